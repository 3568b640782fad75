import { escapeMarkdown, listMarkdown } from '../../shared/markdown.ts';
import { BEFORE_KEYS, BEFORE_LABELS } from './beforeSchema.ts';
import { cellMarkdown } from './cellMarkdown.ts';
import { excerpt } from './excerpt.ts';
import { appliesText } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { componentTwin } from './twinComponents.ts';
import { outsideHref } from './twinNotes.ts';

/**
 * The Markdown twin of a compiled page: its title and what its front matter says to readers, then the author's own
 * text with the edits of the compile pass. `byline`: who wrote it, and when. Empty for pages without a twin.
 */
export function pageTwin(page: PageFactsCollector, byline = ''): string {
  const { twin, titleEnd } = page;
  if (!twin) return '';
  const opening = [description(page), escapeMarkdown(byline), applies(page), before(page)]
    .filter((block) => block !== '')
    .join('\n\n');
  if (titleEnd !== undefined && opening !== '')
    twin.replace({ start: titleEnd, end: titleEnd }, `\n\n${opening}`);
  let index = 0;
  const body = twin.apply(page.slots, (name, props, body) => {
    index += 1;
    return componentTwin(page, { name, index, props, body });
  });
  if (titleEnd !== undefined) return body;
  return [`# ${escapeMarkdown(page.page.title)}`, opening, body]
    .filter((block) => block.trim() !== '')
    .join('\n\n');
}

/** Characters of a page among which its first paragraph begins, or it begins with something else. */
const START = 1_500;

/** The description of the front matter, unless the page begins with the same words. */
function description({ page }: PageFactsCollector): string {
  const given = page.frontMatter.description?.replace(/\s+/g, ' ').trim() ?? '';
  if (given === '') return '';
  const start = page.body.slice(0, START);
  const [word = ''] = /[\p{L}\p{N}]+/u.exec(given) ?? [];
  // Most pages can be told from their first word: reading a paragraph takes time.
  const begins = start.includes(word) ? excerpt(start).replace(/…$/, '') : '';
  return begins !== '' && (given.startsWith(begins) || begins.startsWith(given)) ? '' : escapeMarkdown(given);
}

function applies({ page }: PageFactsCollector): string {
  const badges = (page.frontMatter.applies_to ?? []).map(appliesText).filter(Boolean).join(', ');
  return badges === '' ? '' : `Applies to ${escapeMarkdown(badges)}`;
}

/** The Before you start box: one item for each key. */
function before(page: PageFactsCollector): string {
  const { services, page: source } = page;
  const given = source.frontMatter.before ?? {};
  const resolve = (url: string) => {
    const target = services.resolveLink(source, url);
    return 'href' in target ? { ...target, href: outsideHref(page, target.href) } : target;
  };
  const items = BEFORE_KEYS.flatMap((key) => {
    const texts = (given[key] ?? []).map((text) =>
      cellMarkdown(key === 'ports' ? (services.ports?.describe(text) ?? `\`${text}\``) : text, resolve),
    );
    if (texts.length === 0) return [];
    return [`${BEFORE_LABELS[key]}:${texts.length === 1 ? ` ${texts[0]}` : `\n${listMarkdown(texts)}`}`];
  });
  return items.length === 0 ? '' : `**Before you start**\n\n${listMarkdown(items)}`;
}
