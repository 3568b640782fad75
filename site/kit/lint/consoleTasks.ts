import type { Fault, Rule } from './rule.ts';

/** The page that lists the numbers of older releases. */
const CONSOLE_PAGE = '/administration/console-menu/';
const NUMBER = /\boptions? `?\d{1,2}\b`?/gi;
const WITH_KEY = /\*\*([^*]+)\*\* \(`([a-z])`\)/g;

/** Procedures name a task of the console menu and its letter: the numbers are those of older releases. */
export const consoleTasks: Rule = ({ source, prose }, { data }) => {
  const menu = data.get('console');
  if (!menu || source.route === CONSOLE_PAGE) return [];
  const keys = new Map(menu.rows.map(({ cells }) => [cells.option ?? '', cells.key ?? '']));
  const fenced = new Set(
    prose.fences.flatMap(({ line, code }) => code.split('\n').map((_, index) => line + index + 1)),
  );
  return source.body.split('\n').flatMap((text, index): Fault[] => {
    const line = index + 1;
    if (fenced.has(line)) return [];
    const at = (found: RegExpExecArray) => ({ line, column: found.index + 1 });
    const numbers = [...text.matchAll(NUMBER)].map((found) => ({
      ...at(found),
      code: 'console-number',
      message: `"${found[0]}" is a number from the console menu of older releases.`,
      hint: 'Name the task and its letter, as in "**NTP Settings** (`n`)".',
    }));
    return [
      ...numbers,
      ...[...text.matchAll(WITH_KEY)].flatMap((found) => keyFaults(found, keys, at(found))),
    ];
  });
};

/** A task of the console menu with a letter that is not its own. */
function keyFaults(
  [, task = '', key = '']: RegExpExecArray,
  keys: ReadonlyMap<string, string>,
  place: { line: number; column: number },
): Fault[] {
  const right = keys.get(task);
  if (right === undefined || right === key) return [];
  const message = `the console menu lists "${task}" under the letter ${right}, not ${key}.`;
  return [{ ...place, code: 'console-key', message, hint: `Write **${task}** (\`${right}\`).` }];
}
