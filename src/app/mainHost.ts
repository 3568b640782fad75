import { ARTICLE_ID } from '../shared/shellIds.ts';
import { enhanceArticle } from '../theme/article/enhanceArticle.ts';
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
  swap(html: string, fromTop: boolean): void;
}

/** About what a window shows: the rest of an article is laid out after the reader sees its beginning. */
const FIRST_BLOCKS = 12;

/** Creates the host of a main part that shows `firstHtml`. */
export function createMainHost(firstHtml: string, islands: IslandHost): MainHost {
  let element: HTMLElement | null = null;
  let html = firstHtml;
  let leave = (): void => undefined;

  function bringToLife(shown: HTMLElement): void {
    islands.show(shown);
    leave();
    leave = enhanceArticle(shown);
  }

  async function fill(fromTop: boolean): Promise<void> {
    if (!element) return;
    const shown = element;
    const mine = html;
    leave();
    shown.innerHTML = mine;
    const article = document.getElementById(ARTICLE_ID);
    // The style sheet leaves out all but the first blocks of an article that is arriving.
    const long = article !== null && article.childElementCount > FIRST_BLOCKS;
    article?.toggleAttribute('data-arriving', fromTop && long);
    await articlePainted();
    if (html !== mine) return;
    article?.removeAttribute('data-arriving');
    bringToLife(shown);
  }

  async function attachFirst(first: HTMLElement): Promise<void> {
    await nextTask();
    if (html === firstHtml && element === first) bringToLife(first);
  }

  return {
    attach(attached) {
      element = attached;
      // After a crash React makes the element anew, with the first page in it.
      if (html !== firstHtml) void fill(false);
      else if (element) void attachFirst(element);
    },
    swap(next, fromTop) {
      html = next;
      void fill(fromTop);
    },
  };
}
