import type { TextStorage } from '../textStorage.ts';
import type { Position } from './nextScroll.ts';

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
  try {
    const rows: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(rows) ? rows.flatMap(parseRow) : [];
  } catch {
    // Another script wrote under our key: positions are a comfort, start without.
    return [];
  }
}

function parseRow(row: unknown): [string, Position][] {
  if (!Array.isArray(row)) return [];
  const [entry, x, y]: unknown[] = row;
  return typeof entry === 'string' && typeof x === 'number' && typeof y === 'number'
    ? [[entry, { x, y }]]
    : [];
}
