import type { Blockquote, Emphasis, Heading, Html, List, ListItem, Nodes, Paragraph, Root } from 'mdast';
import { mapLinks } from '../../shared/htmlLinks.ts';
import { type PendingLink, plannedMarkdown } from '../../shared/lightMarkdown.ts';
import {
  codeMarkdown,
  destination,
  escapeMarkdown,
  fenceFor,
  indentLines,
  tableMarkdown,
  titleLine,
} from '../../shared/markdown.ts';
import { markAddress, placeAddresses } from '../../shared/markdownAddress.ts';
import { firstParagraph } from './excerpt.ts';
import { BLOCK_ELEMENTS } from './htmlVocabulary.ts';
import { boxNodes, type PageBoxes } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { type Fence, isInvisible, isLabel, unlinked } from './pageTree.ts';
import { oneLine, plainText } from './plainText.ts';

/**
 * Writes the tree of a page as Markdown for readers without our pages: addresses are final, fences keep nothing that
 * only our pages understand, and components are Markdown. In front are its title and what its front matter says to
 * readers. What it returns puts that together; `byline`: who wrote the page, and when; `place`: what an address of the
 * site is where the Markdown will be read.
 */
export function pageMarkdown(
  page: PageFactsCollector,
  root: Root,
  boxes: PageBoxes,
): (byline: string, place?: (href: string) => string) => string {
  const visible = root.children.filter((node) => !isInvisible(node));
  const titleAt = visible.findIndex((node) => node.type === 'heading' && node.data?.isTitle);
  const writer = new MarkdownWriter(page);
  const title =
    titleAt < 0
      ? `# ${escapeMarkdown(page.page.title)}`
      : writer.blocks(visible.slice(0, titleAt + 1)).trimStart();
  const text = stacked([writer.blocks(visible.slice(titleAt + 1)).trim(), ...writer.footnotes()]);
  const top = writer.blocks(boxNodes(boxes, page.services.site.t));
  const about = description(page, root);
  // In bytes: it waits until all pages are there.
  const rest = Buffer.from(text);
  return (byline, place = (href) => href) => {
    const blocks = [title, about, escapeMarkdown(byline), top, rest.toString()];
    return placeAddresses(`${stacked(blocks)}\n`, place);
  };
}

/** The description of the front matter, unless the page begins with the same words. */
function description(page: PageFactsCollector, root: Root): string {
  const given = oneLine(page.page.frontMatter.description ?? '');
  if (given === '') return '';
  const begins = firstParagraph(root, (node) => oneLine(plainText(node, page)));
  return begins !== '' && (given.startsWith(begins) || begins.startsWith(given)) ? '' : escapeMarkdown(given);
}

/** Blocks with an empty line between them. */
function stacked(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n');
}

class MarkdownWriter {
  constructor(private readonly page: PageFactsCollector) {}

  /** `gap`: text between two blocks. */
  blocks(nodes: readonly Nodes[], gap = '\n\n'): string {
    let text = '';
    let last: Nodes | undefined;
    for (const node of nodes) {
      if (isInvisible(node)) continue;
      // A list behind one of its kind would be more of that.
      const isMore = node.type === 'list' && last?.type === 'list' && node.ordered === last.ordered;
      const block = isMore ? this.list(node, ['*', ')']) : this.block(node);
      if (block.trim() === '') continue;
      text += (text === '' ? '' : node.data?.joined ? '\n' : gap) + block;
      last = node;
    }
    return text;
  }

  footnotes(): string[] {
    return [...this.page.footnotes].map(
      ([name, { children }]) => `[^${name}]: ${indentLines(this.blocks(children), '    ')}`,
    );
  }

  private block(node: Nodes): string {
    const { type } = node;
    if (type === 'paragraph') return this.paragraph(node);
    if (type === 'heading') return this.heading(node);
    if (type === 'list') return this.list(node);
    if (type === 'blockquote') return this.quote(node);
    if (type === 'code') return fenceMarkdown(node.lang ?? '', node.value, node.data?.fence);
    if (type === 'thematicBreak') return '---';
    if (type === 'table')
      return tableMarkdown(
        node.children.map((row) => row.children.map((cell) => withoutBreaks(this.inline(cell.children)))),
        node.align ?? [],
      );
    if (type === 'containerDirective') return this.directive(node);
    if (type === 'element' && /^(?:summary|dt)$/.test(node.name)) return `**${this.inline(node.children)}**`;
    if (type === 'element' && node.children.some(isBlock)) return this.blocks(node.children);
    return this.inline([node]);
  }

  private paragraph({ children }: Paragraph): string {
    return this.inline(children).trim().replace(BLOCK_START, '$1\\');
  }

  private heading({ depth, children, data }: Heading): string {
    return stacked([
      `${'#'.repeat(depth)} ${withoutBreaks(this.inline(children))}`,
      this.blocks(data?.badges ?? []),
    ]);
  }

  private quote({ children }: Blockquote): string {
    return `> ${indentLines(this.blocks(children), '> ')}`;
  }

  private list({ ordered, start, spread, children }: List, [bullet, sign] = ['-', '.']): string {
    const isLoose = Boolean(spread) || children.some((item) => item.spread);
    const items = children.map((item, index) => {
      const mark = ordered ? `${(start ?? 1) + index}${sign} ` : `${bullet} `;
      return mark + indentLines(this.item(item, isLoose ? '\n\n' : '\n'), ' '.repeat(mark.length));
    });
    return items.map((item) => item.trimEnd()).join(isLoose ? '\n\n' : '\n');
  }

