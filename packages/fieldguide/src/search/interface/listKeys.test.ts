import { describe, expect, it } from 'vitest';
import { type KeyFacts, listKey } from './listKeys.ts';

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, composing: false };
const press = (key: string, held: Partial<KeyFacts> = {}): KeyFacts => ({ ...plain, key, ...held });
const activate = (option: number | undefined) => ({ type: 'activate', option });
const open = (option: number, newTab = false) => ({ type: 'open', option, newTab });
const none = { type: 'none' };

describe('a key in the search box', () => {
  it.each([
    ['down, from the text to the first', press('ArrowDown'), undefined, activate(0)],
    ['down, to the next', press('ArrowDown'), 1, activate(2)],
    ['down, from the last back to the text', press('ArrowDown'), 2, activate(undefined)],
    ['up, from the text to the last', press('ArrowUp'), undefined, activate(2)],
    ['up, to the one before', press('ArrowUp'), 2, activate(1)],
    ['up, from the first back to the text', press('ArrowUp'), 0, activate(undefined)],
    ['Home, in the list', press('Home'), 2, activate(0)],
    ['End, in the list', press('End'), 0, activate(2)],
    ['Home, in the text', press('Home'), undefined, none],
    ['End, in the text', press('End'), undefined, none],
    ['Shift and Home mark text', press('Home', { shiftKey: true }), 1, none],
    ['Enter opens the active one', press('Enter'), 1, open(1)],
    ['Enter opens the best answer', press('Enter'), undefined, open(0)],
    ['Control and Enter open a tab', press('Enter', { ctrlKey: true }), 1, open(1, true)],
    ['Cmd and Enter open a tab', press('Enter', { metaKey: true }), undefined, open(0, true)],
    ['Enter that ends a composition is the input method’s', press('Enter', { composing: true }), 1, none],
    ['arrows while composing are the input method’s', press('ArrowDown', { composing: true }), 1, none],
    ['a letter is text', press('a'), 1, none],
    ['Escape is the dialog’s', press('Escape'), 1, none],
  ])('%s', (_, key, active, expected) => {
    expect(listKey(key, { active, count: 3 })).toEqual(expected);
  });

  it('does nothing to an empty list', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter'])
      expect(listKey(press(key), { active: undefined, count: 0 })).toEqual(none);
  });
});
