import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import { glossarySynonyms, type SynonymGroup } from '../../search/synonyms.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import { checkYaml, parseYaml, yamlDiagnostic } from '../data/readYaml.ts';
import { duplicateTerms, glossarySchema, toGlossaryEntries } from './glossaryEntries.ts';
import { type Product, replaceProduct } from './product.ts';

export interface GlossarySource {
  text: string;
  /** Path for messages. */
  file: string;
  product?: Product;
}

export interface GlossaryFile {
  /** Path for messages. */
  file: string;
  entries: readonly GlossaryEntry[];
  /** Words that mean the same, for search. */
  synonyms: SynonymGroup[];
  diagnostics: Diagnostic[];
}

/** Reads the site's own glossary: its terms, and the words that mean the same. Faults come with file and line. */
export function readGlossaryFile({ text, file, product }: GlossarySource): GlossaryFile {
  const none = { file, entries: [], synonyms: [] };
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { ...none, diagnostics: [yamlDiagnostic(fault, file)] };
  if (parsed.value === undefined) return { ...none, diagnostics: [] };
  const named = (words: string) => (product ? replaceProduct(words, product) : words);
  const address = (url: string) => (product ? replaceProduct(url, product, 'target') : url);
  const checked = checkYaml(parsed, glossarySchema);
  const entries = toGlossaryEntries(checked.value ?? [], { text, named, address });
  const faults = checked.value ? duplicateTerms(entries) : checked.faults;
  const groups = glossarySynonyms(checked.value ?? []);
  return {
    file,
    entries,
    synonyms: groups.map(({ from, to }) => ({ from: from.map(named), to: to.map(named) })),
    diagnostics: faults.map(({ line, column, ...fault }) => ({
      severity: 'error',
      code: 'glossary',
      file,
      line,
      column,
      message: `the glossary cannot be read: ${fault.message}`,
      hint:
        fault.hint ??
        'An entry is "- term: Word" with "definition", and lists such as "synonyms: [one, two]".',
    })),
  };
}
