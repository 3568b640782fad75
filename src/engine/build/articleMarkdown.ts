import {
  codeMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
  tableMarkdown,
  titleLine,
} from '../../shared/markdown.ts';
import { routeHref } from '../../shared/url.ts';
import { cellMarkdown } from '../content/cellMarkdown.ts';
import type { ComponentCall } from '../content/compile.ts';
import type { PageSource } from '../content/pageSource.ts';
import type { ComponentProps } from '../content/slots.ts';
import type { Site } from '../site/site.ts';
import { childPages, type PageCard } from './childPages.ts';
import { type DataTableContext, dataDownloads, selectData } from './dataTable.ts';
import type { GlossaryContext } from './glossary.ts';

export interface MarkdownContext {
  page: PageSource;
  site: Site;
  data: DataTableContext;
  glossary: GlossaryContext;
}

/** What a component shows of the site around its page, in Markdown; undefined for a component that shows its body. */
export function articleMarkdown(
  { name, props }: ComponentCall,
  context: MarkdownContext,
): string | undefined {
  switch (name) {
    case 'DataTable':
      return dataTable(props, context.data);
    case 'Glossary':
      return glossary(context);
    case 'DocCardList':
      return cardsMarkdown(childPages(context.page.route, context.site));
    // The rows they choose from stand in tables of the page.
    case 'FirewallPlanner':
      return `The ${pageLink('firewall planner', context)} on this page turns the features you choose into firewall rules.`;
    case 'SizingCalculator':
      return `The ${pageLink('sizing calculator', context)} on this page turns numbers of devices and workloads into sizes of machines.`;
    default:
      return undefined;
  }
}

/** Links to pages, with what each is about. */
export function cardsMarkdown(cards: readonly PageCard[]): string {
  return listMarkdown(
    cards.map(({ label, href, description }) => {
      const link = linkMarkdown(escapeMarkdown(label), href);
      return description === '' ? link : `${link}: ${escapeMarkdown(description)}`;
    }),
  );
}

/** The same rows and columns as on the page. */
function dataTable(props: ComponentProps, context: DataTableContext): string {
  const selected = selectData(context.sets, props);
  if ('fault' in selected) return '';
  const { columns, rows } = selected;
  const light = (text: string) => cellMarkdown(text, context.resolveLink);
  const cells = rows.map((row) =>
    columns.map(({ key, format }) => {
      const cell = row.cells[key] ?? '';
      if (cell === '') return '';
      if (format === 'code') return codeMarkdown(cell);
      if (format !== 'route') return light(cell);
      const title = escapeMarkdown(context.titleOf(cell) ?? cell);
      const target = context.resolveLink(cell);
      return target.kind === 'pending' ? title : linkMarkdown(title, target.href);
    }),
  );
  const links = dataDownloads(selected, context).map(({ label, href }) => linkMarkdown(label, href));
  return [
    ...(typeof props.caption === 'string' ? [titleLine(props.caption)] : []),
    tableMarkdown([columns.map(({ label }) => light(label)), ...cells]),
    ...(links.length > 0 ? [`All rows: ${links.join(', ')}`] : []),
  ].join('\n\n');
}

function glossary({ page, site, glossary }: MarkdownContext): string {
  const groups = glossary.groups.map(({ letter, items }) => {
    const terms = items.map(({ type, name, entry }) => {
      const { id, term, abbreviation, definition, synonyms } = entry;
      if (type === 'see') {
        const href = routeHref(page.route, site.urls, `#${encodeURIComponent(id)}`);
        return `${titleLine(name)}: see ${linkMarkdown(escapeMarkdown(term), href)}`;
      }
      const title = abbreviation === undefined ? name : `${name} (${abbreviation})`;
      const also = synonyms.length > 0 ? ` Also called: ${escapeMarkdown(synonyms.join(', '))}.` : '';
      return `${titleLine(title)}: ${escapeMarkdown(definition)}${also}${moreAbout(entry.page, glossary)}`;
    });
    return [`## ${letter}`, ...terms].join('\n\n');
  });
  return groups.join('\n\n');
}

function moreAbout(page: string | undefined, { resolveLink, titleOf }: GlossaryContext): string {
  const target = page === undefined ? undefined : resolveLink(page);
  if (page === undefined || !target || target.kind === 'pending') return '';
  const label = target.kind === 'page' ? titleOf(target.route) : undefined;
  return ` More: ${linkMarkdown(escapeMarkdown(label ?? page), target.href)}`;
}

function pageLink(label: string, { page, site }: MarkdownContext): string {
  return linkMarkdown(label, routeHref(page.route, site.urls));
}
