import { load, YAMLException } from 'js-yaml';
import { z } from 'zod';
import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import { yamlDiagnostic } from './frontMatter.ts';
import { type Product, replaceProduct } from './product.ts';

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
export type CategoryFile = z.infer<typeof schema> & {
  /** Path of the file, for messages. */
  file: string;
  /** Line of its `link`, for messages about where it leads. */
  linkLine: number;
};

interface CategorySource {
  text: string;
  file: string;
  json: boolean;
  product?: Product;
}

/** Reads a category file; YAML is a superset of JSON, so one reader serves both. */
export function readCategoryFile({ text, file, json, product }: CategorySource): {
  category?: CategoryFile;
  diagnostics: Diagnostic[];
} {
  let value: unknown;
  try {
    // The parser calls an empty text a fault.
    value = /^\s*[^\s#]/m.test(text) ? (load(json ? text.replace(/\t/g, '  ') : text) ?? {}) : {};
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { diagnostics: [yamlDiagnostic(error, text, file)] };
  }
  const lineOf = (key: string) => {
    const start = new RegExp(`(?:^|[{,])\\s*["']?${key.replace(/\W/g, '\\$&')}["']?\\s*:`);
    return (
      Math.max(
        0,
        text.split('\n').findIndex((line) => start.test(line)),
      ) + 1
    );
  };
  const place = (key: string) => ({ file, line: lineOf(key), column: 1 });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const message = 'the category file is not a list of "key: value" lines.';
    return { diagnostics: [{ severity: 'error', code: 'category-type', file, line: 1, column: 1, message }] };
  }
  const diagnostics: Diagnostic[] = [];
  for (const key of Object.keys(value).filter((key) => !Object.hasOwn(schema.shape, key))) {
    const guess = nearest(key, Object.keys(schema.shape));
    diagnostics.push({
      severity: 'warning',
      code: 'category-unknown',
      ...place(key),
      message: `unknown key "${key}" in a category file.`,
      hint: guess ? `Did you mean "${guess}"?` : undefined,
    });
  }
  const result = schema.safeParse(value);
  if (result.success)
    return {
      category: { ...withProduct(result.data, product), file, linkLine: lineOf('link') },
      diagnostics,
    };
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

/** The product's name in texts, its slug in routes and ids. */
function withProduct(category: z.infer<typeof schema>, product: Product | undefined): z.infer<typeof schema> {
  if (!product) return category;
  const text = (value: string | undefined) => value && replaceProduct(value, product);
  const target = (value: string) => replaceProduct(value, product, 'target');
  const { link } = category;
  return {
    ...category,
    label: text(category.label),
    description: text(category.description),
    link:
      link?.type === 'doc'
        ? { ...link, id: target(link.id) }
        : link && {
            ...link,
            slug: link.slug && target(link.slug),
            title: text(link.title),
            description: text(link.description),
          },
  };
}
