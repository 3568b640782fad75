import { badgesText } from '../../components/AppliesTo/badges.ts';
import { type ComponentCall, dedent, outsideHref, type ResolvedLink } from '../../components/component.ts';
import { lightMarkdown } from '../../shared/lightMarkdown.ts';
import { escapeMarkdown, indentLines, listMarkdown } from '../../shared/markdown.ts';
import { excerpt } from './excerpt.ts';
import type { PageBoxes } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';

/**
 * The Markdown twin of a compiled page: its title and what its front matter says to readers, then the author's own
 * text with the edits of the compile pass. `byline`: who wrote it, and when. Empty for pages without a twin.
 */
export function pageTwin(page: PageFactsCollector, boxes: PageBoxes, byline = ''): string {
  const { twin, titleEnd } = page;
  if (!twin) return '';
  const applies = boxes.badges.length === 0 ? '' : `Applies to ${escapeMarkdown(badgesText(boxes.badges))}`;
  const opening = [description(page), escapeMarkdown(byline), applies, before(page, boxes)]
    .filter((block) => block !== '')
    .join('\n\n');
  if (titleEnd !== undefined && opening !== '')
    twin.replace({ start: titleEnd, end: titleEnd }, `\n\n${opening}`);
  let index = 0;
  const { componentPage } = page;
  const own = { ...componentPage, resolveLink: resolveFromOutside(page) };
  const body = twin.apply(page.slots, (component, props, body) => {
    index += 1;
    const call: ComponentCall = { index, props, body };
    const shown = component.markdown?.(call, own) ?? dedent(body.html);
    const { indent = '' } = body;
    // It stands as far in as its tag. Nothing in a quote is moved: its marks stand in front of each line already.
    return indentLines(shown, indent.includes('>') ? '' : indent);
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

/** Links of the page as they are written in another file. */
function resolveFromOutside({ componentPage }: PageFactsCollector): (url: string) => ResolvedLink {
  return (url) => {
    const target = componentPage.resolveLink(url);
    return 'href' in target ? { ...target, href: outsideHref(target.href, componentPage) } : target;
  };
}

/** The Before you start box: one item for each key. */
function before(page: PageFactsCollector, { before: given }: PageBoxes): string {
  const resolve = resolveFromOutside(page);
  const items = given.map(({ label, texts }) => {
    const shown = texts.map((text) => lightMarkdown(text, resolve));
    return `${label}:${shown.length === 1 ? ` ${shown[0]}` : `\n${listMarkdown(shown)}`}`;
  });
  return items.length === 0 ? '' : `**Before you start**\n\n${listMarkdown(items)}`;
}
