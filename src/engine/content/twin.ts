import { badgesText } from '../../components/AppliesTo/badges.ts';
import { dedent, outsideHref, type ResolvedLink } from '../../components/component.ts';
import { lightMarkdown } from '../../shared/lightMarkdown.ts';
import { escapeMarkdown, indentLines, listMarkdown } from '../../shared/markdown.ts';
import type { PageBoxes } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { excerpt } from './pageSource.ts';
import { assemble, type Piece } from './pieces.ts';
import type { TwinBody } from './twinWalk.ts';

/**
 * The Markdown twin of a compiled page: its title and what its front matter says to readers, then its body. `byline`:
 * who wrote it, and when.
 */
export function pageTwin(
  page: PageFactsCollector,
  { boxes, body, byline }: { boxes: PageBoxes; body: TwinBody; byline: string },
): string {
  const applies = boxes.badges.length === 0 ? '' : `Applies to ${escapeMarkdown(badgesText(boxes.badges))}`;
  const opening = [description(page), escapeMarkdown(byline), applies, before(page, boxes)]
    .filter((block) => block !== '')
    .join('\n\n');
  let index = 0;
  const own = { ...page.componentPage, resolveLink: resolveFromOutside(page) };
  const put = (pieces: readonly Piece[]) =>
    assemble(pieces, (component, props, body) => {
      index += 1;
      const shown = component.markdown?.({ index, props, body }, own) ?? dedent(body.html);
      const { indent = '' } = body;
      // It stands as far in as its tag. Nothing in a quote is moved: its marks stand in front of each line already.
      return indentLines(shown, indent.includes('>') ? '' : indent);
    }).trim();
  const { title, rest } = body;
  if (title) return `${put([...title, opening === '' ? '' : `\n\n${opening}`, ...rest])}\n`;
  const heading = `# ${escapeMarkdown(page.page.title)}`;
  return `${[heading, opening, put(rest)].filter((block) => block !== '').join('\n\n')}\n`;
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
