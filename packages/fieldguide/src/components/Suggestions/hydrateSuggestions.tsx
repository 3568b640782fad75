import { type ReactNode, useEffect, useState } from 'react';
import type { PageLink } from '../../shared/facts.ts';
import * as english from '../../shared/texts/english.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { decodePath, routeOfPath } from '../../shared/url.ts';
import { fetchTree } from '../../theme/browser/tree.ts';
import { islandData, mountIsland } from '../../theme/islands.tsx';
import { SectionList, StartAgain } from '../../theme/pages.tsx';
import { nearestPages, pathWords } from './nearestPages.ts';

/** Puts what scripts know in the place of the not-found page's plain line of links. */
export function hydrate(element: HTMLElement): () => void {
  const data = islandData<SuggestionsData>(element);
  const suggestions = <Suggestions data={data} pathname={location.pathname} />;
  return mountIsland(element, suggestions, { hydrate: false });
}

/** What the not-found page tells its island; travels in `data-props`. */
interface SuggestionsData {
  treeHref: string;
  baseUrl: string;
  homeHref: string;
  searchHref: string;
}

/** Ways on from an address that leads nowhere: the pages most like it, and a search for its words. */
export function Suggestions({ data, pathname }: { data: SuggestionsData; pathname: string }): ReactNode {
  const t = useTexts();
  const { treeHref, baseUrl } = data;
  const asked = routeOfPath(pathname, { baseUrl }) ?? pathname;
  // The not-found page by its own name asks for nothing.
  const route = asked === '/404/' ? '/' : asked;
  const [pages, setPages] = useState<PageLink[]>([]);

  useEffect(() => {
    const gone = new AbortController();
    fetchTree(treeHref, gone.signal)
      .then((tree) => setPages(nearestPages(route, tree, baseUrl)))
      // The page is whole without: its sections and the search are there.
      .catch(() => undefined);
    return () => gone.abort();
  }, [treeHref, baseUrl, route]);

  return (
    <>
      <StartAgain homeHref={data.homeHref} searchHref={data.searchHref} words={pathWords(route).join(' ')} />
      {pages.length > 0 && (
        <section aria-labelledby="suggestions">
          <h2 id="suggestions">{t(english.similarAddresses)}</h2>
          <SectionList items={pages.map((page) => ({ ...page, description: decodePath(page.href) }))} />
        </section>
      )}
    </>
  );
}
