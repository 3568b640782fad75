import { caseFault } from './letterCase.ts';
import type { Passage } from './passage.ts';
import { VALUE } from './passage.ts';
import type { Fault, Rule } from './rule.ts';
import { sentencesOf } from './sentences.ts';

/** A turn of phrase that no page uses, with what to write. */
interface Turn {
  code: string;
  /** Finds it in one sentence, or in one cell of a table. */
  pattern: RegExp;
  message: (found: string) => string;
  hint: string;
}

const never = (found: string) => `"${found}" is a phrase to avoid.`;

/** See "Voice" in docs/writing.md. */
const TURNS: readonly Turn[] = [
  {
    code: 'fronted-what',
    pattern:
      /^["“(]?What\b(?! (?:to|if)\b)[^?:]*?(?:, (?!(?:and|or|what|how|where|which|who|when|why)\b)(?=[\p{L}\uFFFC])| (?:is|are) (?:the|a|an|what|in|on)\b)[^?]*\.["”)]*\s*$/u,
    message: () => 'the sentence starts with a "What ..., ..." clause.',
    hint: 'Put the subject first: "Nmap cannot see what a firewall drops."',
  },
  {
    code: 'opening-where',
    pattern: /^Where\b[^?:]*?, /u,
    message: () => 'the sentence starts with "Where" but states a condition.',
    hint: 'Write "If".',
  },
  {
    code: 'of-own',
    pattern: /\bof (?:its|their|your|our|his|her|one's) own\b/giu,
    message: never,
    hint: 'Write "its own ...", or "a separate ...".',
  },
  {
    code: 'alone',
    pattern:
      /(?<!\b(?:[Ll]eaves?|[Ll]eaving|left|let|stands?|standing) [^.;]*)(?<!\b(?:is|are|was|were|runs?|works?|not|them) )(?<=[\p{L}\uFFFC)] )alone\b/gu,
    message: () => '"alone" after a noun means "only".',
    hint: 'Write "only" before it.',
  },
  {
    code: 'is-no',
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less|one|\p{L}+er than)\b)\p{Ll}[\p{L}-]*/giu,
    message: never,
    hint: 'Write "is not a ...", or "has no ...".',
  },
  {
    code: 'see',
    pattern:
      /^(?!(?:To|For|If|When|On|In|Where|Before|After|With|Unless|As|From|Until|Once|Instead|Otherwise)\b)[^.]*?(?<found>[,;] see (?!that\b|how\b|what\b|whether\b)[\p{L}\uFFFC])(?=[^,]*$)/u,
    message: () => '"see" is joined to another sentence with a comma.',
    hint: 'Start a new sentence: "See ...".',
  },
  {
    code: 'percent',
    pattern: /\d[ \u00A0]%/gu,
    message: (found) => `"${found}" has a space before the percent sign.`,
    hint: 'Write "95%".',
  },
  {
    code: 'nobody',
    pattern: /\bnobody\b|\bnowhere\b/giu,
    message: (found) => `"${found}" turns a fact into a saying.`,
    hint: 'Say who or what: "No account can read it", "if no one else uses the screen".',
  },
  {
    code: 'speaking',
    pattern:
      /(?<!\b(?:who|support|somebody|someone|anyone|everyone|one|person|administrator|user|reader|team|owner|he|she) )\b(?:tells|knows|wants)\b/giu,
    message: (found) => `"${found}": things do not tell, know or want.`,
    hint: 'Write shows, lists, states, finds, recognizes or needs.',
  },
  {
    code: 'ordinal',
    pattern:
      /\bthe (?:first|second|third|fourth|fifth|last) (?:prints|shows|lists|asks|reads|tests|checks|returns|sets|writes|removes|tells|gives|opens|sends|finds|counts|creates|adds|deletes|restarts|starts|stops|names|needs|says)\b/giu,
    message: (found) => `"${found}": readers would have to count the commands.`,
    hint: 'Name the command, or add a comment to the sample.',
  },
];

/** Turns of phrase that no page uses. */
export const turnsOfPhrase: Rule = ({ prose }) => turnsInPassages(prose.passages);

/** The same for texts that are no page. */
export function turnsInPassages(passages: readonly Passage[]): Fault[] {
  return passages
    .filter(({ kind, column }) => kind !== 'heading' && (kind !== 'cell' || column !== undefined))
    .flatMap((passage) =>
      turnsIn(passage.text).map(({ offset, ...fault }) => ({ ...passage.placeAt(offset), ...fault })),
    );
}

function turnsIn(text: string): (Omit<Fault, 'line' | 'column'> & { offset: number })[] {
  return sentencesOf(text).flatMap((sentence) => {
    const lead = sentence.text.length - sentence.text.trimStart().length;
    const words = sentence.text.slice(lead);
    return TURNS.flatMap(({ code, pattern, message, hint }) => {
      const found = pattern.global
        ? [...words.matchAll(pattern)]
        : [pattern.exec(words)].filter((one) => one !== null);
      return found.map(({ 0: all, index, groups }) => {
        const at = groups?.found === undefined ? index : index + all.length - groups.found.length;
        return { code, message: message(all), hint, offset: sentence.offset + lead + at };
      });
    });
  });
}

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
    columns.flatMap((head): Fault[] => {
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
