import type { Nodes, Parents } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { admonitionKind, OWN_ADMONITIONS } from './admonitionKinds.ts';
import { type PageOptions, type ParsedPage, placeOf } from './parsedPage.ts';
import type { Edit } from './types.ts';

/** Inline elements that HTML and Markdown read the same way. */
const INLINE = new Set('abbr b br cite code del em i ins kbd mark q s small strong sub sup u wbr'.split(' '));

/** Whether a node is nothing but a comment. */
export function isComment(node: Nodes): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  return node.value.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === '';
}

/** Whether a node means the same in Markdown and MDX. */
export function isPlain(node: Nodes, page: PageOptions): boolean {
  if (!page.isMdx) return true;
  let plain = true;
  visit(node, (inner, _, parent) => {
    if (isComment(inner)) return SKIP;
    if (inner.type === 'mdxJsxTextElement') {
      const isBare = inner.attributes.length === 0 && INLINE.has(inner.name ?? '');
      if (!isBare || beginsLine(inner, page.source)) plain = false;
    } else if (/^mdx/.test(inner.type)) plain = false;
    else if (inner.type === 'paragraph' && isIndented(inner, parent as Parents | undefined, page.source))
      plain = false;
    return plain ? undefined : false;
  });
  return plain;
}

/** A tag that begins a line begins a block of HTML. */
function beginsLine(node: Nodes, source: string): boolean {
  const { start } = placeOf(node);
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s>]*$/.test(line);
}

/** MDX has no indented code. */
function isIndented(node: Nodes, parent: Parents | undefined, source: string): boolean {
  if (parent !== undefined && parent.type !== 'root') return false;
  const { start } = placeOf(node);
  return /^(?: {4}|\t)/.test(source.slice(source.lastIndexOf('\n', start - 1) + 1, start));
}

/** Addresses and comments of a part that stays as it is. */
export function readPlain(top: Nodes, page: PageOptions, reading: ParsedPage): void {
  visit(top, (node) => {
    if (isComment(node)) reading.edits.push({ ...placeOf(node), text: '' });
    if (node.type === 'text' && page.math && !page.math.singleDollarTextMath)
      reading.edits.push(...dollars(node, page.source));
    if (node.type === 'containerDirective') readDirective(node, page, reading);
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { start, end } = placeOf(node);
    const at = page.source.slice(start, end).lastIndexOf(node.url);
    if (at < 0 || node.url === '') return;
    const from = start + at;
    reading.urls.push({
      start: from,
      end: from + node.url.length,
      url: node.url,
      line: node.position?.start.line ?? 1,
    });
  });
}

/** Dollar signs that would start a formula in the new site, though the repository has no formulas of that form. */
function dollars(node: Nodes, source: string): Edit[] {
  const { start, end } = placeOf(node);
  return [...source.slice(start, end).matchAll(/(?<!\\)\$/g)].map(({ index }) => ({
    start: start + index,
    end: start + index,
    text: '\\',
  }));
}

function readDirective(
  node: ContainerDirective,
  { source, admonitions }: PageOptions,
  reading: ParsedPage,
): void {
  if (OWN_ADMONITIONS.has(node.name) || !admonitions.has(node.name)) return;
  const { start } = placeOf(node);
  const line = source.slice(start, source.indexOf('\n', start));
  const at = line.indexOf(node.name);
  const rest = line.slice(at + node.name.length).trim();
  const { kind, title } = admonitionKind(node.name);
  reading.edits.push({
    start: start + at,
    end: start + at + node.name.length,
    text: rest === '' ? `${kind}[${title}]` : kind,
  });
}
