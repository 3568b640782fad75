import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import { routeHref } from '../../shared/url.ts';
import type { TermTips } from '../content/pageTerms.ts';
import { createTermMatcher } from '../content/termMatcher.ts';
import type { Site } from '../site/types.ts';

/** Tips on terms; none for a site without a page that shows its glossary. */
export function createTermTips(
  entries: readonly GlossaryEntry[],
  { table, urls }: Pick<Site, 'table' | 'urls'>,
): TermTips | undefined {
  const terms = entries.filter(({ tip }) => tip);
  if (terms.length === 0) return undefined;
  for (const { route, source } of table.pages.values())
    if (/^\s*<Glossary[\s/>]/m.test(source?.body ?? ''))
      return {
        find: createTermMatcher(terms),
        route,
        href: (id) => routeHref(route, urls, `#${encodeURIComponent(id)}`),
      };
  return undefined;
}
