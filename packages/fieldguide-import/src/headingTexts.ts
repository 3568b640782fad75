import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { placeOf } from './parsedPage.ts';
import { ID_BRACE } from './sourceText.ts';
import type { Edit } from './types.ts';

export interface TocEntry {
  value: string;
  id: string;
  level: number;
  node: Heading;
}

export function headingsOf(root: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  const entries: TocEntry[] = [];
  visit(root, 'heading', (node: Heading) => {
    const { text, id } = headingText(node);
    entries.push({ value: text, id: id ?? slugger.slug(text), level: node.depth, node });
  });
  return entries;
}

/** The words of a node, as ids of headings are made of them. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** `root:root` in a heading is text, but Docusaurus leaves its end out of the id. */
export function directiveIds(toc: readonly TocEntry[]): Edit[] {
  return toc.flatMap(({ node, id }) => {
    const last = node.children.at(-1);
    const isChanged = node.children.some(({ type }) => type === 'textDirective');
    if (!isChanged || !last || headingText(node).id !== undefined) return [];
    const { end } = placeOf(last);
    return [{ start: end, end, text: ` {#${id}}` }];
  });
}

export function headingText(node: Heading): { text: string; id?: string } {
  const all = wordsOf(node);
  const [, text = all, id] = new RegExp(`^(.*?)\\s*${ID_BRACE}#([^\\s{}]+)\\}\\s*$`).exec(all) ?? [];
  return { text, id };
}
