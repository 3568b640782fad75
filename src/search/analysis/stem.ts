import { IRREGULAR } from './irregular.ts';

/**
 * The Porter2 stemmer for English (Snowball, https://snowballstem.org/algorithms/english/stemmer.html), with a list
 * of irregular forms before it. Words with digits or letters beyond a to z are their own stem.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  // `ups` and `ios` are no plurals of up and io; those of abbreviations are listed as irregular.
  if (word.length === 3 && word.endsWith('s') && !IRREGULAR.has(word)) return word;
  const regular = IRREGULAR.get(word) ?? word;
  return EXCEPTIONS[regular] ?? porter2(regular);
}

/** Makes a stemmer that remembers: a site's words are asked for many times. */
export function createStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let root = known.get(word);
    if (root === undefined) {
      root = stem(word);
      known.set(word, root);
    }
    return root;
  };
}

const EXCEPTIONS: Readonly<Record<string, string>> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
  // Secure variants of protocols, not their plurals.
  ldaps: 'ldaps',
  imaps: 'imaps',
};
const UNTOUCHED = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const STEP_2: readonly (readonly [string, string])[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
const STEP_4 = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic)$/;

function porter2(input: string): string {
  // A y that is a consonant is written Y.
  let word = input.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const r1 = regionOf(word);
  const r2 = r1 + (/^.*?[aeiouy][^aeiouy]/.exec(word.slice(r1))?.[0].length ?? word.length);
  const inR1 = (suffix: string) => word.length - suffix.length >= r1;
  const inR2 = (suffix: string) => word.length - suffix.length >= r2;
  const isShort = () => r1 >= word.length && endsInShortSyllable(word);

  // Step 1a: plurals
  if (word.endsWith('sses')) word = word.slice(0, -2);
  else if (/(?:ied|ies)$/.test(word)) word = word.slice(0, word.length > 4 ? -2 : -1);
  else if (/[^us]s$/.test(word) && /[aeiouy].*.s$/.test(word)) word = word.slice(0, -1);
  if (UNTOUCHED.test(word)) return word;

  // Step 1b: past and -ing
  const eed = /eed(?:ly)?$/.exec(word)?.[0];
  const past = /(?:ed|edly|ing|ingly)$/.exec(word)?.[0];
  if (eed) {
    if (inR1(eed)) word = `${word.slice(0, -eed.length)}ee`;
  } else if (past && /[aeiouy]/.test(word.slice(0, -past.length))) {
    word = word.slice(0, -past.length);
    if (/(?:at|bl|iz)$/.test(word)) word += 'e';
    else if (DOUBLE.test(word)) word = word.slice(0, -1);
    else if (isShort()) word += 'e';
  }

  // Step 1c
  word = word.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = replaceLongest(word, STEP_2, inR1) ?? moreOfStep2(word, inR1);
  word =
    replaceLongest(word, STEP_3, inR1) ??
    (word.endsWith('ative') && inR2('ative') ? word.slice(0, -5) : word);

  const last = STEP_4.exec(word)?.[0] ?? /(?<=[st])ion$/.exec(word)?.[0];
  if (last && inR2(last)) word = word.slice(0, -last.length);

  // Step 5
  if (word.endsWith('e') && (inR2('e') || (inR1('e') && !endsInShortSyllable(word.slice(0, -1))))) {
    word = word.slice(0, -1);
  } else if (word.endsWith('ll') && inR2('l')) word = word.slice(0, -1);
  return word.toLowerCase();
}

/** Where the region after the first consonant that follows a vowel begins. */
function regionOf(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word)?.[0];
  return prefix?.length ?? /^.*?[aeiouy][^aeiouy]/.exec(word)?.[0].length ?? word.length;
}

function endsInShortSyllable(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}

/** The word with its longest suffix of the list replaced; `undefined` where none of them stands there. */
function replaceLongest(
  word: string,
  suffixes: readonly (readonly [string, string])[],
  inRegion: (suffix: string) => boolean,
): string | undefined {
  const rule = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (!rule) return undefined;
  return inRegion(rule[0]) ? word.slice(0, -rule[0].length) + rule[1] : word;
}

function moreOfStep2(word: string, inR1: (suffix: string) => boolean): string {
  if (word.endsWith('logi') && inR1('ogi')) return word.slice(0, -1);
  if (/[cdeghkmnrt]li$/.test(word) && inR1('li')) return word.slice(0, -2);
  return word;
}
