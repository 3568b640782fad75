import type { Fault, LintPage } from './types.ts';

/** Pages that no other page links to: a reader finds them in the sidebar at best. */
export function orphans(pages: readonly LintPage[], linked: ReadonlySet<string>): [LintPage, Fault][] {
  const targets = new Set(linked);
  for (const { source, links } of pages)
    for (const route of links) if (route !== source.route) targets.add(route);
  return pages
    .filter(({ source }) => !targets.has(source.route))
    .map((page) => [
      page,
      {
        code: 'orphan',
        line: 1,
        column: 1,
        message: `no page links to ${page.source.route}.`,
        hint: 'Link to it from the pages whose readers need it.',
      },
    ]);
}
