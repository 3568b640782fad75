import { type LintPassage, VALUE } from './passage.ts';
import type { LintFault, Rule } from './rule.ts';

/** The page that lists the numbers of older releases. */
const CONSOLE_PAGE = '/administration/console-menu/';
const NUMBER = new RegExp(`\\b(options?) (\\d{1,2}\\b|${VALUE})`, 'gi');
const WITH_KEY = new RegExp(`${VALUE}(?= \\(${VALUE}\\))`, 'g');

/** Procedures name a task of the console menu and its letter: the numbers are those of older releases. */
export const consoleTasks: Rule = ({ source, prose }, { data }) => {
  const menu = data.get('console');
  if (!menu || source.route === CONSOLE_PAGE) return [];
  const keys = new Map(menu.rows.map(({ cells }) => [cells.option ?? '', cells.key ?? '']));
  return prose.passages.flatMap((passage) => [...numberFaults(passage), ...keyFaults(passage, keys)]);
};

/** Numbers of tasks, as text or as code. */
function numberFaults({ text, values, placeAt }: LintPassage): LintFault[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: found, 1: word, 2: number, index }): LintFault[] => {
    const code = number === VALUE ? values.get(index + found.length - 1)?.text : undefined;
    if (number === VALUE && !/^\d{1,2}$/.test(code ?? '')) return [];
    const written = code === undefined ? found : `${word} \`${code}\``;
    const message = `"${written}" is a number from the console menu of older releases.`;
    const hint = 'Name the task and its letter, as in "**NTP Settings** (`n`)".';
    return [{ ...placeAt(index), code: 'console-number', message, hint }];
  });
}

/** Tasks of the console menu with a letter that is not their own. */
function keyFaults({ text, values, placeAt }: LintPassage, keys: ReadonlyMap<string, string>): LintFault[] {
  return [...text.matchAll(WITH_KEY)].flatMap(({ index }): LintFault[] => {
    const task = values.get(index);
    const key = values.get(index + `${VALUE} (`.length);
    const right = task?.type === 'label' ? keys.get(task.text) : undefined;
    if (right === undefined || key?.type !== 'code' || right === key.text) return [];
    const message = `the console menu lists "${task?.text}" under the letter ${right}, not ${key.text}.`;
    const hint = `Write **${task?.text}** (\`${right}\`).`;
    return [{ ...placeAt(index), code: 'console-key', message, hint }];
  });
}
