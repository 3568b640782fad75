import type { Nodes } from 'mdast';
import { parseMarkdown } from './parseMarkdown.ts';

/** What text between tags of HTML would be, were it Markdown: its first mark as it is written. */
export function literalMarkdown(text: string): string | undefined {
  if (!/[*_`[~#]/.test(text)) return undefined;
  // What is indented is no code here.
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  // `<td># of ports</td>` counts something: a heading has a line of its own.
  const found = firstMark(parseMarkdown(lines), /^\s*#{1,6}\s/.test(text) && !/^\s*\n/.test(text));
  const { start, end } = found?.position ?? {};
  return start && end ? lines.slice(start.offset, end.offset).split('\n')[0] : undefined;
}

const MARKS = new Set(['inlineCode', 'strong', 'emphasis', 'delete', 'image', 'link', 'code', 'heading']);

function firstMark(node: Nodes, counts: boolean): Nodes | undefined {
  // A bare address is a link by itself.
  const isBare =
    node.type === 'link' && node.position?.start.offset === node.children[0]?.position?.start.offset;
  if (MARKS.has(node.type) && !isBare && !(counts && node.type === 'heading')) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = firstMark(child, counts);
    if (found) return found;
  }
  return undefined;
}
