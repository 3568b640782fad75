import { isMenuPath } from '../../../packages/fieldguide/src/engine/content/inlineHtml.ts';
import { nearest } from '../../../packages/fieldguide/src/shared/text.ts';
import type { PageProse } from './prose.ts';
import type { Fault, LintPage, Rule } from './rule.ts';
import { firstStep, parentPath, type SiteMenus } from './siteMenus.ts';

/** Menu paths, in bold and in wireframes, are those of the menu map, plus at most one tab or button of a page. */
export const menuPaths: Rule = (page, { menus }) => {
  if (menus.paths.size === 0) return [];
  return pathsOf(page)
    .filter(({ text }) => isMenuPath(text) && !isKnown(text, menus))
    .map(({ text, line, column }) => ({ code: 'menu-path', line, column, ...explain(text, menus) }));
};

/** The bold paths of a page, and those that its wireframes show. */
function pathsOf({ prose }: LintPage): PageProse['labels'] {
  const inScreens = prose.fences
    .filter(({ language }) => language === 'screen')
    .flatMap(({ code, line, column }) => {
      const lines = code.split('\n');
      const at = lines.findIndex((each) => each.startsWith('menu:'));
      const text = /^menu:\s*["']?(.*?)["']?\s*$/.exec(lines[at] ?? '')?.[1];
      return text === undefined ? [] : [{ text, line: line + at + 1, column }];
    });
  return [...prose.labels, ...inScreens];
}

function isKnown(path: string, { paths, pages, others }: SiteMenus): boolean {
  return paths.has(path) || pages.has(parentPath(path)) || others.has(path);
}

function explain(path: string, { paths, tops, others }: SiteMenus): Pick<Fault, 'message' | 'hint'> {
  const message = `no menu has the path "${path}".`;
  const whole = [...paths].find((known) => known.endsWith(` > ${path}`));
  const guess = whole ?? nearest(path, [...paths, ...others]);
  if (guess) return { message, hint: `Did you mean "${guess}"?` };
  const hint = tops.has(firstStep(path))
    ? 'Use a path from site/data/menu.tsv, followed by at most one tab or button of that page.'
    : 'If it is a path of another program, add it to site/data/other-menus.tsv.';
  return { message, hint };
}
