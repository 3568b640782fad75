import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { Diagnostic } from '../shared/errors.ts';
import { nearest } from '../shared/text.ts';
import { yamlDiagnostic } from './frontMatter.ts';

const schema = z
  .object({
    label: z.string(),
    position: z.number(),
    collapsible: z.boolean(),
    collapsed: z.boolean(),
    className: z.string(),
    key: z.string(),
    description: z.string(),
    customProps: z.record(z.string(), z.unknown()),
    link: z
      .union([
        z.object({
          type: z.literal('generated-index'),
          slug: z.string().optional(),
          title: z.string().optional(),
          description: z.string().optional(),
          image: z.string().optional(),
          keywords: z.array(z.string()).optional(),
        }),
        z.object({ type: z.literal('doc'), id: z.string() }),
      ])
      .nullable(),
  })
  .partial();

/** What `_category_.yml` or `_category_.json` says of its folder. */
export type CategoryFile = z.infer<typeof schema> & {
  /** Path of the file, for messages. */
  file: string;
};

/** Reads a category file; YAML is a superset of JSON, so one reader serves both. */
export function readCategoryFile(
  text: string,
  file: string,
  json: boolean,
): { category?: CategoryFile; diagnostics: Diagnostic[] } {
  let value: unknown;
  try {
    value = load(json ? text.replace(/\t/g, '  ') : text) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { diagnostics: [yamlDiagnostic(error, text, file)] };
  }
  const place = (key: string) => ({
    file,
    line:
      Math.max(
        0,
        text.split('\n').findIndex((line) => line.includes(key)),
      ) + 1,
    column: 1,
  });
  const diagnostics: Diagnostic[] = [];
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value).filter((key) => !(key in schema.shape))) {
      const guess = nearest(key, Object.keys(schema.shape));
      diagnostics.push({
        severity: 'warning',
        code: 'category-unknown',
        ...place(key),
        message: `unknown key "${key}" in a category file.`,
        hint: guess ? `Did you mean "${guess}"?` : undefined,
      });
    }
  }
  const result = schema.safeParse(value);
  if (result.success) return { category: { ...result.data, file }, diagnostics };
  for (const issue of result.error.issues) {
    const key = issue.path.join('.');
    diagnostics.push({
      severity: 'error',
      code: 'category-type',
      ...place(String(issue.path[0] ?? '')),
      message: `"${key}" in a category file is wrong: ${issue.message}.`,
    });
  }
  return { diagnostics };
}
