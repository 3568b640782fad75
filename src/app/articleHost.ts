import { enhanceArticle } from '../theme/article/enhanceArticle.ts';
import type { IslandHost } from './islands/islandHost.tsx';
import { afterPaint } from './tasks.ts';

/**
 * Owns what stands inside `<article>`. React renders the element and never looks inside: it holds the
 * HTML of the first page, so no later render touches the article on display.
 */
export interface ArticleHost {
  /** Takes the element that React has made or hydrated. */
  attach(element: HTMLElement | null): void;
  /** Shows another article. */
  swap(html: string): void;
}

/** Creates the host of an article that shows `firstHtml`. */
export function createArticleHost(firstHtml: string, islands: IslandHost): ArticleHost {
  let element: HTMLElement | null = null;
  let html = firstHtml;
  let stopWatching = (): void => undefined;

  function fill(): void {
    if (!element) return;
    element.innerHTML = html;
    stopWatching();
    islands.show(element);
    void afterPaint().then(watch);
  }

  function watch(): void {
    stopWatching();
    if (element) stopWatching = enhanceArticle(element);
  }

  return {
    attach(attached) {
      element = attached;
      // After a crash React makes the element anew, with the first page in it.
      if (html !== firstHtml) fill();
      else if (element) islands.show(element);
    },
    swap(next) {
      html = next;
      fill();
    },
  };
}
