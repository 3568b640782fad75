import type { z } from 'zod';
import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
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
    throw notValid(file, [
      { severity: 'error', code: 'config-loop', file, ...placeOf(['sidebars'], source), message, hint },
    ]);
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
    return issue.keys.map((key) => {
      const guess = nearest(key, knownKeys(path, value));
      const where = path.length > 0 ? ` in "${at}"` : '';
      return {
        severity: 'error',
        code: 'config-unknown-key',
        ...place,
        ...placeOf([...path, key], source),
        message: `unknown key "${key}"${where}.`,
        hint:
          secretHint(path, key) ??
          (guess ? `Did you mean "${guess}"?` : `Known keys: ${knownKeys(path, value).join(', ')}.`),
      };
    });
  }
  if (issue.code === 'invalid_union' && issue.discriminator) {
    const given = String(valueAt(value, path) ?? '');
    const known = optionsOf(issue);
    const guess = nearest(given, known);
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
        severity: 'error',
        code: 'config-item-type',
        ...place,
        message,
        hint: guess
          ? `Did you mean "${guess}"?`
          : `Known ${path[0] === 'search' ? 'providers' : 'types'}: ${known.join(', ')}.`,
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
      severity: 'error',
      code: 'config-value',
      ...place,
      message: missing ? `"${at}" is missing.` : `"${at}" is wrong: ${reason}.`,
      hint: missing ? 'Add it.' : 'See src/engine/config/schema.ts for what it takes.',
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

function optionsOf(issue: z.core.$ZodIssueInvalidUnion): string[] {
  const fromIssue = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
  if (fromIssue.length > 0) return fromIssue;
  return issue.path[0] === 'navbar'
    ? ['link', 'doc', 'docSidebar', 'dropdown', 'localeDropdown', 'docsVersion', 'search', 'html']
    : ['autogenerated', 'doc', 'ref', 'link', 'category', 'html'];
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** Keys that the schema knows at a path; found by walking the schema beside the value. */
function knownKeys(path: readonly string[], value: unknown): string[] {
  let schema: unknown = siteConfigSchema;
  let current = value;
  for (const key of ['', ...path]) {
    if (key !== '') {
      current = valueAt(current, [key]);
      schema = childSchema(schema, key);
    }
    schema = unwrap(schema, current);
  }
  const shape = shapeOf(schema);
  return shape ? Object.keys(shape) : [];
}

type Definition = {
  type?: string;
  innerType?: unknown;
  element?: unknown;
  in?: unknown;
  options?: readonly unknown[];
  /** The key that tells the branches of a union apart. */
  discriminator?: string;
  valueType?: unknown;
};

function definitionOf(schema: unknown): Definition {
  const def: unknown = typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'def') : undefined;
  return typeof def === 'object' && def !== null ? def : {};
}

function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  if (definitionOf(schema).type !== 'object' || typeof schema !== 'object' || schema === null)
    return undefined;
  const shape: unknown = Reflect.get(schema, 'shape');
  return typeof shape === 'object' && shape !== null ? Object.fromEntries(Object.entries(shape)) : undefined;
}

function childSchema(schema: unknown, key: string): unknown {
  const definition = definitionOf(schema);
  return definition.element ?? definition.valueType ?? shapeOf(schema)?.[key];
}

/** Takes defaults, optionals and transforms off, and picks the branch of a union by its `type`, or what else it has. */
function unwrap(schema: unknown, value: unknown): unknown {
  let current = schema;
  for (;;) {
    const definition = definitionOf(current);
    if (definition.innerType) current = definition.innerType;
    else if (definition.in) current = definition.in;
    else if (definition.options) {
      const match = branchesOf(definition).find(
        ({ key, shape }) => literalOf(shape[key]) === valueAt(value, [key]),
      );
      if (!match) return undefined;
      current = match.branch;
    } else return current;
  }
}

/** The objects that a union may be, also those of a union within it, with the key that tells them apart. */
function branchesOf({ options = [], discriminator = 'type' }: Definition) {
  return options.flatMap((option) => {
    const inner = definitionOf(option);
    const key = inner.discriminator ?? discriminator;
    return (inner.options ?? [option]).flatMap((branch) => {
      const shape = shapeOf(branch);
      return shape ? [{ key, branch, shape }] : [];
    });
  });
}

function literalOf(schema: unknown): unknown {
  const definition: Definition & { values?: readonly unknown[] } = definitionOf(schema);
  return definition.values?.[0];
}

/** The line and column of a key in the config's source; the first match after its parents. */
function placeOf(path: readonly string[], source: string): { line?: number; column?: number } {
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
  if (found < 0) return {};
  const before = source.slice(0, found).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
