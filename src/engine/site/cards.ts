import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import type { PageCards, TermCards } from '../../shared/types.ts';
import { decodePath } from '../../shared/url.ts';
import type { CompiledPage } from '../content/compile.ts';

/** What tips on terms show, by the term's anchor. */
export function termCards(entries: readonly GlossaryEntry[]): TermCards {
  return Object.fromEntries(entries.map(({ id, term, definition }) => [id, [term, definition]]));
}

export interface CardPage {
  page: { route: string; title: string; description: string };
  compiled: Pick<CompiledPage, 'headings' | 'links'>;
}

/** What cards on links show, by route. Of the headings, only those that some link of the site leads to. */
export function pageCards(pages: readonly CardPage[]): PageCards {
  const linked = new Set<string>();
  for (const { compiled } of pages)
    for (const { target } of compiled.links)
      if (target.kind === 'page' && target.hash)
        linked.add(`${target.route}#${decodePath(target.hash.slice(1))}`);
  return Object.fromEntries(
    pages.map(({ page, compiled }) => {
      const wanted = compiled.headings.filter(({ id }) => linked.has(`${page.route}#${id}`));
      const headings = Object.fromEntries(wanted.map(({ id, text }) => [id, text]));
      const { title, description, route } = page;
      const card: PageCards[string] =
        wanted.length > 0 ? [title, description, headings] : [title, description];
      return [route, card];
    }),
  );
}
