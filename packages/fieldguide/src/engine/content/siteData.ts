import { slug } from 'github-slugger';
import { z } from 'zod';
import type { BadgeValues } from '../../components/AppliesTo/badges.ts';
import type { GlossaryEntry } from '../../components/Glossary/glossaryIndex.ts';
import type { Diagnostic, PlacedFault } from '../../shared/errors.ts';
import type { TermDefinitions } from '../../shared/facts.ts';
import type { PlaceholderFacts } from '../../theme/values/values.ts';
import { productIn } from '../data/product.ts';
import { checkYaml, type ParsedYaml, parseYaml, placeAt, yamlDiagnostic } from '../data/readYaml.ts';
import type { SiteDataFile } from '../data/siteDataFile.ts';
import { textsIn } from '../data/yamlTree.ts';

const filled = z.string('expected text').min(1, 'must not be empty');

const placeholderSchema = z.strictObject({
  name: z
    .string('expected text')
    .regex(
      /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
      'expected lowercase letters, digits and hyphens, such as "rc-ip"',
    ),
  label: filled,
  example: filled,
  about: filled,
});

/** The list in `placeholders.yaml`. */
export const placeholdersSchema = z.array(placeholderSchema);

/** Reads `placeholders.yaml`: a list of names with what they mean. Faults come with file and line. */
export function readPlaceholders({ text, file, product }: SiteDataFile): {
  placeholders: Map<string, PlaceholderFacts>;
  diagnostics: Diagnostic[];
} {
  const placeholders = new Map<string, PlaceholderFacts>();
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { placeholders, diagnostics: [yamlDiagnostic(fault, file)] };
  const tree = parsed.tree();
  const value = textsIn(parsed.value ?? [], tree);
  if (!Array.isArray(value)) {
    const message = 'the placeholders are not a list.';
    const hint = 'An entry is "- name: appliance" with label, example and about.';
    return { placeholders, diagnostics: [dataFault(file, { line: 1, column: 1, message, hint })] };
  }
  const { faults } = checkYaml({ value, tree: () => tree }, placeholdersSchema);
  const diagnostics = faults.map((found) => dataFault(file, found));
  const lines = new Map<string, number>();
  for (const [index, entry] of value.entries()) {
    const { success, data } = placeholderSchema.safeParse(entry);
    if (!success) continue;
    const place = placeAt(tree, [index]);
    const { name } = data;
    const before = lines.get(name);
    if (before !== undefined) {
      const message = `the placeholder <${name}> is declared twice, first in line ${before}.`;
      diagnostics.push(dataFault(file, { ...place, message, hint: 'Give each placeholder its own name.' }));
      continue;
    }
    lines.set(name, place.line);
    placeholders.set(name, productIn(data, product, new Set()));
  }
  return { placeholders, diagnostics };
}

/** The map in `applies-to.yaml`, by the keys that badges may have. */
export function appliesSchema(keys: readonly string[]) {
  const texts = z.array(z.string('quote a number ("19.10")')).optional();
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, texts])));
}

/** Reads `applies-to.yaml`: the values that badges may have, by key. Faults come with file and line. */
export function readAppliesValues(
  { text, file, product }: SiteDataFile,
  keys: readonly string[],
): { values: BadgeValues; diagnostics: Diagnostic[] } {
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { values: {}, diagnostics: [yamlDiagnostic(fault, file)] };
  const { value, faults } = checkYaml({ ...parsed, value: parsed.value ?? {} }, appliesSchema(keys));
  const values = productIn(value ?? {}, product, new Set());
  return { values, diagnostics: faults.map((found) => dataFault(file, found)) };
}

function dataFault(file: string, { line, column, message, hint }: PlacedFault): Diagnostic {
  return { code: 'site-data', file, line, column, message, hint };
}

const words = z.string().min(1);

/** The list in `glossary.yaml`; one schema for all sites. */
export const glossarySchema = z.array(
  z.strictObject({
    term: words,
    abbreviation: words.optional(),
    definition: words,
    synonyms: z.array(words).optional(),
    /** For search only: words that lead to the term, but not from the term to them. */
    related: z.array(words).optional(),
    /** Route or address of the page with more information. */
    page: words.optional(),
    /** `false`: an everyday word, which pages do not explain where they use it. */
    tip: z.boolean().optional(),
  }),
);

type GlossaryList = z.output<typeof glossarySchema>;

/** The entries of a checked list. */
function toEntries(list: GlossaryList, { tree }: ParsedYaml): GlossaryEntry[] {
  const root = tree();
  return list.map(({ term, abbreviation, definition, synonyms = [], page, tip = true }, index) => ({
    id: slug(term),
    term,
    abbreviation,
    definition: definition.trim(),
    synonyms,
    page,
    tip,
    line: placeAt(root, [index]).line,
    pageLine: placeAt(root, [index, 'page']).line,
  }));
}

/** Reports duplicate terms and abbreviations of two terms, which would be ambiguous. */
function duplicateTerms(entries: readonly GlossaryEntry[]): PlacedFault[] {
  const faults: PlacedFault[] = [];
  const terms = new Map<string, GlossaryEntry>();
  const short = new Map<string, GlossaryEntry>();
  for (const entry of entries) {
    const { id, term, abbreviation, line } = entry;
    const report = (message: string, hint: string) => faults.push({ line, column: 1, message, hint });
    const same = terms.get(id);
    if (same) report(`the term "${term}" is already in line ${same.line}.`, 'Merge the two entries.');
    else terms.set(id, entry);
    const rival = abbreviation === undefined ? undefined : short.get(abbreviation);
    if (rival) {
      const message = `"${abbreviation}" is already the abbreviation of "${rival.term}" in line ${rival.line}.`;
      report(message, 'Leave it out here, or make it a synonym.');
    } else if (abbreviation !== undefined) short.set(abbreviation, entry);
  }
  return faults;
}

/** What tips on terms show, by the term's anchor. */
export function termDefinitions(entries: readonly GlossaryEntry[]): TermDefinitions {
  return Object.fromEntries(entries.map(({ id, term, definition }) => [id, [term, definition]]));
}

export interface GlossaryFile {
  /** Path for messages. */
  file: string;
  entries: readonly GlossaryEntry[];
  diagnostics: Diagnostic[];
}

/** Reads the site's own glossary. Faults come with file and line. */
export function readGlossaryFile({ text, file, product }: SiteDataFile): GlossaryFile {
  const none = { file, entries: [] };
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { ...none, diagnostics: [yamlDiagnostic(fault, file)] };
  if (parsed.value === undefined) return { ...none, diagnostics: [] };
  const checked = checkYaml(parsed, glossarySchema);
  const list = productIn(checked.value ?? [], product, new Set(['page']));
  const entries = toEntries(list, parsed);
  const faults = checked.value ? duplicateTerms(entries) : checked.faults;
  return {
    file,
    entries,
    diagnostics: faults.map((found) => {
      const message = `the glossary cannot be read: ${found.message}`;
      const hint = found.hint ?? ENTRY_HINT;
      return { ...dataFault(file, { ...found, message, hint }), code: 'glossary' };
    }),
  };
}

const ENTRY_HINT = 'An entry is "- term: Word" with "definition", and lists such as "synonyms: [one, two]".';
