import { remembering } from '../../shared/text.ts';

/** A word or an exact token, as it is compared, and its place. */
export interface Token {
  /** Folded form; hyphens within a word are left out, so that `auto-discovery` equals `autodiscovery`. */
  key: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Count of words before it. */
  position: number;
  /** Words it covers: more than 1 for a path, an address or a hyphenated name whose parts are tokens too. */
  span: number;
}

/** Splits texts into tokens. */
export interface Analyzer {
  /** All words and exact tokens of a text, in order. */
  tokens(text: string): Token[];
}

const NUMBER = /^\d+(?:\.\d+)?$/;
/** `16 GB` is also found as `16GB`. */
const UNIT =
  /^(?:[kmgtp]i?b|[kmgtp]?bps|[kmgtp]bit|[kmg]?hz|mb\/s|ms|sec|min|hrs?|[kmg]?w|kva|va|amps?|volts?)$/;
/** Longer pieces are data, not words. */
const LONGEST_CHUNK = 400;
/** Bounds the memory of an analyzer that lives long. */
const MOST_REMEMBERED = 100_000;

/** Makes an analyzer that remembers the pieces it has seen: most words of a site are repeated many times. */
export function createAnalyzer(): Analyzer {
  const tokensOf = remembering((chunk) => chunkTokens(chunk.slice(0, LONGEST_CHUNK)), MOST_REMEMBERED);

  return {
    tokens(text) {
      const tokens: Token[] = [];
      let words = 0;
      for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
        const own = tokensOf(chunk);
        const before = tokens.at(-1);
        const position = words;
        for (const { key, start, end, position: at, span } of own) {
          tokens.push({ key, start: index + start, end: index + end, position: position + at, span });
          words = Math.max(words, position + at + span);
        }
        const [unit] = own;
        if (unit && before?.position === position - 1 && NUMBER.test(before.key) && UNIT.test(unit.key)) {
          tokens.push({ ...before, key: before.key + unit.key, end: index + unit.end, span: 2 });
        }
      }
      return tokens;
    },
  };
}

