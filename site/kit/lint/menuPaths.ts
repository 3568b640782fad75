import { nearest } from 'fieldguide';
import { isMenuPath } from 'fieldguide/rules';
import type { Fault, Rule } from './rule.ts';
import { firstStep, parentPath, type SiteMenus } from './siteMenus.ts';

/** Menu paths in bold are those of the product's screens, plus at most one tab or button of a page. */
export const menuPaths: Rule = ({ prose }, { menus }) => {
  if (menus.paths.size === 0) return [];
  return prose.labels
    .filter(({ text }) => isMenuPath(text) && !isKnown(text, menus))
    .map(({ text, line, column }) => ({ code: 'menu-path', line, column, ...explain(text, menus) }));
};

function isKnown(path: string, { paths, pages, others }: SiteMenus): boolean {
  return paths.has(path) || pages.has(parentPath(path)) || others.has(path);
}

function explain(path: string, { paths, tops, others }: SiteMenus): Pick<Fault, 'message' | 'hint'> {
  const message = `no menu has the path "${path}".`;
  const whole = [...paths].find((known) => known.endsWith(` > ${path}`));
  const guess = whole ?? nearest(path, [...paths, ...others]);
  if (guess) return { message, hint: `Did you mean "${guess}"?` };
  const hint = tops.has(firstStep(path))
    ? 'Use the path of a screen in site/data/product/screens, followed by at most one tab or button of it, or add the screen.'
    : 'If it is a path of another program, add it to site/data/other-menus.tsv.';
  return { message, hint };
}
