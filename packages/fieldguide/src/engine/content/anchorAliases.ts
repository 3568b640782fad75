import { escapeHtml } from '../../shared/text.ts';
import type { PageFactsCollector } from './pageCollector.ts';

/** An id that a page once had, and the one that is in its place now. */
type Alias = readonly [old: string, id: string];

/** The aliases of a page (`anchors` in its front matter), when all its ids are known. Faults are reported. */
export function readAliases({ page, ids, diagnostics }: PageFactsCollector): Alias[] {
  const { anchors } = ids;
  const { anchors: given = {} } = page.frontMatter;
  const aliases = Object.entries(given).filter(([old, id]) => {
    const report = (message: string, hint: string) => {
      const line = page.keyLines[`anchors.${old}`] ?? page.keyLines.anchors ?? 1;
      const place = { file: page.file, line, column: 1 };
      diagnostics.push({ severity: 'forgivable', code: 'anchor-alias', ...place, message, hint });
      return false;
    };
    if (ids.isTaken(old)) {
      const message = `the old id "${old}" is still an id of this page.`;
      return report(message, 'Remove the alias, or give the heading or row a different id.');
    }
    if (anchors.has(id)) return true;
    const next = Object.hasOwn(given, id) ? given[id] : undefined;
    const message = `the old id "${old}" leads to "${id}", which is ${next === undefined ? 'not on this page' : 'an old id too'}.`;
    const hint =
      next === undefined || next === old
        ? 'Name the id of a heading or row of this page.'
        : `Write "${next}".`;
    return report(message, hint);
  });
  for (const [old] of aliases) anchors.add(old);
  return aliases;
}

/**
 * Puts an empty element with each old id into the element that has the new one, so that old addresses lead there
 * without scripts too. In a table it goes into the first cell of its row.
 */
export function withAliases(html: string, aliases: readonly Alias[]): string {
  return aliases.reduce((text, [old, id]) => {
    const at = text.indexOf(` id="${escapeHtml(id)}"`);
    const tag = at < 0 ? null : /^[^>]*>(?:\s*<t[dh]\b[^>]*>)?/.exec(text.slice(at));
    const end = at + (tag?.[0].length ?? 0);
    return tag ? `${text.slice(0, end)}<span id="${escapeHtml(old)}"></span>${text.slice(end)}` : text;
  }, html);
}
