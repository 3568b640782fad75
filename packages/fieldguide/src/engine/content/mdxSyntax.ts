import type { Nodes, Root } from 'mdast';
import { type Place, placeIn } from '../../shared/errors.ts';
import { mdxStart } from './mdxStart.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';

/** `{id}` and `{{ var }}` are text everywhere; here what looks like code. */
const EXPRESSION = /(?<![\\{$])\{(?![{#]|product\}|applies\s)[^{}\n]*[^{}\n\s][^{}\n]*\}(?!\})/g;

/**
 * Reports what means something in MDX alone and is text here. Braces are text on any other page, so expressions are only
 * looked for beside one of these.
 */
export function checkMdxSyntax(page: PageFactsCollector, root: Root): void {
  const text = page.text.all;
  if (!/^(?:im|ex)port\s/m.test(text) && !text.includes('/*')) return;
  const texts: Nodes[] = [];
  let found = false;
  const read = (node: Nodes) => {
    if (node.type === 'text') texts.push(node);
    if (node.type === 'paragraph') found = checkBlock(page, node) || found;
    if ('children' in node) node.children.forEach(read);
  };
  read(root);
  if (found) for (const node of texts) checkExpressions(page, node);
}

function checkBlock(page: PageFactsCollector, node: Nodes): boolean {
  const [first = '', ...others] = page.text.of(node).split('\n');
  const kind = mdxStart(first);
  if (!kind) return false;
  const place = placeOf(node);
  report(page, kind, place);
  for (const [index, words] of others.entries()) {
    const next = mdxStart(words);
    if (next && next !== 'comment') report(page, next, { line: place.line + index + 1, column: 1 });
  }
  return true;
}

function report(page: PageFactsCollector, kind: 'import' | 'export' | 'comment', place: Place): void {
  const message =
    kind === 'comment'
      ? 'a comment in braces is MDX syntax and is shown as text.'
      : `"${kind}" is MDX syntax and is shown as text.`;
  const hint =
    kind === 'comment'
      ? 'Write it as <!-- comment -->.'
      : 'Remove it and write its content here, or convert the site with "fieldguide import".';
  page.report({ severity: 'forgivable', code: 'mdx-syntax', message, hint }, place);
}

function checkExpressions(page: PageFactsCollector, node: Nodes): void {
  const source = page.text.of(node);
  if (mdxStart(source)) return;
  for (const { 0: written, index } of source.matchAll(EXPRESSION)) {
    const message = `${written} is MDX syntax and is shown as text.`;
    page.warn(
      { code: 'mdx-expression', message, hint: 'Write its value instead.' },
      placeIn(source, index, placeOf(node)),
    );
  }
}
