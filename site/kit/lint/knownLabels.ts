import { nearest } from 'fieldguide';
import { isMenuPath } from 'fieldguide/rules';
import type { Model } from '../product/model.ts';
import { above, labelsOf, menuOf, reachable } from '../product/screens.ts';
import type { PageProse } from './prose.ts';
import type { LintContext, LintFault, LintPage, Rule } from './rule.ts';
import { firstStep, lastStep, parentPath, type SiteMenus } from './siteMenus.ts';

/** The key of a fence that names a screen. */
const NAMED = /^(?:screen|fields|columns|actions): *["']?([a-z0-9-]+)/gm;

/**
 * What is in bold is on a screen that the page opens, or that can be reached from it, or on a menu: that of the product,
 * of the console, or of another program.
 */
export const unknownLabels: Rule = (page, context) => {
  const { model } = context;
  if (model.screens.size === 0) return [];
  const opened = openedBy(page, model);
  const known = new Set([...everywhere(context), ...labelsIn(model, opened)]);
  return labelsOn(page)
    .filter(({ text }) => isLabel(text) && !isKnown(text, known, context))
    .map(({ text, line, column }): LintFault => {
      const message = `no screen that this page opens has the label "${text}". ${helpFor(text, { known, opened, context })}`;
      return { code: 'unknown-label', line, column, message, hint: 'Correct it, or add it to its screen.' };
    });
};

/** The screens that a page opens: those of its menu paths and fences, what is opened from them, and what leads there. */
export function openedBy(page: LintPage, { screens }: Model): Set<string> {
  const menu = menuOf(screens);
  const paths = labelsOn(page).flatMap(({ text }) => menu.get(text) ?? menu.get(parentPath(text)) ?? []);
  const named = page.prose.fences
    .filter(({ language }) => language === 'screen' || language === 'product')
    .flatMap(({ code }) => [...code.matchAll(NAMED)].flatMap(([, id]) => screens.get(id ?? '') ?? []));
  return reachable(
    screens,
    above(
      screens,
      [...paths, ...named].map(({ id }) => id),
    ),
  );
}

/** The bold texts of a page, those of its Before you start box included. */
function labelsOn({ prose }: LintPage): PageProse['labels'] {
  const inMatter = prose.passages
    .filter(({ kind }) => kind === 'matter')
    .flatMap(({ values, placeAt }) =>
      [...values].flatMap(([offset, { type, text }]) =>
        type === 'label' ? [{ text, ...placeAt(offset) }] : [],
      ),
    );
  return [...inMatter, ...prose.labels];
}

/** A heading within a paragraph, and a sentence that is stressed, are no labels. */
function isLabel(text: string): boolean {
  return !/[.:?]$/.test(text);
}

/** What is known on every page. */
function everywhere({ model, menus, data }: LintContext): string[] {
  return [
    ...[...menus.paths].map(lastStep),
    ...[...menus.others].flatMap((path) => path.split(' > ')),
    ...(data.get('console')?.rows ?? []).map(({ cells }) => cells.option ?? ''),
    ...[...model.screens.values()].filter(({ value }) => value.everywhere).flatMap(labelsOf),
    ...model.imports.keys(),
    ...[...model.downloads.values()].map(({ value }) => value.name),
  ];
}

function labelsIn({ screens }: Model, ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => {
    const screen = screens.get(id);
    return screen ? labelsOf(screen) : [];
  });
}

/** A path is known by its last step, if it leads on from a page. */
function isKnown(text: string, known: ReadonlySet<string>, { menus }: LintContext): boolean {
  if (known.has(text) || menus.paths.has(text) || menus.others.has(text)) return true;
  return isMenuPath(text) && menus.pages.has(parentPath(text)) && known.has(lastStep(text));
}

interface Known {
  known: ReadonlySet<string>;
  opened: ReadonlySet<string>;
  context: LintContext;
}

/** The nearest label, the screens elsewhere that have this one, or what to add it to. */
function helpFor(text: string, { known, opened, context: { model, menus } }: Known): string {
  if (isMenuPath(text) && !menus.pages.has(parentPath(text))) return helpForPath(text, menus);
  const elsewhere = [...model.screens.values()].filter((screen) => labelsOf(screen).includes(text));
  if (elsewhere.length > 0 && elsewhere.length <= 3)
    return `It is on ${elsewhere.map(({ id }) => `"${id}"`).join(', ')}: name the menu path that opens it.`;
  const guess = nearest(text, known);
  if (guess) return `Did you mean "${guess}"?`;
  const ids = [...opened].slice(0, 4).join(', ');
  return ids === ''
    ? 'Name the menu path that opens its screen.'
    : `Add it to a screen of the model that is opened here (${ids}), or take the bold off.`;
}

/** The path that a shortened or misspelt one stands for, or where to add it. */
function helpForPath(path: string, { paths, tops, others }: SiteMenus): string {
  const whole = [...paths].find((known) => known.endsWith(` > ${path}`));
  const guess = whole ?? nearest(path, [...paths, ...others]);
  if (guess) return `Did you mean "${guess}"?`;
  return tops.has(firstStep(path))
    ? 'It can lead at most one step on from a screen, to a tab or button.'
    : 'If it is of another program, add it to site/data/other-menus.tsv.';
}
