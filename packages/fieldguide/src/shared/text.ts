import { distance } from 'fastest-levenshtein';

const HTML_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ESCAPES[character] ?? character);
}

/** Characters of code that stays on one line: it fits any column. */
const SHORT_CODE = 24;

/** Inline code as HTML, of its text as HTML. Short code that would break at a hyphen or space stays whole. */
export function codeSpan(code: string, html: string): string {
  const whole = code.length <= SHORT_CODE && /[-\s/?{(]./.test(code);
  return `<code${whole ? ' class="whole"' : ''}>${html}</code>`;
}

/**
 * Puts the replacement character in the place of what neither HTML nor the names of files may hold: control characters,
 * and halves of characters, as an escape of YAML can write them.
 */
export function printable(text: string): string {
  return text.replace(CONTROLS, '\uFFFD');
}

/** Controls other than tabs and line ends, and halves. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

const CHARACTERS: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** Character references in the value of an attribute: numbers, and the few names that HTML itself needs. */
export function decodeEntities(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|lt|gt|amp));/gi,
    (...[entity = '', hex, decimal, name]: (string | undefined)[]) => {
      if (name) return CHARACTERS[name.toLowerCase()] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? printable(String.fromCodePoint(code)) : entity;
    },
  );
}

/** A text as a regular expression finds it. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** JSON that is safe inside a `<script>` element: no `</script>` or `<!--` can end it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The value of a JSON text; undefined if it is not valid, because another script or release may have written it. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** True for an object with fields of unknown types. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text as it is compared with what readers type: without accents, in lower case. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The hint of a fault: the nearest known word, or else `otherwise`. */
export function hintFor(word: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(word, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}

/**
 * The candidate closest to `word`, or undefined if none is near enough
 * (more than a third of the longer word would have to change).
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const changes = changesBetween(word.toLowerCase(), candidate.toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (changes <= allowed && changes < bestDistance) {
      best = candidate;
      bestDistance = changes;
    }
  }
  return best;
}

/** The edit distance, with two neighbours in the wrong order (`titel`) as the one slip they are. */
function changesBetween(a: string, b: string): number {
  const changes = distance(a, b);
  if (changes !== 2 || a.length !== b.length) return changes;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] ? 1 : 2;
}

/** `1 page`, `2 pages`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * `2026-11-21` as `November 21, 2026`. Written out by hand in English, since `Intl` takes half a millisecond a page; in
 * another language or calendar as people write it there. Text that is no such date is returned as it is.
 */
export function longDate(
  isoDate: string,
  { htmlLang, calendar }: { htmlLang: string; calendar: string } = { htmlLang: 'en', calendar: 'gregory' },
): string {
  const [date, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (!date || !name) return isoDate;
  if (htmlLang === 'en' && calendar === 'gregory') return `${name} ${Number(day)}, ${year}`;
  const format = new Intl.DateTimeFormat(`${htmlLang}-u-ca-${calendar}`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

/** A function of texts that remembers its answers. `most`: bounds its memory. */
export function remembering<Answer>(
  work: (text: string) => Answer,
  most = Infinity,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const answer = work(text);
    known.set(text, answer);
    return answer;
  };
}

/** `1.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(0)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
