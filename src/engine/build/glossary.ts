import { routeHref } from '../../shared/url.ts';
import type { GlossaryParts, GlossaryPartsItem } from '../../theme/article/glossary.ts';
import type { ComponentFacts, ResolvedLink } from '../content/compile.ts';
import type { GlossaryEntry } from '../content/glossaryEntries.ts';
import type { GlossaryFile } from '../content/glossaryFile.ts';
import type { TermTips } from '../content/pageTerms.ts';
import { createTermMatcher } from '../content/termMatcher.ts';
import { type GlossaryGroup, type GlossaryItem, glossaryIndex } from '../site/glossaryIndex.ts';
import type { Site } from '../site/site.ts';

/** What `<Glossary>` needs of the rest of the site. */
export interface GlossaryContext {
  groups: readonly GlossaryGroup[];
  resolveLink(url: string): ResolvedLink;
  titleOf(route: string): string | undefined;
}

/** Headings, anchors, links and text of `<Glossary>`. */
export function describeGlossary({ entries, file }: GlossaryFile): ComponentFacts {
  if (entries.length === 0) {
    const message = '<Glossary> has nothing to show.';
    const hint = 'Put a glossary.yaml with "- term: ..." and "definition: ..." into the site folder.';
    return { faults: [{ severity: 'error', code: 'glossary-empty', message, hint }] };
  }
  const groups = glossaryIndex(entries);
  return {
    ids: groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    sections: groups.flatMap(({ id, letter, items }) => [
      { id, level: 2, text: letter, lines: [] },
      ...items.flatMap((item) => (item.type === 'term' ? [section(item)] : [])),
    ]),
    links: entries.flatMap(({ page, pageLine }) =>
      page === undefined ? [] : [{ url: page, file, line: pageLine, column: 1 }],
    ),
  };
}

function section({ id, entry }: GlossaryItem) {
  const { term, abbreviation, definition, synonyms } = entry;
  const text = abbreviation === undefined ? term : `${term} (${abbreviation})`;
  const also = synonyms.length > 0 ? [`Also called: ${synonyms.join(', ')}`] : [];
  return { id, level: 3, text, lines: [definition, ...also] };
}

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

/** The parts of `<Glossary>` for the theme; `ids` are those the page has left for it. */
export function glossaryParts(ids: readonly string[], context: GlossaryContext): GlossaryParts {
  const own = new Set(ids);
  return {
    groups: context.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => partsOf(item, own, context)),
    })),
  };
}

function partsOf(item: GlossaryItem, own: ReadonlySet<string>, context: GlossaryContext): GlossaryPartsItem {
  const { type, id, name, entry } = item;
  const parts = {
    ...(own.has(id) ? { id } : {}),
    name,
    definition: entry.definition,
    synonyms: entry.synonyms,
  };
  if (type === 'see') return { ...parts, see: { label: entry.term, href: `#${entry.id}` } };
  const more = moreOf(entry.page, context);
  const { abbreviation } = entry;
  return { ...parts, ...(abbreviation === undefined ? {} : { abbreviation }), ...(more ? { more } : {}) };
}

/** Where a term's page is still to be written, there is no link. */
function moreOf(
  page: string | undefined,
  { resolveLink, titleOf }: GlossaryContext,
): GlossaryPartsItem['more'] {
  const target = page === undefined ? undefined : resolveLink(page);
  if (page === undefined || !target || target.kind === 'pending') return undefined;
  const label = target.kind === 'page' ? titleOf(target.route) : undefined;
  return { label: label ?? page, href: target.href };
}
