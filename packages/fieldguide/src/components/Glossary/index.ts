import type { Nodes } from 'mdast';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { withHtml } from '../../shared/texts/withHtml.ts';
import type { Component, ComponentPage } from '../component.ts';
import { decoration, h, link, paragraph, textNodes } from '../nodes.ts';
import type { GlossaryItem } from './glossaryIndex.ts';

/** The site's own glossary from A to Z, complete without scripts. */
export const Glossary: Component = {
  name: 'Glossary',
  place: 'block',
  expand(_, page) {
    const { glossary, t } = page.site;
    const { entries, groups } = glossary;
    if (entries.length === 0) {
      const message = '<Glossary> has nothing to show.';
      const hint = 'Put a glossary.yaml with "- term: ..." and "definition: ..." into the site folder.';
      page.report({ code: 'glossary-empty', message, hint });
      return [];
    }
    const letters = groups.map(({ id, letter }) => `<a href="#${id}">${letter}</a>`).join(' ');
    return [
      decoration(
        `<nav class="letters" aria-label="${escapeHtml(t(english.glossaryLetters))}"><p>${letters}</p></nav>`,
      ),
      ...groups.flatMap(({ id, letter, items }) => [
        decoration(
          `<h2${page.takeId(id) ? ` id="${id}">${letter}${anchor(id, letter, t)}` : `>${letter}`}</h2>`,
        ),
        h('dl', {}, ...items.flatMap((item) => itemNodes(item, page))),
      ]),
    ];
  },
};

/** A term with its definition. Abbreviations before a term are hidden from screen readers: the term includes them. */
function itemNodes({ type, id, name, entry }: GlossaryItem, page: ComponentPage): Nodes[] {
  const { abbreviation, definition, synonyms } = entry;
  const { t } = page.site;
  const own = page.takeId(id);
  const hash = own ? anchor(id, name, t) : '';
  if (type === 'see') {
    const link = `<a href="#${escapeHtml(entry.id)}">${escapeHtml(entry.term)}</a>`;
    const head = `<dt${own ? ` id="${escapeHtml(id)}"` : ''}>${escapeHtml(name)}${hash}</dt>`;
    return [decoration(`${head}<dd>${withHtml(t, english.see, { link })}</dd>`)];
  }
  const term = abbreviation === undefined ? name : `${name} (${abbreviation})`;
  return [
    { ...h('dt', { id: own ? id : undefined }, term, decoration(hash)), data: { isTerm: true } },
    h(
      'dd',
      {},
      paragraph(definition),
      ...(synonyms.length > 0
        ? [paragraph(h('small', {}, t(english.alsoCalled, { names: synonyms.join(', ') })))]
        : []),
      ...readMore(entry, page),
    ),
  ];
}

/** The page with more about a term; no link if the page is still to be written. */
function readMore(entry: GlossaryItem['entry'], { resolveLink, site }: ComponentPage): Nodes[] {
  if (entry.page === undefined) return [];
  const place = { file: site.glossary.file, line: entry.pageLine, column: 1 };
  const target = resolveLink(entry.page, place);
  if (!('href' in target)) return [];
  const label = target.kind === 'page' ? site.titleOf(target.route) : undefined;
  const more = paragraph(
    ...textNodes(site.t, english.readMore, { link: [link(target.href, label ?? entry.page)] }),
  );
  return [{ ...more, data: { isAside: true } }];
}

function anchor(id: string, name: string, t: Translate): string {
  const label = escapeHtml(t(english.directLink, { name }));
  return `<a class="hash-link" href="#${escapeHtml(encodeURIComponent(id))}" aria-label="${label}" title="${label}"></a>`;
}
