import type { Code, Definition, Html, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { badgesText } from '../../components/AppliesTo/badges.ts';
import { dedent, outsideHref, type ResolvedLink } from '../../components/component.ts';
import { lightMarkdown, type PendingLink, plannedMarkdown } from '../../shared/lightMarkdown.ts';
import { destination, escapeMarkdown, indentLines, listMarkdown, titleLine } from '../../shared/markdown.ts';
import { tagEnd } from './componentLines.ts';
import type { PageBoxes } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { excerpt } from './pageSource.ts';
import { type Range, type RawPiece, rangeOf } from './pageTree.ts';
import { assemble, type Piece } from './pieces.ts';
import { TwinWriter } from './twinWriter.ts';

/**
 * Walks the tree of a page and writes its Markdown twin: the author's text with final addresses, fences without what
 * only our pages understand, and components in the place of their tags. In front stand its title and what its front
 * matter says to readers. What it returns puts that together; `byline`: who wrote the page, and when.
 */
export function pageTwin(page: PageFactsCollector, root: Root, boxes: PageBoxes): (byline: string) => string {
  const walk = new TwinWalk(page);
  walk.all(root);
  const { title } = walk;
  const rest = walk.writer.upTo(page.text.length);
  const own = { ...page.componentPage, resolveLink: resolveFromOutside(page) };
  return (byline) => {
    const applies = boxes.badges.length === 0 ? '' : `Applies to ${escapeMarkdown(badgesText(boxes.badges))}`;
    const opening = [description(page), escapeMarkdown(byline), applies, before(page, boxes)]
      .filter((block) => block !== '')
      .join('\n\n');
    let index = 0;
    const put = (pieces: readonly Piece[]) =>
      assemble(pieces, (component, props, body) => {
        index += 1;
        const shown = component.markdown?.({ index, props, body }, own) ?? dedent(body.html);
        const { indent = '' } = body;
        // It stands as far in as its tag. Nothing in a quote is moved: its marks stand in front of each line already.
        return indentLines(shown, indent.includes('>') ? '' : indent);
      }).trim();
    if (title) return `${put([...title, opening === '' ? '' : `\n\n${opening}`, ...rest])}\n`;
    const heading = `# ${escapeMarkdown(page.page.title)}`;
    return `${[heading, opening, put(rest)].filter((block) => block !== '').join('\n\n')}\n`;
  };
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

/** Address in a link, picture or definition, behind `](` or `]:`. */
const ADDRESS = /^(\s*)(<[^<>\n]*>|\S*?)(?=\s|\)$|$)/;

class TwinWalk {
  readonly writer: TwinWriter;
  title?: readonly Piece[];

  constructor(private readonly page: PageFactsCollector) {
    this.writer = new TwinWriter(page.text);
  }

  all({ children }: { children: readonly Nodes[] }): void {
    for (const child of children) this.node(child);
  }

  private node(node: Nodes): void {
    const { type } = node;
    if (type === 'heading' && node.data?.isEmpty) {
      this.writer.replace(rangeOf(node), '');
      return;
    }
    if (type === 'code') this.fence(node);
    else if (type === 'html') this.rawHtml(node);
    else if (type === 'link') {
      const { target } = node.data ?? {};
      if (target?.kind === 'pending') this.asText(node, target);
      else {
        this.all(node);
        if (target) this.address(node, outsideHref(target.href, this.page.componentPage));
      }
    } else if (type === 'linkReference') {
      const { waits } = this.page.definitions.get(node.identifier)?.data ?? {};
      if (waits) this.asText(node, waits);
      else this.all(node);
    } else if (type === 'image') this.address(node, node.data?.image?.src ?? node.url);
    else if (type === 'definition') this.definition(node);
    else if (type === 'mdxjsEsm') this.writer.replace(rangeOf(node), '');
    else if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
      const text = node.data?.shown?.text;
      if (text !== undefined) this.writer.tag(rangeOf(node), text === '' ? [] : [text]);
    } else if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') this.jsx(node);
    else if ('children' in node) this.all(node);
    if (type === 'heading') {
      const { end } = rangeOf(node);
      const applies = node.data?.badges?.map(({ text = '' }) => text.trim()).join(', ');
      if (applies) this.writer.replace({ start: end, end }, `\n\n${escapeMarkdown(applies)}`);
      if (node.data?.isTitle) this.title = this.writer.upTo(end);
    }
  }

  /** A link that waits becomes its text, and says so: `[text](address)`, `[text][name]`, `[text]`. */
  private asText(node: Nodes & { children: readonly Nodes[] }, waits: PendingLink): void {
    const { start, end } = rangeOf(node);
    const source = this.page.text.slice(start, end);
    if (!source.startsWith('[')) {
      this.all(node);
      return;
    }
    const close = Math.max(source.lastIndexOf(']('), source.endsWith(']') ? source.lastIndexOf('][') : -1);
    this.writer.replace({ start, end: start + 1 }, '');
    this.all(node);
    this.writer.replace({ start: close < 0 ? end - 1 : start + close, end }, plannedMarkdown(waits));
  }

  /** A link or picture with another address. Bare addresses are final. */
  private address(node: Nodes & { url: string }, href: string): void {
    const { start, end } = rangeOf(node);
    if (href === node.url || !/[[!]/.test(this.page.text.charAt(start))) return;
    // The last one: a picture may stand in the text of a link.
    const at = this.page.text.lastIndexOf('](', end - 2) + 2;
    if (at >= start + 3) this.replaceAddress({ start: at, end }, href);
  }

  /** A reference definition; one that waits for its page is taken out. */
  private definition(node: Definition): void {
    const { start, end } = rangeOf(node);
    const { href } = node.data ?? {};
    const at = this.page.text.slice(start, end).indexOf(']:');
    if (href === undefined) this.writer.replace({ start, end }, '');
    else if (href !== node.url && at >= 0)
      this.replaceAddress({ start: start + at + 2, end }, outsideHref(href, this.page.componentPage));
  }

  private replaceAddress({ start, end }: Range, href: string): void {
    const [, gap = '', address = ''] = ADDRESS.exec(this.page.text.slice(start, end)) ?? [];
    const from = start + gap.length;
    this.writer.replace({ start: from, end: from + address.length }, destination(href));
  }

  /**
   * A fence keeps its language; its title stands above it, and the rest is for our pages alone. What Mermaid, racks
   * and screens are called is readable in their source.
   */
  private fence(node: Code): void {
    const { opening, twin, below } = node.data?.fence ?? {};
    const { start, end: fenceEnd } = rangeOf(node);
    if (twin !== undefined) this.writer.replace(rangeOf(node), twin);
    const { text } = this.page;
    const ticks = /^(?:`{3,}|~{3,})/.exec(text.slice(start, start + 80))?.[0];
    if (!opening || ticks === undefined) return;
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    // Else the title would be the end of the paragraph above.
    const gap = /[^\s>][^\n]*\n[ \t]*$/.test(text.slice(Math.max(0, start - 200), start)) ? '\n' : '';
    const above = opening.title ? `${gap}${titleLine(opening.title)}\n\n` : '';
    this.writer.replace({ start, end }, `${above}${ticks}${opening.language}`);
    if (below !== undefined) this.writer.replace({ start: fenceEnd, end: fenceEnd }, `\n\n${below}`);
  }

  /**
   * The parser has taken quote marks and indentation out of the text of a node, so offsets in it say nothing: a tag
   * is looked for in the source behind the one before it. One that is broken over the lines of a quote is not
   * found, and stays as it is written.
   */
  private rawHtml(node: Html): void {
    const { start, end } = rangeOf(node);
    let from = start;
    for (const { source, isTag, shown } of node.data?.parts ?? []) {
      const offset = isTag ? this.page.text.slice(from, end).indexOf(source) : -1;
      if (offset < 0) continue;
      const at = from + offset;
      from = at + source.length;
      this.writer.tag(
        { start: at, end: from },
        shown.map((piece) => rawTwin(piece, source)),
      );
    }
  }

  private jsx(node: MdxJsxFlowElement | MdxJsxTextElement): void {
    const { hidden, component, twin } = node.data?.jsx ?? {};
    const { start, end } = rangeOf(node);
    const source = this.page.text.slice(start, end);
    const openEnd = tagEnd(source);
    if (hidden) {
      this.writer.replace({ start, end }, '');
      return;
    }
    if (openEnd < 0 || (!component && !twin)) {
      this.all(node);
      return;
    }
    const closing = /<\/[^<>]*>\s*$/.exec(source);
    const closeStart = !closing || closing.index < openEnd ? end : start + closing.index;
    const open = { start, end: start + openEnd };
    const close = { start: closeStart, end };
    if (component) this.writer.tag(open, [component]);
    else this.writer.replace(open, twin?.open ?? '');
    this.all(node);
    if (component) this.writer.tag(close, [{ type: 'close', name: component.name }]);
    else this.writer.replace(close, twin?.close ?? '');
  }
}

/** Text stays as it is written, and elements with nothing taken out too. */
function rawTwin(piece: RawPiece, source: string): Piece {
  if (piece.type === 'text') return source;
  return piece.type === 'element' ? piece.html : piece;
}
