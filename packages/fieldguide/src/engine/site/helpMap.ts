import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import { keyPlace } from '../content/pageSource.ts';
import type { SitePage } from './siteTypes.ts';

/** The page for each id that the product's context help requests (`help_id` in front matter), sorted by id. */
export function helpPages(pages: Iterable<SitePage>): Map<string, SitePage> {
  const found = new Map<string, SitePage>();
  for (const page of pages)
    for (const id of page.source?.frontMatter.help_id ?? []) if (!found.has(id)) found.set(id, page);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Ids that two pages claim: the product could ask for one of them only. */
export function checkHelpIds(pages: Iterable<SitePage>): Diagnostic[] {
  const all = [...pages];
  const owners = helpPages(all);
  return all.flatMap(({ source, route }) => {
    const ids = source?.frontMatter.help_id ?? [];
    return ids.flatMap((id, index): Diagnostic[] => {
      const owner = owners.get(id);
      if (!source || (owner?.route === route && ids.indexOf(id) === index)) return [];
      const message = `the help id "${id}" is already that of ${owner?.source?.file ?? owner?.route}.`;
      const hint = 'Remove it from one of the two pages.';
      return [
        { severity: 'forgivable', code: 'help-id-twice', ...keyPlace(source, 'help_id'), message, hint },
      ];
    });
  });
}

/** Reads the record of help ids (`help-ids.txt`), one on each line; with the numbers of their lines. */
export function parseHelpRecord(text: string): Map<string, number> {
  const lines = text.split('\n').map((line, index) => [line.trim(), index + 1] as const);
  return new Map(lines.filter(([id]) => id !== ''));
}

/** The record with the ids of these pages, as text. Nothing is removed: who gives an id up deletes it by hand. */
export function formatHelpRecord(record: ReadonlyMap<string, number>, pages: Iterable<SitePage>): string {
  const ids = new Set([...record.keys(), ...helpPages(pages).keys()]);
  return [...ids]
    .sort()
    .map((id) => `${id}\n`)
    .join('');
}

/** Ids that releases of the product may ask for, and that no page has any more. */
export function checkHelpRecord(
  record: ReadonlyMap<string, number>,
  pages: Iterable<SitePage>,
  file: string,
): Diagnostic[] {
  const known = helpPages(pages);
  return [...record].flatMap(([id, line]): Diagnostic[] => {
    if (known.has(id)) return [];
    const message = `the help id "${id}" is recorded but no page has it, so context help of the product would fail.`;
    const near = nearest(
      id,
      [...known.keys()].filter((other) => !record.has(other)),
    );
    const hint = `Add "${id}" to help_id of the page that answers now${near ? `, such as the one with "${near}"` : ''}.`;
    return [{ code: 'help-id-lost', file, line, column: 1, message, hint }];
  });
}
