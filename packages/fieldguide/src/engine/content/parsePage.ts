import type { Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { type PreparedSource, type PrepareOptions, prepareSource } from './prepare.ts';

/** What pages of a site may be written with, beside Markdown. */
export interface PageSyntax extends PrepareOptions {
  /** What is between single dollar signs is a formula. */
  math?: boolean;
}

/** A page as the parser gives it. */
export interface ParsedPage extends PreparedSource {
  root: Root;
}

/** Parses the text of a page. @throws where the parser refuses it. */
export function parsePage(body: string, syntax: PageSyntax): ParsedPage {
  const prepared = prepareSource(body, syntax);
  return { ...prepared, root: parseMarkdown(prepared.text, syntax.math) };
}

/** The syntax tree of a prepared text. @throws where the parser refuses it. */
export function parseMarkdown(text: string, singleDollars = false): Root {
  // Without the setting, only unambiguous text is a formula, so a price is text.
  const math = singleDollars || (text.includes('$$') && { singleDollarTextMath: false });
  const root = markdownToMdast(text, { features: { directive: true, frontmatter: false, math } });
  return root.type === 'root' ? root : { type: 'root', children: [] };
}
