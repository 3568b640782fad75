import type { Diagnostic } from '../../shared/errors.ts';
import { nearest } from '../../shared/text.ts';
import type { PageSource } from '../content/pageSource.ts';

/** Faults of `displayed_sidebar` in front matter: it must name a sidebar of the site. */
export function checkDisplayedSidebars(
  pages: readonly PageSource[],
  sidebars: Readonly<Record<string, unknown>>,
): Diagnostic[] {
  const ids = Object.keys(sidebars);
  return pages.flatMap(({ file, frontMatter, keyLines }): Diagnostic[] => {
    const wanted = frontMatter.displayed_sidebar;
    if (wanted === undefined || wanted === null || ids.includes(wanted)) return [];
    const guess = nearest(wanted, ids);
    return [
      {
        severity: 'error',
        code: 'displayed-sidebar',
        file,
        line: keyLines.displayed_sidebar,
        column: 1,
        message: `"displayed_sidebar" names the sidebar "${wanted}", which does not exist.`,
        hint: guess ? `Did you mean "${guess}"?` : `Known sidebars: ${ids.join(', ')}.`,
      },
    ];
  });
}
