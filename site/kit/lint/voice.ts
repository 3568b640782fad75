import { caseFault } from './letterCase.ts';
import { VALUE } from './passage.ts';
import type { LintFault, Rule } from './rule.ts';
import { sentencesOf } from './sentences.ts';

const FIRST_WORDS = /^(?:Yes|No|Not|If|When|Whenever|Where|Unless|Because|Although|Nobody|Nothing)\b/;
const ANNOUNCES =
  /^This (?:page|article|guide|section|document)\b|^The page (?:covers|describes|explains|lists|shows)\b/;
const FAILURE =
  /\b(?:fail(?:s|ed|ing|ures?)?|errors?|refus(?:e|es|ed|al)|reject(?:s|ed)?|wrong|broken|invalid|denied|stuck)\b/i;
const ABOUT_FAILURE = /troubleshoot|error|fail|problem|unknown|crash|burnt/i;

/** The first sentence says what the page lets the reader do, or what its subject is. */
export const opening: Rule = ({ source, prose }) => {
  const passage = prose.passages.find(({ kind }) => kind !== 'matter');
  if (passage?.kind !== 'paragraph') return [];
  const first = sentencesOf(passage.text)[0]?.text ?? '';
  const fault = openingFault(first, ABOUT_FAILURE.test(source.title));
  const hint = 'Say what the page lets the reader do, or what its subject is.';
  return fault === undefined
    ? []
    : [{ ...passage.placeAt(0), code: 'opening', message: `the page opens with ${fault}.`, hint }];
};

function openingFault(sentence: string, isAboutFailure: boolean): string | undefined {
  const [word] = FIRST_WORDS.exec(sentence) ?? [];
  if (word !== undefined) return `"${word}"`;
  if (ANNOUNCES.test(sentence)) return 'itself';
  if (sentence.startsWith(VALUE)) return 'a value or a label';
  if (/^(?:["“]|The letter\b|[B-HJ-Z]\b(?!\/))/.test(sentence)) return 'a quotation or a letter';
  const [failure] = isAboutFailure ? [] : (FAILURE.exec(sentence) ?? []);
  return failure === undefined ? undefined : `a failure ("${failure}")`;
}

/** The heads of tables are in sentence case. */
export const tableHeads: Rule = ({ prose }, { dictionary }) =>
  prose.tables.flatMap(({ columns, line, column }) =>
    columns.flatMap((head): LintFault[] => {
      const fault = caseFault(head, dictionary);
      return fault
        ? [
            {
              line,
              column,
              code: 'table-head',
              message: `in the table header, ${fault.message}`,
              hint: fault.hint,
            },
          ]
        : [];
    }),
  );
