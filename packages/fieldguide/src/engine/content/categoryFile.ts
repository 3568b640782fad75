import { z } from 'zod';
import { type Diagnostic, isError } from '../../shared/errors.ts';
import { productIn } from '../data/product.ts';
import { mapDiagnostics, parseAnyYaml, placeAt, readMap, yamlDiagnostic } from '../data/readYaml.ts';
import type { SiteDataFile } from '../data/siteDataFile.ts';

/** What `_category_.yml` and `_category_.json` may say. */
export const categorySchema = z
  .strictObject({
    label: z.string(),
    position: z.number(),
    collapsible: z.boolean(),
    collapsed: z.boolean(),
    className: z.string(),
    key: z.string(),
    description: z.string(),
    customProps: z.record(z.string(), z.unknown()),
    link: z
      .union(
        [
          z.object({
            type: z.literal('generated-index'),
            slug: z.string().optional(),
            title: z.string().optional(),
            description: z.string().optional(),
            image: z.string().optional(),
            keywords: z.array(z.string()).optional(),
          }),
          z.object({ type: z.literal('doc'), id: z.string() }),
        ],
        'expected "type: generated-index", or "type: doc" with an "id"',
      )
      .nullable(),
  })
  .partial();

/** What `_category_.yml` or `_category_.json` says of its folder. */
export type CategoryFile = z.infer<typeof categorySchema> & {
  /** Path of the file, for messages. */
  file: string;
  /** Line of its `link`, for messages about where it leads. */
  linkLine: number;
};

const TARGETS = new Set(['id', 'slug', 'image']);

/** Reads a category file; YAML is a superset of JSON, so one reader serves both. */
export function readCategoryFile({ text, file, json, product }: SiteDataFile & { json: boolean }): {
  category?: CategoryFile;
  diagnostics: Diagnostic[];
} {
  const { parsed, fault } = parseAnyYaml(json ? text.replace(/\t/g, '  ') : text);
  if (!parsed) return { diagnostics: [yamlDiagnostic(fault, file)] };
  const { value, faults } = readMap(parsed, categorySchema);
  const diagnostics = mapDiagnostics(faults, { what: 'category file', code: 'category', file });
  if (diagnostics.some(isError)) return { diagnostics };
  if (parsed.cut) diagnostics.push({ ...yamlDiagnostic(parsed.cut, file), severity: 'forgivable' });
  const linkLine = placeAt(parsed.tree(), ['link']).line;
  return { category: { ...productIn(value, product, TARGETS), file, linkLine }, diagnostics };
}
