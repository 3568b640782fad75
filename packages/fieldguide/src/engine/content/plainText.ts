import type { Nodes } from 'mdast';

/** What is known of a page around its nodes. */
interface TextOf {
  /** Gives a node as its author wrote it. */
  text: { of(node: Nodes): string };
  /** Whether a lone tag of raw HTML is text, as the placeholder `<host>` is. */
  isText(tag: string): boolean;
}

/** A node's text as a reader sees it: placeholders such as `<host>` belong to it, tags of HTML do not. */
export function plainText(node: Nodes, page: TextOf): string {
  if (node.type === 'html') return page.isText(node.value) ? node.value : '';
  if ('value' in node) return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if (node.type === 'textDirective') return page.text.of(node);
  return 'children' in node ? node.children.map((child) => plainText(child, page)).join('') : '';
}

/** A text on one line. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
