import { load, YAMLException } from 'js-yaml';
import { readGlossarySynonyms, type SynonymGroup } from '../search/synonyms.ts';
import type { Diagnostic } from '../shared/errors.ts';
import { yamlDiagnostic } from './frontMatter.ts';
import { type Product, replaceProduct } from './product.ts';

export interface GlossarySource {
  text: string;
  /** Path for messages. */
  file: string;
  product?: Product;
}

/** Reads the words of the site's own glossary that mean the same. Faults come with file and line. */
export function readGlossaryFile({ text, file, product }: GlossarySource): {
  synonyms: SynonymGroup[];
  diagnostics: Diagnostic[];
} {
  // Comments alone, or nothing, say nothing; the parser would call it a fault.
  if (!/^\s*[^\s#]/m.test(text)) return { synonyms: [], diagnostics: [] };
  let value: unknown;
  try {
    value = load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { synonyms: [], diagnostics: [yamlDiagnostic(error, text, file)] };
  }
  const { groups, faults } = readGlossarySynonyms(value);
  const starts = entryLines(text);
  const named = (terms: readonly string[]) =>
    product ? terms.map((term) => replaceProduct(term, product)) : terms;
  return {
    synonyms: groups.map(({ from, to }) => ({ from: named(from), to: named(to) })),
    diagnostics: faults.map(({ entry, message }) => ({
      severity: 'error',
      code: 'glossary',
      file,
      line: starts[entry] ?? 1,
      column: 1,
      message: `the glossary cannot be read: ${message}.`,
      hint: 'An entry is "- term: Word" with "definition", and lists such as "synonyms: [one, two]".',
    })),
  };
}

/** Lines on which the entries of a list begin. */
function entryLines(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (/^-(?:\s|$)/.test(line) ? [index + 1] : []));
}
