import type { Diagnostic } from 'fieldguide';
import type { Entry, Model } from '../product/model.ts';
import { openedBy } from './knownLabels.ts';
import type { LintPage } from './rule.ts';

/**
 * Entries of the model that no page uses: the model has what pages show or steps need, and nothing else. Pages that use
 * none of it are another site's, which has no part in the model.
 */
export function unusedEntries(pages: readonly LintPage[], model: Model): Diagnostic[] {
  const opened = new Set(pages.flatMap((page) => [...openedBy(page, model)]));
  const bold = new Set(pages.flatMap(({ prose }) => prose.labels.map(({ text }) => text)));
  const fences = pages
    .flatMap(({ prose }) => prose.fences.filter(({ language }) => language === 'product'))
    .map(({ code }) => code);
  const listed = (kind: string, id: string) =>
    fences.some((code) => code.startsWith(`${kind}:`) && (/^\w+: *all\b/.test(code) || code.includes(id)));
  const rest = (kind: 'downloads' | 'files' | 'limits' | 'messages' | 'accounts') =>
    unused(model[kind], ({ id }) => listed(kind, id));
  const onScreens = new Set([...model.screens.values()].flatMap(({ value }) => Object.keys(value.fields)));
  if (opened.size + fences.length === 0) return [];
  return [
    ...unused(model.screens, ({ id }) => opened.has(id) || model.screens.get(id)?.value.everywhere === true),
    ...unused(model.fields, ({ id }) => onScreens.has(id) || listed('shared', id)),
    ...unused(model.imports, ({ id }) => bold.has(id) || listed('import', id)),
    ...rest('downloads'),
    ...rest('files'),
    ...rest('limits'),
    ...rest('messages'),
    ...rest('accounts'),
  ];
}

function unused(
  entries: ReadonlyMap<string, Entry<unknown>>,
  isUsed: (entry: Entry<unknown>) => boolean,
): Diagnostic[] {
  return [...entries.values()]
    .filter((entry) => !isUsed(entry))
    .map(({ id, file, line, column }) => {
      const message = `no page uses "${id}".`;
      return { code: 'unused-entry', file, line, column, message, hint: 'Show it on a page, or delete it.' };
    });
}
