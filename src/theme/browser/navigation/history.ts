import { isRecord, parseJson } from '../../../shared/text.ts';
import type { TextStorage } from '../../../shared/ui/storage.ts';
import type { Position } from './scroll.ts';

const STATE_KEY = 'fieldguideEntry';

/** Names the entries of the tab's history, so that each can have its scroll position. */
export interface HistoryEntries {
  /** Name of the current entry; an entry without a name (followed `#` link) gets one. */
  current(): string;
  /** Name the current entry already has, if any. */
  known(): string | undefined;
  push(url: string): string;
}

/** Wraps `window.history`. Other parts of the app may keep their own values in the state object. */
export function createHistoryEntries(history: History, now: () => number): HistoryEntries {
  let made = 0;

  function newName(): string {
    made += 1;
    // Entries outlive the page: names must differ from those of earlier loads.
    return `${Math.round(now()).toString(36)}-${made}`;
  }

  function known(): string | undefined {
    const name: unknown = isRecord(history.state) ? history.state[STATE_KEY] : undefined;
    return typeof name === 'string' ? name : undefined;
  }

  return {
    known,
    current() {
      const found = known();
      if (found !== undefined) return found;
      const name = newName();
      const others = isRecord(history.state) ? history.state : {};
      history.replaceState({ ...others, [STATE_KEY]: name }, '');
      return name;
    },
    push(url) {
      const name = newName();
      history.pushState({ [STATE_KEY]: name }, '', url);
      return name;
    },
  };
}

const STORAGE_KEY = 'fieldguide.scroll';

/** Where the reader was on each history entry of this tab. */
export interface ScrollPositions {
  save(entry: string, position: Position): void;
  get(entry: string): Position | undefined;
  /** Writes all to session storage: entries outlive a full page load. */
  persist(): void;
}

/** Remembers scroll positions by history entry; the oldest go first when there are more than `limit`. */
export function createScrollPositions(storage: TextStorage, limit = 100): ScrollPositions {
  const positions = new Map<string, Position>(parse(storage.read(STORAGE_KEY)));
  return {
    save(entry, position) {
      positions.delete(entry);
      positions.set(entry, position);
      const oldest = positions.keys().next();
      if (positions.size > limit && !oldest.done) positions.delete(oldest.value);
    },
    get: (entry) => positions.get(entry),
    persist() {
      storage.write(STORAGE_KEY, JSON.stringify([...positions].map(([entry, { x, y }]) => [entry, x, y])));
    },
  };
}

function parse(text: string | undefined): [string, Position][] {
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
