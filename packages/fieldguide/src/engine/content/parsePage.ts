import type { Root } from 'mdast';
import { parseMarkdown } from './parseMarkdown.ts';
import { type PreparedSource, type PrepareOptions, prepareSource } from './prepare.ts';

/** What pages of a site may be written with, beside Markdown. */
export type PageSyntax = PrepareOptions;

/** A page as the parser gives it. */
export interface ParsedPage extends PreparedSource {
  root: Root;
}

/** Parses the text of a page. @throws where the parser refuses it. */
export function parsePage(body: string, syntax: PageSyntax): ParsedPage {
  const prepared = prepareSource(body, syntax);
  return { ...prepared, root: parseMarkdown(prepared.text, prepared.singleDollars) };
}
