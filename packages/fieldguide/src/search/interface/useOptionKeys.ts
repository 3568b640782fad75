import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { walkByKeys } from '../../shared/ui/focusKeys.ts';
import { isFinal } from '../answerState.ts';
import { listKey } from './listKeys.ts';
import type { SearchControls } from './useSearch.ts';

interface Options {
  /** The text box, which is not React's. */
  field: HTMLElement;
  /** Holds the list. */
  frame: RefObject<HTMLElement | null>;
  listId: string;
  /** Options on display. */
  count: number;
  view: SearchControls;
  /** Called before a result opens in a new tab; in this one it is clicked. */
  onNewTab: () => void;
}

/** Works the list of results from the text box (ARIA practices, combobox), and by the mouse that moves over it. */
export function useOptionKeys({ field, frame, listId, count, view, onNewTab }: Options) {
  const [active, setActive] = useState<number>();
  /** Enter was pressed before the answer had come. */
  const hurried = useRef(false);
  const { response, isWaiting } = view;
  const isListed = count > 0;

  useLayoutEffect(() => {
    const states = {
      expanded: String(isListed),
      controls: isListed && listId,
      activedescendant: isListed && active !== undefined && `${listId}-${active}`,
    };
    for (const [name, value] of Object.entries(states)) {
      if (value === false) field.removeAttribute(`aria-${name}`);
      else field.setAttribute(`aria-${name}`, value);
    }
  }, [field, listId, isListed, active]);

  function option(number: number): HTMLAnchorElement | undefined {
    return frame.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[number];
  }

  function open(number: number, newTab: boolean): void {
    const link = option(number);
    if (!link) return;
    if (newTab) {
      onNewTab();
      window.open(link.href, '_blank', 'noopener');
    } else link.click();
  }

  function activate(number: number | undefined): void {
    setActive(number);
    if (number === undefined) frame.current?.scrollTo({ top: 0 });
    else option(number)?.scrollIntoView({ block: 'nearest' });
  }

  // Waits for the texts as well: they say which words the page marks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the answer comes that Enter waits for
  useEffect(() => {
    if (!response || !isFinal(response.state) || !hurried.current) return;
    hurried.current = false;
    open(0, false);
  }, [response]);

  return {
    /** Number of the active option; undefined while the reader is in the text. */
    active,
    /** Other words: no option is active, and nothing is waiting to be opened. */
    reset() {
      if (active !== undefined) setActive(undefined);
      hurried.current = false;
    },
    /** Opens the best answer as soon as it is there: Enter was pressed before. */
    openBest() {
      hurried.current = true;
    },
    onKey(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      // Safari says 229 for the key that ends a composition.
      const composing = event.isComposing || event.keyCode === 229;
      // What is on display answers an earlier query.
      if (key === 'Enter' && !composing && active === undefined && isWaiting()) {
        event.preventDefault();
        hurried.current = true;
        return;
      }
      const meaning = listKey({ key, ctrlKey, metaKey, shiftKey, altKey, composing }, { active, count });
      if (meaning.type === 'none') return;
      event.preventDefault();
      if (meaning.type === 'activate') activate(meaning.option);
      else open(meaning.option, meaning.newTab);
    },
    onPointerMove({ target, pointerType }: PointerEvent): void {
      const pointed = target instanceof Element ? target.closest('[role=option]') : null;
      if (pointed && pointerType === 'mouse')
        setActive(Number(pointed.id.slice(pointed.id.lastIndexOf('-') + 1)));
    },
  };
}

/**
 * Arrow keys lead from the box to the list below it and back, if that is not a list of results: recent searches
 * and suggestions.
 */
export function moveInEntries(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !(event.currentTarget instanceof HTMLElement)) return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('[name=q], [data-entry]');
  walkByKeys(
    [...stops].map((stop) => [stop]),
    event,
  );
}