/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** A word with nothing but punctuation around it, as most are. */
const PLAIN = /^[("'[*]*([A-Z]?[a-z]+|[A-Z]+s?)[)"'\]*.,:;!?]*$/;
const LETTER_OR_DIGIT = '[\\p{L}\\p{M}\\p{N}\\u00ad\\u200b-\\u200d\\u2060]';
const MAC_OR_IPV6 = '(?<![\\p{L}\\p{N}:])[\\da-fA-F]{0,4}(?::[\\da-fA-F]{0,4}){2,7}(?![\\p{L}\\p{N}:])';
/** Addresses, versions and decimals are one word: their numbers alone say nothing. A word may hold apostrophes. */
const WORD = new RegExp(
  `${MAC_OR_IPV6}|(?<![\\p{L}\\p{N}])v?\\d+(?:\\.\\d+)+[\\p{L}\\p{N}]*|${LETTER_OR_DIGIT}+(?:['’ʼ＇]\\p{L}+)*`,
  'gu',
);
/** Names with dots, underscores and hyphens: `view_device_v2`, `19.07.10`, `kube-system`, `config.yaml`. */
const COMPOUND = new RegExp(`${LETTER_OR_DIGIT}+(?:[._‐‑-]+${LETTER_OR_DIGIT}+)+`, 'gu');
/** What is one token as a whole, besides its words. */
const EXACT = [
  /(?<![\p{L}\p{N}/_-])--[\p{L}\p{N}][\p{L}\p{N}_-]*/gu, // --flag
  /(?<![\p{L}\p{N}])(?:\d{1,3}\.){3}\d{1,3}\/\d{1,2}(?!\d)/gu, // 10.0.0.0/8
  /(?:(?<![\p{L}\p{N}])(?:~|[a-z]:|\.{1,2})|(?<![\p{L}\p{N}}>/\\.]))(?:[/\\][\p{L}\p{N}_.@%{}*+-]+)+/giu, // /var/log/x.log, C:\Temp
  /(?<=[>}])(?:\/[\p{L}\p{N}_.@%{}*+-]+){2,}/giu, // https://<appliance>/api/1.0/
  /(?<![\p{L}\p{N}])[a-z](?:\+\+|#)(?![\p{L}\p{N}])/giu, // c++
];
/** Without these there is nothing to look for: most pieces of code are plain words and numbers in brackets. */
const MAY_BE_EXACT = /--|[/\\+#]/;
/** Abbreviations with a slash, which readers type without it: `TCP/IP`, `I/O`. */
const SLASHED = /(?<![\p{L}\p{N}/])[A-Z]{1,5}\/[A-Z]{1,5}(?![\p{L}\p{N}/])/gu;
const MAY_BE_COMPOUND = /[._‐‑-]/;
/** `deviceName`, `PowerShell`: parts of two letters and more. `VMs` and `vCenter` are one word. */
const CAMEL = /(?<=[\p{Ll}\p{N}]{2})(?=\p{Lu}\p{Ll}{2,})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{3,})/u;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
const LONGEST_KEY = 64;

/** The form in which tokens are compared: folded, hyphens left out except the two before a flag. */
function keyOf(form: string): string {
  const folded = fold(form);
  const key = folded.startsWith('--')
    ? `--${folded.slice(2).replaceAll('-', '')}`
    : folded.replaceAll('-', '');
  return key.slice(0, LONGEST_KEY);
}

/**
 * Words and exact tokens of one piece of text without spaces. Offsets and positions count within the piece.
 * A whole comes right before its parts.
 */
function chunkTokens(chunk: string): Token[] {
  const plain = PLAIN.exec(chunk)?.[1];
  if (plain) {
    const start = chunk.indexOf(plain);
    const key = plain.toLowerCase().slice(0, LONGEST_KEY);
    return [{ key, start, end: start + plain.length, position: 0, span: 1 }];
  }
  const words = wordsOf(chunk);
  const wholes = wholesOf(chunk, words);
  return [...wholes, ...words].sort((a, b) => a.position - b.position || b.span - a.span || b.end - a.end);
}

function wordsOf(chunk: string): Token[] {
  const words: Token[] = [];
  const add = (form: string, start: number) => {
    const key = keyOf(form.replace(/^v(?=\d+\.\d)/i, ''));
    if (key) words.push({ key, start, end: start + form.length, position: words.length, span: 1 });
  };
  // Commas between thousands are left out by looking at the number as one piece.
  const text = chunk.replace(THOUSANDS, '\u00ad');
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (!/[\p{L}\p{N}]/u.test(found)) continue;
    if (UNSPACED.test(found)) for (const part of segment(found)) add(part.text, index + part.start);
    else if (/['’ʼ＇]s$/iu.test(found)) add(found.slice(0, -2), index);
    else addCamel(found, index, add);
  }
  return words;
}

/** Cuts text of a script without spaces into words, by the platform's dictionaries. */
function segment(text: string): { text: string; start: number }[] {
  return [...new Intl.Segmenter('und', { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, start: index }));
}

function addCamel(word: string, index: number, add: (form: string, start: number) => void): void {
  let start = index;
  for (const part of word.split(CAMEL)) {
    add(part, start);
    start += part.length;
  }
}

function wholesOf(chunk: string, words: readonly Token[]): Token[] {
  const wholes: Token[] = [];
  const add = (form: string, start: number) => {
    const end = start + form.length;
    const covered = words.filter((word) => word.start < end && word.end > start);
    const [first] = covered;
    const key =
      form.startsWith('/') || form.startsWith('\\') ? pathKey(form) : keyOf(form.replaceAll('\\', '/'));
    if (!first || !key || wholes.some((whole) => whole.key === key && whole.start === start)) return;
    if (covered.length === 1 && first.key === key) return;
    wholes.push({ key, start, end, position: first.position, span: covered.length });
  };
  const text = chunk.replace(THOUSANDS, '\u00ad');
  for (const pattern of MAY_BE_EXACT.test(text) ? EXACT : []) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const form = found.replace(/[.\-_:*]+$/u, '');
      if (/[\p{L}\p{N}]/u.test(form)) add(form, index);
    }
  }
  for (const { 0: found, index } of MAY_BE_COMPOUND.test(text) ? text.matchAll(COMPOUND) : []) {
    if (!/^[\d-]+$/.test(found)) add(found, index);
  }
  for (const { 0: found, index } of text.includes('/') ? text.matchAll(SLASHED) : []) {
    const covered = words.filter((word) => word.start >= index && word.end <= index + found.length);
    const [first] = covered;
    const key = keyOf(found.replace('/', ''));
    if (first && covered.length === 2)
      wholes.push({ key, start: index, end: index + found.length, position: first.position, span: 2 });
  }
  for (const { 0: found, index } of CAMEL.test(text) ? text.matchAll(WORD) : []) {
    if (CAMEL.test(found)) add(found, index);
  }
  return wholes;
}

function pathKey(form: string): string {
  return keyOf(form.replaceAll('\\', '/').replace(/\/+$/, ''));
}

/** Letters that Unicode does not decompose, though readers type them without the mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const LETTERS_PATTERN = /[ßæœøłđðþıς]/g;
const ASCII = /^[\0-\x7f]*$/;
/** Latin, Greek and Cyrillic accents; Hebrew and Arabic vowel points. Marks that make other letters (kana, Indic) stay. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;
/** Invisible: soft hyphen, zero-width space and joiners, word joiner, byte order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Writes a word as it is compared: lower case, full-width and ligatures plain, no accents, apostrophes or invisible characters. */
export function fold(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase().replaceAll("'", '');
  return word
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INVISIBLE, '')
    .replace(/['’ʼ＇]/g, '')
    .replace(/[\u2010\u2011]/g, '-')
    .toLowerCase()
    .normalize('NFC')
    .replace(LETTERS_PATTERN, (letter) => LETTERS[letter] ?? letter);
}