  private item({ checked, children }: ListItem, gap: string): string {
    const box = typeof checked === 'boolean' ? `[${checked ? 'x' : ' '}] ` : '';
    return box + this.blocks(children, gap);
  }

  inline(nodes: readonly Nodes[]): string {
    return nodes.map((node) => this.phrase(node)).join('');
  }

  private phrase(node: Nodes): string {
    const { type } = node;
    if (type === 'text') return escapeMarkdown(node.value);
    if (type === 'inlineCode') return codeMarkdown(node.value.replace(/\n/g, ' '));
    if (type === 'strong') return `**${this.inline(node.children)}**`;
    if (type === 'emphasis') return this.emphasis(node);
    if (type === 'delete') return `~~${this.inline(node.children)}~~`;
    if (type === 'break') return '\\\n';
    if (type === 'html') return htmlMarkdown(node);
    if (type === 'link')
      return unlinked(node.url) === undefined
        ? this.link(node.children, { target: node.data?.target ?? { href: node.url }, title: node.title })
        : escapeMarkdown(unlinked(node.url) ?? '');
    if (type === 'image') return imageMarkdown(node.alt, node.data?.image?.src ?? node.url, node.title);
    if (type === 'linkReference' || type === 'imageReference') {
      const { data, title } = this.page.definitions.get(node.identifier) ?? {};
      if (type === 'imageReference')
        return imageMarkdown(node.alt, data?.image?.src ?? data?.href ?? '', title);
      return this.link(node.children, { target: data?.waits ?? { href: data?.href ?? '' }, title });
    }
    if (type === 'element') return this.inline(node.children);
    if (type === 'decoration' || type === 'drawing' || type === 'island') return '';
    if (type === 'footnoteReference') return `[^${node.identifier}]`;
    if (type === 'leafDirective' || type === 'textDirective') return this.page.text.of(node);
    // What else there is, other readers of Markdown know, too.
    return this.page.text.of(node);
  }

  /** Two runs of the same sign beside each other could be read in two ways. */
  private emphasis({ children }: Emphasis): string {
    const sign = children.some(({ type }) => type === 'strong') ? '_' : '*';
    return sign + this.inline(children) + sign;
  }

  private link(
    children: readonly Nodes[],
    { target, title }: { target: PendingLink | { href: string }; title?: string | null },
  ): string {
    const label = this.inline(children);
    if (!('href' in target)) return label + plannedMarkdown(target, markAddress);
    if (label === target.href && /^[a-z]+:\S+$/i.test(label)) return `<${label}>`;
    const href = target.href.startsWith('#') ? this.page.ownHref + target.href : target.href;
    return `[${label}](${addressMarkdown(href)}${titleMarkdown(title)})`;
  }

  /** As authors write it, with more colons than any in it. */
  private directive({ name, children }: Extract<Nodes, { type: 'containerDirective' }>): string {
    const inner = this.blocks(children.filter((child) => !isLabel(child)));
    const label = children.find(isLabel);
    const longest = Math.max(2, ...(inner.match(/^\s*:{3,}/gm) ?? []).map((colons) => colons.trim().length));
    const colons = ':'.repeat(longest + 1);
    const title = label && 'children' in label ? `[${this.inline(label.children)}]` : '';
    return stacked([`${colons}${name}${title}`, inner, colons]);
  }
}

/** Text that would begin another block than a paragraph; a backslash behind the first group is in its way. */
const BLOCK_START = /^(\d*)(?=[-+](?:\s|$)|#{1,6}(?:\s|$)|>|[-=]{2,}\s*$|~~~|:::|(?<=\d)[.)](?:\s|$))/;

function withoutBreaks(markdown: string): string {
  return markdown.replace(/\\?\n/g, ' ');
}

/** An address as the target of a link, marked if it is one of the site. */
function addressMarkdown(href: string): string {
  const written = destination(href);
  return written.startsWith('<') ? `<${markAddress(written.slice(1, -1))}>` : markAddress(written);
}

function titleMarkdown(title: string | null | undefined): string {
  return title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : '';
}

function imageMarkdown(alt: string | null | undefined, src: string, title?: string | null): string {
  return `![${escapeMarkdown(alt ?? '')}](${addressMarkdown(src)}${titleMarkdown(title)})`;
}

/** Text as it is written, elements without what has been taken out of them. */
function htmlMarkdown({ value, data }: Html): string {
  if (!data?.parts) return value;
  return data.parts
    .flatMap(({ source, shown }) =>
      shown.map((piece) =>
        piece.type === 'element' ? mapLinks(piece.html, markAddress) : piece.type === 'text' ? source : '',
      ),
    )
    .join('');
}

/** A fence keeps its language; its title is above it, and the rest is for our pages alone. */
function fenceMarkdown(language: string, value: string, fence: Fence | undefined): string {
  const ticks = fenceFor(value);
  const title = fence?.title ? titleLine(fence.title) : '';
  return stacked([title, `${ticks}${fence?.language ?? language}\n${value}\n${ticks}`]);
}

/** Whether a node is one that other blocks are beside, and words are not. */
function isBlock(node: Nodes): boolean {
  if (node.type === 'element') return BLOCK_ELEMENTS.has(node.name);
  return BLOCKS.has(node.type);
}

const BLOCKS: ReadonlySet<string> = new Set(
  'paragraph heading list blockquote code thematicBreak table containerDirective'.split(' '),
);
