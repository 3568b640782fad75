import { enhanceArticle } from '../theme/article/enhanceArticle.ts';
import type { IslandHost } from './islands/islandHost.tsx';
import { articlePainted } from './tasks.ts';

/**
 * Owns what stands inside `<article>`. React renders the element and never looks inside: it holds the
 * HTML of the first page, so no later render touches the article on display.
 */
export interface ArticleHost {
  /** Takes the element that React has made or hydrated. */
  attach(element: HTMLElement | null): void;
  /** Shows another article; `fromTop` where the reader is put at its beginning. */
  swap(html: string, fromTop: boolean): void;
}

/** About what a window shows: the rest of an article is laid out after the reader sees its beginning. */
const FIRST_BLOCKS = 12;

/** Creates the host of an article that shows `firstHtml`. */
export function createArticleHost(firstHtml: string, islands: IslandHost): ArticleHost {
  let element: HTMLElement | null = null;
  let html = firstHtml;
  let stopWatching = (): void => undefined;

  async function fill(fromTop: boolean): Promise<void> {
    if (!element) return;
    const shown = element;
    const mine = html;
    stopWatching();
    shown.innerHTML = mine;
    // The style sheet leaves out all but the first blocks of an article that is arriving.
    const long = shown.childElementCount > FIRST_BLOCKS;
    shown.toggleAttribute('data-arriving', fromTop && long);
    await articlePainted();
    if (html !== mine) return;
    shown.removeAttribute('data-arriving');
    islands.show(shown);
    stopWatching();
    stopWatching = enhanceArticle(shown);
  }

  return {
    attach(attached) {
      element = attached;
      // After a crash React makes the element anew, with the first page in it.
      if (html !== firstHtml) void fill(false);
      else if (element) islands.show(element);
    },
    swap(next, fromTop) {
      html = next;
      void fill(fromTop);
    },
  };
}
