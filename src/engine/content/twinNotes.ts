import type { Code, Heading, Nodes } from 'mdast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { outsideHref, type ResolvedLink } from '../../components/component.ts';
import { destination, escapeMarkdown, titleLine } from '../../shared/markdown.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { FenceMeta } from './codeFence.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { tagEnd } from './prepare.ts';
import type { Range } from './twinEdits.ts';

/** What the nodes of a page change in its Markdown twin; for pages that have one. */

type Node = Pick<Nodes, 'position'>;

/** Address in a link, picture or definition, behind `](` or `]:`. */
const ADDRESS = /^(\s*)(<[^<>\n]*>|\S*?)(?=\s|\)$|$)/;

/** A link gets its final address; one that waits for its page becomes its text. */
export function noteLink(page: PageFactsCollector, node: Node & { url: string }, target: ResolvedLink): void {
  if (!page.twin) return;
  if (target.kind === 'pending') noteText(page, node);
  else noteAddress(page, node, outsideHref(target.href, page.componentPage));
}

/** A link or picture with another address. Bare addresses are final. */
export function noteAddress(page: PageFactsCollector, node: Node & { url: string }, href: string): void {
  if (!page.twin || href === node.url) return;
  const { start, end } = rangeOf(node);
  if (!/[[!]/.test(page.text.charAt(start))) return;
  // The last one: a picture may stand in the text of a link.
  const at = page.text.lastIndexOf('](', end - 2) + 2;
  if (at < start + 3) return;
  const plain = at + node.url.length === end - 1 && page.text.startsWith(node.url, at);
  if (plain) page.twin.replace({ start: at, end: end - 1 }, destination(href));
  else replaceAddress(page, { start: at, end }, href);
}

/** A reference definition gets its final address; one that waits is taken out. */
export function noteDefinition(
  page: PageFactsCollector,
  node: Node & { url: string },
  href: string | undefined,
): void {
  if (!page.twin || href === node.url) return;
  const { start, end } = rangeOf(node);
  const at = page.text.slice(start, end).indexOf(']:');
  if (href === undefined) page.twin.replace({ start, end }, '');
  else if (at >= 0)
    replaceAddress(page, { start: start + at + 2, end }, outsideHref(href, page.componentPage));
}

function replaceAddress(page: PageFactsCollector, { start, end }: Range, href: string): void {
  const [, gap = '', address = ''] = ADDRESS.exec(page.text.slice(start, end)) ?? [];
  const from = start + gap.length;
  page.twin?.replace({ start: from, end: from + address.length }, destination(href));
}

/** A link becomes its text: `[text](address)`, `[text][name]`, `[text]`. */
export function noteText(page: PageFactsCollector, node: Node): void {
  const { start, end } = rangeOf(node);
  const source = page.text.slice(start, end);
  const close = Math.max(source.lastIndexOf(']('), source.endsWith(']') ? source.lastIndexOf('][') : -1);
  if (!page.twin || !source.startsWith('[')) return;
  page.twin.replace({ start, end: start + 1 }, '');
  page.twin.replace({ start: close < 0 ? end - 1 : start + close, end }, '');
}

/** What stands behind a heading: what it applies to, and below the title of the page what its front matter says. */
export function noteHeading(page: PageFactsCollector, node: Readonly<Heading>, applies: string): void {
  if (!page.twin || applies === '') return;
  const { end } = rangeOf(node);
  page.twin.replace({ start: end, end }, `\n\n${escapeMarkdown(applies)}`);
}

/**
 * A fence keeps its language; its title stands above it, and the rest is for our pages alone. What Mermaid, racks
 * and screens are called is readable in their source.
 */
export function noteFence(
  page: PageFactsCollector,
  node: Readonly<Code>,
  { language, meta, title }: { language: string; meta: string } & Pick<FenceMeta, 'title'>,
): void {
  if (!page.twin || meta === '') return;
  const { start } = rangeOf(node);
  const { text } = page;
  const ticks = /^(?:`{3,}|~{3,})/.exec(text.slice(start, start + 80))?.[0];
  if (ticks === undefined) return;
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  // Else the title would be the end of the paragraph above.
  const gap = /[^\s>][^\n]*\n[ \t]*$/.test(text.slice(Math.max(0, start - 200), start)) ? '\n' : '';
  const above = title ? `${gap}${titleLine(title)}\n\n` : '';
  page.twin.replace({ start, end }, `${above}${ticks}${language}`);
}

/**
 * Takes the tags of raw HTML as they are read, each with its slots. The parser has taken quote marks and
 * indentation out of the text of a node, so offsets in it say nothing: a tag is looked for in the source behind the
 * one before it. One that is broken over the lines of a quote is not found, and stays as it is written.
 */
export function tagNotes(
  page: PageFactsCollector,
  node: Node,
): (tag: string, slots: readonly number[]) => void {
  const { start, end } = rangeOf(node);
  let from = start;
  return (tag, slots) => {
    const offset = page.twin ? page.text.slice(from, end).indexOf(tag) : -1;
    if (offset < 0) return;
    const at = from + offset;
    from = at + tag.length;
    page.twin?.tag({ start: at, end: from }, slots);
  };
}

/** Puts something in the place of a whole node of MDX; a slot where only the page's code knows what. */
export function noteWhole(page: PageFactsCollector, node: Node, slot?: number): void {
  page.twin?.tag(rangeOf(node), slot === undefined ? [] : [slot]);
}

/** The tags of a JSX element: slots, or a text for each. */
export function noteElement(
  page: PageFactsCollector,
  node: Node,
  { open, close }: { open: number | string; close: number | string },
): void {
  if (!page.twin) return;
  const range = rangeOf(node);
  const source = page.text.slice(range.start, range.end);
  const length = tagEnd(source);
  if (length < 0) return;
  const closing = /<\/[^<>]*>\s*$/.exec(source);
  const selfCloses = !closing || closing.index < length;
  const end = selfCloses ? range.end : range.start + closing.index;
  const put = (at: Range, piece: number | string) => {
    if (typeof piece === 'number') page.twin?.tag(at, [piece]);
    else page.twin?.replace(at, piece);
  };
  put({ start: range.start, end: range.start + length }, open);
  put({ start: end, end: range.end }, close);
}

/** A JSX tag in HTML. What only code knows of it is left out. */
export function htmlTag(name: string, attributes: readonly MdxJsxAttributeUnion[]): string {
  const shown = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const key = attribute.name === 'className' ? 'class' : attribute.name;
    const { value } = attribute;
    if (typeof value === 'string') return [` ${key}="${escapeHtml(value)}"`];
    return value ? [] : [` ${key}`];
  });
  return `<${name}${shown.join('')}>`;
}

function rangeOf({ position }: Node): Range {
  const start = position?.start.offset ?? 0;
  return { start, end: position?.end.offset ?? start };
}
