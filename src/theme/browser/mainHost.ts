import { ARTICLE_ID } from '../../shared/shellIds.ts';
import { enhanceArticle } from '../article/enhanceArticle.ts';
import type { IslandHost } from './islands/islandHost.tsx';
import { articlePainted, nextTask } from './tasks.ts';

/**
 * Owns what stands inside `<main>`. React renders the element and never looks inside: it holds the HTML of the
 * first page, so no later render touches the article on display.
 */
export interface MainHost {
  /** Takes the element that React has made or hydrated. */
  attach(element: HTMLElement | null): void;
  /** Shows another page; `fromTop` where the reader is put at its beginning. */
  swap(next: MainParts, fromTop: boolean): void;
}

interface MainParts {
  html: string;
  /** The end of the article, which a reader at the beginning does not see yet. */
  late: string;
}

export interface MainHostOptions {
  islands: IslandHost;
  /** Resolves when the reader does something. */
  intent: Promise<void>;
}

/** Creates the host of a main part that shows `firstHtml`. */
export function createMainHost(firstHtml: string, { islands, intent }: MainHostOptions): MainHost {
  let element: HTMLElement | null = null;
  const first: MainParts = { html: firstHtml, late: '' };
  let current = first;
  let leave = (): void => undefined;

  function bringToLife(shown: HTMLElement): void {
    islands.show(shown);
    leave();
    leave = enhanceArticle(shown, intent);
  }

  async function fill(fromTop: boolean): Promise<void> {
    if (!element) return;
    const shown = element;
    const mine = current;
    leave();
    shown.innerHTML = mine.html;
    const article = document.getElementById(ARTICLE_ID);
    const addLate = () => article?.insertAdjacentHTML('beforeend', mine.late);
    // A reader who is put further down needs all of it now.
    if (!fromTop) addLate();
    else if (mine.late) article?.setAttribute('data-arriving', '');
    await articlePainted();
    if (current !== mine) return;
    if (fromTop) addLate();
    article?.removeAttribute('data-arriving');
    bringToLife(shown);
  }

  async function attachFirst(attached: HTMLElement): Promise<void> {
    await nextTask();
    if (current === first && element === attached) bringToLife(attached);
  }

  return {
    attach(attached) {
      element = attached;
      // After a crash React makes the element anew, with the first page in it.
      if (current !== first) void fill(false);
      else if (element) void attachFirst(element);
    },
    swap(next, fromTop) {
      current = next;
      void fill(fromTop);
    },
  };
}
