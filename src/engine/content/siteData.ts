import { z } from 'zod';
import type { BadgeValues } from '../../components/AppliesTo/badges.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { PlaceholderFacts } from '../../theme/values/values.ts';
import { checkYaml, type PlacedFault, parseYaml, placeAt, yamlDiagnostic } from '../data/readYaml.ts';
import { type Product, productIn } from './product.ts';

/** One file of a site that is not a page. */
export interface SiteDataFile {
  text: string;
  /** Path for messages. */
  file: string;
  product?: Product;
}

const filled = z.union(
  [z.string().min(1, 'must not be empty'), z.number().transform(String)],
  'expected text',
);

const placeholderSchema = z.strictObject({
  name: z
    .string('expected text')
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'expected small letters, digits and hyphens, such as "rc-ip"'),
  label: filled,
  example: filled,
  about: filled,
});

/** Reads `placeholders.yaml`: a list of names with what they mean. Faults come with file and line. */
export function readPlaceholders({ text, file, product }: SiteDataFile): {
  placeholders: Map<string, PlaceholderFacts>;
  diagnostics: Diagnostic[];
} {
  const placeholders = new Map<string, PlaceholderFacts>();
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { placeholders, diagnostics: [yamlDiagnostic(fault, file)] };
  const { value = [] } = parsed;
  if (!Array.isArray(value)) {
    const message = 'the placeholders are not a list.';
    const hint = 'An entry is "- name: appliance" with label, example and about.';
    return { placeholders, diagnostics: [dataFault(file, { line: 1, column: 1, message, hint })] };
  }
  const { faults } = checkYaml({ ...parsed, value }, z.array(placeholderSchema));
  const diagnostics = faults.map((found) => dataFault(file, found));
  const lines = new Map<string, number>();
  for (const [index, entry] of value.entries()) {
    const { success, data } = placeholderSchema.safeParse(entry);
    if (!success) continue;
    const place = placeAt(parsed.tree(), [index]);
    const { name } = data;
    const before = lines.get(name);
    if (before !== undefined) {
      const message = `the placeholder <${name}> stands twice; line ${before} declares it already.`;
      diagnostics.push(dataFault(file, { ...place, message, hint: 'Give each a name of its own.' }));
      continue;
    }
    lines.set(name, place.line);
    placeholders.set(name, productIn(data, product, new Set()));
  }
  return { placeholders, diagnostics };
}

/** Reads `applies-to.yaml`: the values that badges may have, by key. Faults come with file and line. */
export function readAppliesValues(
  { text, file, product }: SiteDataFile,
  keys: readonly string[],
): { values: BadgeValues; diagnostics: Diagnostic[] } {
  const { parsed, fault } = parseYaml(text);
  if (!parsed) return { values: {}, diagnostics: [yamlDiagnostic(fault, file)] };
  const texts = z.array(z.string('quote a number ("19.10")')).optional();
  const schema = z.strictObject(Object.fromEntries(keys.map((key) => [key, texts])));
  const { value, faults } = checkYaml({ ...parsed, value: parsed.value ?? {} }, schema);
  const values = productIn(value ?? {}, product, new Set());
  return { values, diagnostics: faults.map((found) => dataFault(file, found)) };
}

function dataFault(file: string, { line, column, message, hint }: PlacedFault): Diagnostic {
  return { code: 'site-data', file, line, column, message, hint };
}
