import { isRecord, parseJson } from 'fieldguide';
import type { Nodes as HastNodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Expected, Leaves } from './parsedPage.ts';
import { isComment } from './plainParts.ts';

const LABELS = new Set('title label alt caption description summary heading'.split(' '));

/** The words and targets of a page as its author wrote it; those that only code knows are not among them. */
export function expectedOfSource(root: Root, titles: ReadonlyMap<number, string>): Expected[] {
  const found: Expected[] = [];
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm' || isComment(node)) return SKIP;
    // What a style or the head of a page says is not a text of the article.
    if ('name' in node && /^(?:style|script|svg|head)$/i.test(String(node.name))) return SKIP;
    // What it shows is in its language, and known when it is rendered.
    if (isTranslated(node)) return SKIP;
    const { line = 1, offset: start = 0 } = node.position?.start ?? {};
    found.push(...partsOf(node).map((part) => ({ ...part, line, start })));
    if (node.type === 'containerDirective' && titles.size > 0) {
      const title = titleBefore(start, titles);
      if (title !== undefined) found.push({ kind: 'label', value: title, line, start });
    }
    return undefined;
  });
  return found;
}

/** The title of the line that an admonition begins in, behind its indent. A page may have thousands of titles. */
function titleBefore(start: number, titles: ReadonlyMap<number, string>): string | undefined {
  for (let at = start; at > start - 80; at -= 1) if (titles.has(at)) return titles.get(at);
  return undefined;
}

/** `<Translate id="...">`. */
function isTranslated(node: Nodes): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return (
    node.name === 'Translate' &&
    node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id')
  );
}

type Part = Pick<Expected, 'kind' | 'value'>;

function partsOf(node: Nodes): Part[] {
  const parts: Part[] = [];
  const add = (kind: Expected['kind'], value: unknown) => {
    if (typeof value === 'string' && value !== '') parts.push({ kind, value });
  };
  if (node.type === 'text') add('text', node.value);
  if (/^(?:code|inlineCode|math|inlineMath)$/.test(node.type)) add('code', Reflect.get(node, 'value'));
  if ('alt' in node) add('label', node.alt);
  if ('title' in node) add('label', node.title);
  if ('url' in node && typeof node.url === 'string') add('target', node.url);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && LABELS.has(attribute.name)) add('label', attribute.value);
  return parts;
}

/** The words and targets of what the code of a page shows. */
export function expectedOfHtml(
  html: string,
  leaves: Leaves,
  { line, start }: Pick<Expected, 'line' | 'start'>,
): Expected[] {
  const found: Expected[] = [];
  const add = (kind: Expected['kind'], value: unknown) => {
    if (typeof value === 'string' && value !== '') found.push({ kind, value, line, start });
  };
  const look = (node: HastNodes): void => {
    if (node.type === 'text') add('text', node.value);
    if (node.type === 'element') {
      const { tagName, properties } = node;
      if (/^(?:script|style|svg|title|meta|base|link)$/.test(tagName)) return;
      const leaf = tagName === 'fg-md' ? leaves.get(String(properties.n)) : undefined;
      if (leaf)
        found.push(
          ...expectedOfSource({ type: 'root', children: [leaf] }, new Map()).map((one) => ({
            ...one,
            line,
            start,
          })),
        );
      if (tagName === 'fg-code') add('code', properties.text);
      if (/^fg-tabs?$/.test(tagName)) for (const label of labelsOf(properties.data)) add('label', label);
      for (const name of ['alt', 'title']) add('label', properties[name]);
      for (const name of ['href', 'src', 'light', 'dark', 'poster']) add('target', properties[name]);
    }
    if ('children' in node) node.children.forEach(look);
  };
  look(fromHtml(html, { fragment: true }));
  return found;
}

function labelsOf(data: unknown): unknown[] {
  const read = typeof data === 'string' ? parseJson(data) : undefined;
  return isRecord(read) ? [read.label] : [];
}
