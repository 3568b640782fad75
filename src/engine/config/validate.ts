import { z } from 'zod';
import { type Diagnostic, FieldguideError, type Place, placeIn } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { valueAt } from '../data/readYaml.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';

/**
 * Checks what a config file exports and fills in the defaults.
 * @throws FieldguideError with one diagnostic for each fault: what is wrong, where, what to do.
 */
export function validateConfig(value: unknown, file: string, source = ''): SiteConfig {
  const result = siteConfigSchema.safeParse(value, { reportInput: true });
  if (result.success) {
    const loop = categoryInItself(Object.values(result.data.sidebars ?? {}).flat());
    if (loop === undefined) return result.data;
    const message = `the sidebar category "${loop}" holds itself.`;
    const hint = 'Take it out of its own items.';
    throw notValid(file, [{ code: 'config-loop', file, ...placeOf(['sidebars'], source), message, hint }]);
  }
  const diagnostics = result.error.issues.flatMap((issue) => toDiagnostics(issue, value, file, source));
  throw notValid(file, diagnostics);
}

function notValid(file: string, diagnostics: readonly Diagnostic[]): FieldguideError {
  return new FieldguideError(`The site's settings in ${file} are not valid.`, diagnostics);
}

type SidebarItems = NonNullable<SiteConfig['sidebars']>[string];

/** The label of a category that stands among its own items, at any depth: settings are code and can do that. */
function categoryInItself(
  items: SidebarItems,
  above: ReadonlySet<SidebarItems> = new Set(),
): string | undefined {
  for (const item of items) {
    if (typeof item === 'string' || item.type !== 'category') continue;
    const inside = new Set(above).add(items);
    const loop = inside.has(item.items) ? item.label : categoryInItself(item.items, inside);
    if (loop !== undefined) return loop;
  }
  return undefined;
}

function toDiagnostics(issue: z.core.$ZodIssue, value: unknown, file: string, source: string): Diagnostic[] {
  const path = issue.path.map(String);
  const place = { file, ...placeOf(path, source) };
  const at = path.join('.') || 'the settings';
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(path, value);
    return issue.keys.map((key) => {
      const where = path.length > 0 ? ` in "${at}"` : '';
      return {
        code: 'config-unknown-key',
        ...place,
        ...placeOf([...path, key], source),
        message: `unknown key "${key}"${where}.`,
        hint: secretHint(path, key) ?? hintFor(key, known, `Known keys: ${known.join(', ')}.`),
      };
    });
  }
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const given = String(valueAt(value, path) ?? '');
    const known = (issue.options ?? []).map(String);
    const message =
      given === ''
        ? `"${at}" is missing.`
        : path[0] === 'navbar'
          ? `unknown navbar item type "${given}".`
          : path[0] === 'search'
            ? `unknown search provider "${given}".`
            : `unknown item type "${given}" at "${at}".`;
    return [
      {
        code: 'config-item-type',
        ...place,
        message,
        hint: hintFor(
          given,
          known,
          `Known ${path[0] === 'search' ? 'providers' : 'types'}: ${known.join(', ')}.`,
        ),
      },
    ];
  }
  if (issue.code === 'invalid_union') {
    // The branch that got furthest is the one the author meant.
    const branch = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    return branch.flatMap((inner) =>
      toDiagnostics({ ...inner, path: [...issue.path, ...inner.path] }, value, file, source),
    );
  }
  const missing = path.length > 0 && valueAt(value, path) === undefined;
  const reason = issue.message.replace(/^Invalid (?:input|option): /, '');
  return [
    {
      code: 'config-value',
      ...place,
      message: missing ? `"${at}" is missing.` : `"${at}" is wrong: ${reason}.`,
      hint: missing ? 'Add it.' : 'See docs/configuration.md for what it takes.',
    },
  ];
}

/** The key that may write to the hosted search service has another place than the settings. */
function secretHint([area]: readonly string[], key: string): string | undefined {
  if (area !== 'search' || !/admin|write|secret/i.test(key)) return undefined;
  return 'Take it out: settings are public. fieldguide search push reads the admin key from FIELDGUIDE_SEARCH_ADMIN_KEY.';
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(
    0,
    ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keys that the schema knows at a path; where it is one of several, those of the one that the value names by its constants. */
function knownKeys(path: readonly string[], value: unknown): string[] {
  const root = z.toJSONSchema(siteConfigSchema, { io: 'input', unrepresentable: 'any' });
  let schemas: JsonSchema[] = [root];
  const plain = (schema: JsonSchema): JsonSchema[] => {
    const named = schema.$ref && root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    const branches = schema.anyOf ?? schema.oneOf ?? (named ? [named] : undefined);
    return branches ? branches.filter(isSchema).flatMap(plain) : [schema];
  };
  for (const [depth, key] of path.entries()) {
    const inside = schemas
      .flatMap(plain)
      .filter((schema) => isMeant(schema, valueAt(value, path.slice(0, depth))));
    schemas = inside.flatMap(({ items, properties, additionalProperties }) => {
      return [properties?.[key] ?? items ?? additionalProperties].flat().filter(isSchema);
    });
  }
  const meant = schemas.flatMap(plain).filter((schema) => isMeant(schema, valueAt(value, path)));
  return [...new Set(meant.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** Whether the constants of a branch, such as its `type`, are those of the value. */
function isMeant({ properties = {} }: JsonSchema, value: unknown): boolean {
  return Object.entries(properties).every(
    ([key, schema]) =>
      !isSchema(schema) || schema.const === undefined || schema.const === valueAt(value, [key]),
  );
}

/** The line and column of a key in the config's source; the first match after its parents. */
function placeOf(path: readonly string[], source: string): Partial<Place> {
  let from = 0;
  let found = -1;
  for (const key of path) {
    if (/^\d+$/.test(key)) continue;
    const index = source
      .slice(from)
      .search(new RegExp(`(?<![\\w$])["']?${key.replace(/[^\w$]/g, '\\$&')}["']?\\s*:`));
    if (index < 0) break;
    found = from + index;
    from = found + key.length;
  }
  return found < 0 ? {} : placeIn(source, found);
}
