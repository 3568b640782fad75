import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';

/** The syntax tree of a prepared text. @throws where the parser refuses it. */
export function parseMarkdown(text: string, singleDollars = false): Root {
  // Without the setting, only unambiguous text is a formula, so a price is text.
  const math = singleDollars || (text.includes('$$') && { singleDollarTextMath: false });
  const root = markdownToMdast(text, { features: { directive: true, frontmatter: false, math } });
  return root.type === 'root' ? root : { type: 'root', children: [] };
}

/** The text that a character reference such as `&eacute;` stands for; the reference itself where there is none. */
export function decodeReference(reference: string): string {
  const block = parseMarkdown(`x${reference}x`).children[0];
  const inline = block?.type === 'paragraph' ? block.children[0] : undefined;
  return inline?.type === 'text' ? inline.value.slice(1, -1) : reference;
}
