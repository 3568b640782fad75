import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ID_BRACE } from './sourceText.ts';

export interface TocEntry {
  value: string;
  id: string;
  level: number;
}

export function headingsOf(root: Root): TocEntry[] {
  const slugger = new GithubSlugger();
  const entries: TocEntry[] = [];
  visit(root, 'heading', (node: Heading) => {
    const { text, id } = headingText(node);
    entries.push({ value: text, id: id ?? slugger.slug(text), level: node.depth });
  });
  return entries;
}

/** The words of a node, as ids of headings are made of them. */
export function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

export function headingText(node: Heading): { text: string; id?: string } {
  const all = wordsOf(node);
  const [, text = all, id] = new RegExp(`^(.*?)\\s*${ID_BRACE}#([^\\s{}]+)\\}\\s*$`).exec(all) ?? [];
  return { text, id };
}
