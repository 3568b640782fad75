/** What a key means to the list of results while the text box has the focus. */
export type ListKey =
  /** The option at this place becomes the active one; `undefined`: none, the reader is back in the text. */
  | { type: 'activate'; option: number | undefined }
  | { type: 'open'; option: number; newTab: boolean }
  /** The list has nothing to do with it. */
  | { type: 'none' };

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export interface KeyFacts extends KeyPress {
  /** An input method is composing, or this key ends it. */
  composing: boolean;
}

export interface ListFacts {
  active: number | undefined;
  count: number;
}

const NONE: ListKey = { type: 'none' };

/** The keys of a combobox with a list (ARIA practices). Enter without an active option opens the best answer. */
export function listKey({ key, composing, ...held }: KeyFacts, { active, count }: ListFacts): ListKey {
  if (composing || count === 0) return NONE;
  const control = held.ctrlKey || held.metaKey;
  if (key === 'Enter') {
    return held.altKey || held.shiftKey ? NONE : { type: 'open', option: active ?? 0, newTab: control };
  }
  if (control || held.altKey || held.shiftKey) return NONE;
  const last = count - 1;
  const activate = (option: number | undefined): ListKey => ({ type: 'activate', option });
  switch (key) {
    case 'ArrowDown':
      return activate(active === undefined ? 0 : active < last ? active + 1 : undefined);
    case 'ArrowUp':
      return activate(active === undefined ? last : active > 0 ? active - 1 : undefined);
    case 'Home':
      return active === undefined ? NONE : activate(0);
    case 'End':
      return active === undefined ? NONE : activate(last);
    default:
      return NONE;
  }
}
