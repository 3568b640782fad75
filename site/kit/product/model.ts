import type { Place } from 'fieldguide';
import type { Entries, EntryKind } from './schema.ts';

/** One entry of the model. */
export interface Entry<T> extends Place {
  id: string;
  /** Path as messages name it. */
  file: string;
  value: T;
  /** The place of a part of it. */
  placeOf(...keys: string[]): Place;
}

/** The model of the product: every entry by its kind and id. */
export type Model = { [K in EntryKind]: ReadonlyMap<string, Entry<Entries<K>>> };

/** The model of a product that nothing is said of. */
export function emptyModel(): Model {
  return {
    screens: new Map(),
    fields: new Map(),
    imports: new Map(),
    downloads: new Map(),
    files: new Map(),
    limits: new Map(),
    messages: new Map(),
    accounts: new Map(),
  };
}
