import { stemmer } from 'stemmer';
import { remembering } from '../../shared/text.ts';

/** English forms that no rule about endings finds, of words in technical documentation: `base form form`. */
const FORMS = `
begin began begun, bind bound, break broke broken, bring brought, build built, buy bought, catch caught,
choose chose chosen, come came, cut cutting, deal dealt, die died dies dying, draw drew drawn,
drive drove driven, fall fell fallen, feed fed, find found, forget forgot forgotten, freeze froze frozen,
give gave given, go went gone goes, grow grew grown, hide hid hidden, hold held, keep kept, know knew known,
lead led, leave left, lie lying, lose lost, make made, meet met, mean meant, overwrite overwrote overwritten,
pay paid, rebuild rebuilt, rewrite rewrote rewritten, rise rose risen, run ran running, say said, see saw seen,
seek sought, sell sold, send sent, show shown showed, shrink shrank shrunk, speak spoke spoken, spend spent,
spin spun, split splitting, stick stuck, take took taken, teach taught, tell told, think thought,
throw threw thrown, tie tied ties tying, understand understood, undo undid undone, wear wore worn,
withdraw withdrew withdrawn, write wrote written,
analysis analyses, appendix appendices, axis axes, child children, criterion criteria, datum data,
index indices indexes, man men, matrix matrices matrixes, medium media, mouse mice, person people,
schema schemata, sky skies, vertex vertices,
ad ads, ci cis, cpu cpus, db dbs, gpu gpus, id ids, ip ips, os oses, pc pcs, pdu pdus, vm vms
`;

/** Words without a suffix, and words that the rules would confuse: `community` with communication. */
const WHOLE: ReadonlySet<string> = new Set(
  'news bias atlas cosmos canvas alias exceed proceed succeed general community ldaps imaps'.split(' '),
);

/** Base to its irregular forms. */
const FORMS_OF: ReadonlyMap<string, readonly string[]> = new Map(
  FORMS.split(',').map((line) => {
    const [base = '', ...forms] = line.trim().split(/\s+/);
    return [base, forms];
  }),
);

/** Form to base: `written` to `write`. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [...FORMS_OF].flatMap(([base, forms]) => forms.map((form) => [form, base] as const)),
);

/** The irregular forms of a word: `wrote` and `written` of `write`. */
export function irregularForms(base: string): readonly string[] {
  return FORMS_OF.get(base) ?? [];
}

/**
 * The root of an English word: Porter's rules, with lists of what they get wrong. Words with digits or letters beyond a
 * to z are their own root, and so are those without a vowel: `https` is no plural.
 */
export function stem(word: string): string {
  const base = IRREGULAR.get(word);
  if (base) return stem(base);
  if (!/^[a-z]{3,}$/.test(word) || !/[aeiouy]/.test(word) || WHOLE.has(word)) return word;
  const singular = word.replace(/(?:ies|s|ed|ing|ly)$/, '');
  for (const ending of ['', 'y']) if (WHOLE.has(singular + ending)) return singular + ending;
  // `ups` and `ios` are no plurals of up and io; those of abbreviations are listed as irregular.
  if (word.length === 3 && word.endsWith('s')) return word;
  return stemmer(word);
}

/** Makes a stemmer that remembers: a site's words are asked for many times. */
export function createStemmer(): (word: string) => string {
  return remembering(stem);
}
