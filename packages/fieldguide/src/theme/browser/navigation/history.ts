import { isRecord, parseJson } from '../../../shared/text.ts';
import { readStored, SCROLL_KEY, writeStored } from '../../../shared/ui/storage.ts';
import type { Position } from './scroll.ts';

const STATE_KEY = 'fieldguideEntry';

/**
 * Names the entries of the tab's history, so that each can have its scroll position. Other parts of the app may keep
 * their own values in the state object.
 */
export function createHistoryEntries() {
  let made = 0;

  function newName(): string {
    made += 1;
    // Entries outlive the page: names must differ from those of earlier loads.
    return `${Date.now().toString(36)}-${made}`;
  }

  /** Name the current entry already has, if any. */
  function known(): string | undefined {
    const name: unknown = isRecord(history.state) ? history.state[STATE_KEY] : undefined;
    return typeof name === 'string' ? name : undefined;
  }

  /** Name of the current entry; an entry without a name (followed `#` link) gets one. */
  function current(): string {
    const found = known();
    if (found !== undefined) return found;
    const name = newName();
    const others = isRecord(history.state) ? history.state : {};
    history.replaceState({ ...others, [STATE_KEY]: name }, '');
    return name;
  }

  function push(url: string): string {
    const name = newName();
    history.pushState({ [STATE_KEY]: name }, '', url);
    return name;
  }

  return { known, current, push };
}

/** Remembers where the reader was on each history entry of this tab; the oldest go first when there are more than `limit`. */
export function createScrollPositions(limit = 100) {
  const positions = new Map<string, Position>(parse(readStored('sessionStorage', SCROLL_KEY)));
  return {
    save(entry: string, position: Position): void {
      positions.delete(entry);
      positions.set(entry, position);
      const oldest = positions.keys().next();
      if (positions.size > limit && !oldest.done) positions.delete(oldest.value);
    },
    get: (entry: string) => positions.get(entry),
    /** Writes all to session storage: entries outlive a full page load. */
    persist(): void {
      const rows = [...positions].map(([entry, { x, y }]) => [entry, x, y]);
      writeStored('sessionStorage', SCROLL_KEY, JSON.stringify(rows));
    },
  };
}

function parse(text: string | null): [string, Position][] {
  const rows = parseJson(text);
  // Positions are a comfort: without any, each page starts at its top.
  return Array.isArray(rows) ? rows.flatMap(parseRow) : [];
}

function parseRow(row: unknown): [string, Position][] {
  if (!Array.isArray(row)) return [];
  const [entry, x, y]: unknown[] = row;
  return typeof entry === 'string' && typeof x === 'number' && typeof y === 'number'
    ? [[entry, { x, y }]]
    : [];
}
