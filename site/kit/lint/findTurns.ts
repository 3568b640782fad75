import { lightPassage } from './dataTexts.ts';
import { fencePassages } from './fencePassages.ts';
import type { LintPassage } from './passage.ts';
import { VALUE } from './passage.ts';
import type { LintFault, Rule } from './rule.ts';
import { sentencesOf } from './sentences.ts';
import type { Turn } from './turn.ts';
import { TURNS } from './turns.ts';

/** Turns of phrase to avoid, in all that readers see of a page: its text, its description and the notes of drawings. */
export const turnsOfPhrase: Rule = ({ prose, source }) => {
  const place = { line: source.keyLines.description ?? 1, column: 1 };
  const description = lightPassage(source.frontMatter.description ?? '', place);
  return turnsInPassages([description, ...prose.passages, ...prose.fences.flatMap(fencePassages)]);
};

/** The same for texts that are no page. */
export function turnsInPassages(passages: readonly LintPassage[]): LintFault[] {
  return passages
    .filter(({ kind, column }) => kind !== 'heading' && (kind !== 'cell' || column !== undefined))
    .flatMap((passage) =>
      sentencesOf(passage.text).flatMap((sentence) =>
        TURNS.flatMap((turn) => turnIn(turn, sentence, passage)).map(
          ({ at, code, message, hint, severity }) => ({
            ...passage.placeAt(sentence.offset + at),
            code,
            message,
            hint,
            severity,
          }),
        ),
      ),
    );
}

/** Where a turn is in a sentence. */
function turnIn(turn: Turn, sentence: { text: string; offset: number }, { column, values }: LintPassage) {
  if (turn.column !== undefined && turn.column !== column) return [];
  const lead = sentence.text.length - sentence.text.trimStart().length;
  const words = withoutQuotations(sentence.text.slice(lead));
  if (turn.unless?.test(words)) return [];
  const { code, pattern, hint, level, message = avoid } = turn;
  const found = pattern.global
    ? [...words.matchAll(pattern)]
    : [pattern.exec(words)].filter((one) => one !== null);
  return found.flatMap(({ 0: all, index, groups }) => {
    const from = lead + index;
    const last = values.get(sentence.offset + from + all.length - 1);
    if (turn.endsAtLabel && last?.type !== 'label') return [];
    const at = from + Math.max(all.lastIndexOf(groups?.found ?? all), 0);
    const severity = level === 'error' ? undefined : ('warning' as const);
    return [{ at, code, message: message(groups?.found ?? all), hint, severity }];
  });
}

const avoid = (found: string) => `"${found}" is a phrase to avoid.`;

/** A text with a value in place of each quotation, at its length: what others have written is not ours to change. */
function withoutQuotations(text: string): string {
  return text.replace(
    /(["“])([^"”]+)(["”])/g,
    (...[, open = '', quoted = '', close = '']: string[]) =>
      open + VALUE + ' '.repeat(quoted.length - 1) + close,
  );
}
