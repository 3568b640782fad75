const MOST_CHARACTERS = 10_000_000;

/**
 * What the parser can take. It keeps about 8 KB for each line with text and each mark. For a mark that may have a partner
 * it goes through its paragraph again, so their time grows with the square. Levels are calls inside of each other. The
 * longest change logs of the trees in `bench/foreign` have a tenth of the lines, their paragraphs 280 marks.
 */
const LIMITS = [
  { of: 'characters', most: MOST_CHARACTERS, reason: 'it has more than 10 million characters' },
  { of: 'parts', most: 200_000, reason: 'it has more than 200,000 lines and marks of Markdown' },
  { of: 'pairs', most: 5_000, reason: 'it has more than 5,000 marks of Markdown in one paragraph' },
  { of: 'levels', most: 500, reason: 'it has more than 500 quotes and lists inside of each other' },
] as const;

const PART = /^[^\S\n]*\S|[*_`[<|{>~#]+/g;
const PAIRED = /[*_~]+|\[/g;
const LEVEL = />|(?:[-*+]|\d+[.)])[ \t]/g;
const LEVELS = new RegExp(`^(?:[ \\t]*(?:${LEVEL.source}))+`);
/** Blank lines, rows of tables, items of lists: no paragraph goes on in them. */
const APART = /^\s*(?:$|\||(?:[-*+]|\d+[.)])\s)/;
const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})/;

/** Why a page cannot be read, with the line up to which it could; undefined for one that can. Nothing is parsed for it. */
export function beyondLimit(source: string): { reason: string; line: number } | undefined {
  const found = { characters: 0, parts: 0, pairs: 0, levels: 0 };
  let fence = '';
  for (const [index, text] of source
    .slice(0, MOST_CHARACTERS + 1)
    .split('\n')
    .entries()) {
    const mark = FENCE.exec(text)?.[1] ?? '';
    const prose = fence === '' && mark === '' ? text : '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    found.characters += text.length + Math.min(index, 1);
    found.parts += count(text, PART);
    if (APART.test(prose)) found.pairs = 0;
    found.pairs += count(prose, PAIRED);
    found.levels = count(LEVELS.exec(prose)?.[0] ?? '', LEVEL);
    const beyond = LIMITS.find(({ of, most }) => found[of] > most);
    if (beyond) return { reason: beyond.reason, line: index + 1 };
  }
  return undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
