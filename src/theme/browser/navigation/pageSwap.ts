import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import type { AppView } from '../App.tsx';
import { applyHead } from '../head.ts';
import type { MainHost } from '../mainHost.ts';
import type { PageDocument } from '../pageDocument.ts';
import type { ShownPage } from '../shownPage.ts';
import type { Store } from '../store.ts';
import { articlePainted } from '../tasks.ts';
import type { NavigationOptions } from './createNavigation.ts';

export interface PageSwap {
  swap: NavigationOptions['swap'];
  /** To be called when the shell of a page is on screen. */
  shellShown(): void;
}

/** Shows a page in the place of another: its article at once, the shell around it when the reader sees that. */
export function createPageSwap(
  first: PageDocument,
  { views, main }: { views: Store<AppView>; main: MainHost },
): PageSwap {
  let settled = (): void => undefined;
  /** The page that was shown last; its shell may still be on its way. */
  let latest = first.page;

  return {
    shellShown: () => settled(),
    swap(next, { fromTop, onSettled }) {
      const before = views.get();
      settled = onSettled;
      main.swap({ html: next.html.main, late: next.late }, fromTop);
      // A copy, so that the same facts shown again are news.
      const shown = { ...next.page };
      latest = shown;
      const update = () => {
        applyHead(document, next.head);
        const html = { ...next.html, main: first.html.main };
        views.set({ ...views.get(), site: next.site, page: shown, html });
      };
      // The reader waits for the article. The shell around it follows in slices, unless it would stand wrong.
      if (sameLayout(before, next)) {
        void articlePainted().then(() => latest === shown && startTransition(update));
      } else flushSync(update);
    },
  };
}

/** True where the shells of two pages have the same parts in the same places. */
function sameLayout(one: Omit<ShownPage, 'site'>, other: ShownPage): boolean {
  return (
    one.page.kind === other.page.kind &&
    one.page.sidebar?.id === other.page.sidebar?.id &&
    (one.html.toc === '') === (other.html.toc === '')
  );
}
