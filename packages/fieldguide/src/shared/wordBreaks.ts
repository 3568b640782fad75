/** The length in characters above which words may be broken; code may be broken after signs earlier. */
export const LONG_WORD = 24;
export const LONG_CODE = 10;

/**
 * Where the words of HTML in a narrow place may be broken: long ones behind signs, and where there are none for long,
 * anywhere. Others are never broken, so that the browser gives their column the width they need.
 */
export function wrapWords(html: string): string {
  const broken = html
    .replace(CODES, (code) => (code.replace(TAGS, '').length > LONG_CODE ? breakBehindSigns(code) : code))
    .replace(LONG_WORDS, (word) => breakBehindSigns(word).replace(LONG_RUNS, breakAnywhere));
  return wholeWords(broken);
}

function breakBehindSigns(html: string): string {
  return html.replace(BEHIND_SIGNS, '<wbr>');
}

/** Character references are not split. */
function breakAnywhere(run: string): string {
  return run.replace(/(?:&[^;\s]+;|[^&]){12}(?=.)/gu, '$&<wbr>');
}

const CODES = /<code\b.*?<\/code>/gs;
const TAGS = /<[^>]*>/g;
const OUTSIDE_OF_TAGS = '(?![^<>]*>)';
const LONG_WORDS = new RegExp(`(?<![^\\s>-])[^\\s<>-]{${LONG_WORD + 1},}${OUTSIDE_OF_TAGS}`, 'gu');
const LONG_RUNS = new RegExp(`[^\\s<>-]{${LONG_WORD + 1},}${OUTSIDE_OF_TAGS}`, 'gu');
const SIGNS = '[/_.:=?@,\\\\]';
const BEHIND_SIGNS = new RegExp(
  `(?<!\\d[.:](?=\\d))(?<=(?:[\\p{L}\\p{N};})\\]]|</span>)${SIGNS}+)(?!${SIGNS}|[\\s]|</|$)${OUTSIDE_OF_TAGS}`,
  'gu',
);

/** Words of HTML that end in a hyphen and a letter or two, such as `Hyper-V`, are not broken there. */
function wholeWords(html: string): string {
  return html.replace(SHORT_TAILS, '<span class="whole">$&</span>');
}

const SHORT_TAILS =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}]{1,12}-){1,3}[\p{L}\p{N}]{1,2}(?![\p{L}\p{N}-])(?![^<>]*>)/gu;
