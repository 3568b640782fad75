import { escapeMarkdown, linkMarkdown, titleLine } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { type Translate, withHtml } from '../../shared/texts/translate.ts';
import type { Component, ComponentPage } from '../component.ts';
import type { GlossaryItem } from './glossaryIndex.ts';

/** The site's own glossary from A to Z, complete without scripts. */
export const Glossary: Component = {
  name: 'Glossary',
  place: 'block',
  describe(_, { site: { glossary, t } }) {
    const { entries, groups, file } = glossary;
    if (entries.length === 0) {
      const message = '<Glossary> has nothing to show.';
      const hint = 'Put a glossary.yaml with "- term: ..." and "definition: ..." into the site folder.';
      return { faults: [{ code: 'glossary-empty', message, hint }] };
    }
    return {
      ids: groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
      sections: groups.flatMap(({ items }) =>
        items.flatMap((item) => (item.type === 'term' ? [section(item, t)] : [])),
      ),
      links: entries.flatMap(({ page, pageLine }) =>
        page === undefined ? [] : [{ url: page, file, line: pageLine, column: 1 }],
      ),
    };
  },
  html({ body }, page) {
    const own = new Set(body.ids);
    const { glossary, t } = page.site;
    const { groups } = glossary;
    const letters = groups.map(({ id, letter }) => `<a href="#${id}">${letter}</a>`).join(' ');
    const sections = groups.map(
      ({ id, letter, items }) =>
        `<h2 id="${id}">${letter}${anchor(id, letter, t)}</h2><dl>${items.map((item) => itemHtml(item, own, page)).join('')}</dl>`,
    );
    return `<nav class="letters" aria-label="${escapeHtml(t(english.glossaryLetters))}"><p>${letters}</p></nav>${sections.join('')}`;
  },
  markdown(_, page) {
    const groups = page.site.glossary.groups.map(({ letter, items }) =>
      [`## ${letter}`, ...items.map((item) => itemMarkdown(item, page))].join('\n\n'),
    );
    return groups.join('\n\n');
  },
};

function section({ id, entry }: GlossaryItem, t: Translate) {
  const { term, abbreviation, definition, synonyms } = entry;
  const text = abbreviation === undefined ? term : `${term} (${abbreviation})`;
  const also = synonyms.length > 0 ? [t(english.alsoCalled, { names: synonyms.join(', ') })] : [];
  return { id, level: 3, text, lines: [definition, ...also], kind: 'term' } as const;
}

/** `own`: the ids that the page has left for the glossary. */
function itemHtml(
  { type, id, name, entry }: GlossaryItem,
  own: ReadonlySet<string>,
  page: ComponentPage,
): string {
  const { t } = page.site;
  const { abbreviation, definition, synonyms } = entry;
  const short = type === 'see' || abbreviation === undefined ? '' : ` (${escapeHtml(abbreviation)})`;
  const [idHtml, link] = own.has(id) ? [` id="${escapeHtml(id)}"`, anchor(id, name, t)] : ['', ''];
  const head = `<dt${idHtml}>${escapeHtml(name)}${short}${link}</dt>`;
  if (type === 'see') {
    const link = `<a href="#${escapeHtml(entry.id)}">${escapeHtml(entry.term)}</a>`;
    return `${head}<dd>${withHtml(t, english.see, { link })}</dd>`;
  }
  const also =
    synonyms.length > 0
      ? `<p><small>${escapeHtml(t(english.alsoCalled, { names: synonyms.join(', ') }))}</small></p>`
      : '';
  const more = moreOf(entry.page, page);
  const readMore = more
    ? `<p>${withHtml(t, english.readMore, { link: `<a href="${escapeHtml(more.href)}">${escapeHtml(more.label)}</a>` })}</p>`
    : '';
  return `${head}<dd><p>${escapeHtml(definition)}</p>${also}${readMore}</dd>`;
}

function itemMarkdown({ type, name, entry }: GlossaryItem, page: ComponentPage): string {
  const { t } = page.site;
  const { id, term, abbreviation, definition, synonyms } = entry;
  if (type === 'see') {
    const href = `${page.href}#${encodeURIComponent(id)}`;
    return `${titleLine(name)}: ${t(english.seeMarkdown, { link: linkMarkdown(escapeMarkdown(term), href) })}`;
  }
  const title = abbreviation === undefined ? name : `${name} (${abbreviation})`;
  const also =
    synonyms.length > 0 ? ` ${t(english.alsoCalled, { names: escapeMarkdown(synonyms.join(', ')) })}.` : '';
  const more = moreOf(entry.page, page);
  const readMore = more
    ? ` ${t(english.more, { link: linkMarkdown(escapeMarkdown(more.label), more.href) })}`
    : '';
  return `${titleLine(title)}: ${escapeMarkdown(definition)}${also}${readMore}`;
}

/** The page that tells more of a term; where it is still to be written, there is no link. */
function moreOf(
  url: string | undefined,
  { resolveLink, site }: ComponentPage,
): { label: string; href: string } | undefined {
  const target = url === undefined ? undefined : resolveLink(url);
  if (url === undefined || !target || !('href' in target)) return undefined;
  const label = target.kind === 'page' ? site.titleOf(target.route) : undefined;
  return { label: label ?? url, href: target.href };
}

function anchor(id: string, name: string, t: Translate): string {
  const label = escapeHtml(t(english.directLink, { name }));
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
}
