/** Letters that Unicode does not take apart, though readers type them without the mark. */
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
