import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';

/** The syntax tree of a prepared text. @throws where the parser refuses it. */
export function parseMarkdown(text: string, singleDollars = false): Root {
  // Without the setting, only unambiguous text is a formula, so a price is text.
  const math = singleDollars || (text.includes('$$') && { singleDollarTextMath: false });
  const root = markdownToMdast(text, { features: { directive: true, frontmatter: false, math } });
  return root.type === 'root' ? root : { type: 'root', children: [] };
}
