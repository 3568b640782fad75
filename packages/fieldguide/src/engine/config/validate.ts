import type { z } from 'zod';
import { type Diagnostic, FieldguideError } from '../../shared/errors.ts';
import { hintFor } from '../../shared/text.ts';
import { explainIssue, valueAt } from '../data/schemaFaults.ts';
import { type SiteConfig, siteConfigSchema } from './schema.ts';
import { settingPlace } from './settingPlace.ts';

/**
 * Checks what a config file exports and fills in the defaults.
 * @throws FieldguideError with one diagnostic for each fault: what is wrong, where, what to do.
 */
export function validateConfig(value: unknown, file: string, source = ''): SiteConfig {
  const result = siteConfigSchema.safeParse(value, { reportInput: true });
  if (result.success) {
    const loop = categoryInItself(Object.values(result.data.sidebars ?? {}).flat());
    if (loop === undefined) return result.data;
    const message = `the sidebar category "${loop}" contains itself.`;
    const hint = 'Remove it from its own items.';
    throw notValid(file, [
      { code: 'config-loop', file, ...settingPlace(['sidebars'], source), message, hint },
    ]);
  }
  const diagnostics = result.error.issues.flatMap((issue) => toDiagnostics(issue, value, { file, source }));
  throw notValid(file, diagnostics);
}

function notValid(file: string, diagnostics: readonly Diagnostic[]): FieldguideError {
  return new FieldguideError(`The site's settings in ${file} are not valid.`, diagnostics);
}

type SidebarItems = NonNullable<SiteConfig['sidebars']>[string];

/** The label of a category that is among its own items, at any depth: settings are code and can do that. */
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

function toDiagnostics(
  issue: z.core.$ZodIssue,
  value: unknown,
  written: { file: string; source: string },
): Diagnostic[] {
  const path = issue.path.map(String);
  const fault = (at: readonly string[], said: Pick<Diagnostic, 'code' | 'message' | 'hint'>): Diagnostic => ({
    ...said,
    file: written.file,
    ...settingPlace(at, written.source),
  });
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const given = String(valueAt(value, path) ?? '');
    const known = (issue.options ?? []).map(String);
    const [kind, kinds] = path[0] === 'search' ? ['search provider', 'providers'] : ['item type', 'types'];
    const at = path.join('.');
    const what = path[0] === 'navbar' ? `navbar ${kind} "${given}"` : `${kind} "${given}"`;
    const where = kind === 'item type' && path[0] !== 'navbar' ? ` at "${at}"` : '';
    const message = given === '' ? `"${at}" is missing.` : `unknown ${what}${where}.`;
    const hint = hintFor(given, known, `Known ${kinds}: ${known.join(', ')}.`);
    return [fault(path, { code: 'config-item-type', message, hint })];
  }
  if (issue.code === 'invalid_union') {
    // The author most likely intended the branch that matched furthest.
    const branch = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0] ?? [];
    return branch.flatMap((inner) =>
      toDiagnostics({ ...inner, path: [...issue.path, ...inner.path] }, value, written),
    );
  }
  return explainIssue(issue, { schema: siteConfigSchema, value, nameOf }).map(
    ({ kind, reason, message, hint }) => {
      if (kind === 'unknown key')
        return fault([...path, reason], {
          code: 'config-unknown-key',
          message,
          hint: secretHint(path, reason) ?? hint ?? '',
        });
      const toDo = kind === 'missing' ? 'Add it.' : 'See docs/configuration.md for what it takes.';
      return fault(path, { code: 'config-value', message, hint: path.length > 0 && hint ? hint : toDo });
    },
  );
}

/** `"navbar.items.0"`: settings are code. */
function nameOf(path: readonly PropertyKey[]): string {
  return `"${path.map(String).join('.') || 'the settings'}"`;
}

/** The key that may write to the hosted search service has another place than the settings. */
function secretHint([area]: readonly string[], key: string): string | undefined {
  if (area !== 'search' || !/admin|write|secret/i.test(key)) return undefined;
  return 'Remove it: settings are public. fieldguide search push reads the admin key from FIELDGUIDE_SEARCH_ADMIN_KEY.';
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(
    0,
    ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)),
  );
}
