/**
 * Lines with text and marks of Markdown. The parser keeps about 8 KB for each: this many take less than 2 GB, and the
 * longest change logs of the trees in `bench/foreign` have a tenth of it.
 */
export const MOST_PARTS = 200_000;
const MOST_CHARACTERS = 10_000_000;

const PART = /^[^\S\n]*\S|[*_`[<|{>~#]+/gm;

/** Why a page cannot be read, with the line up to which it could; undefined for one that can. Nothing is parsed for it. */
export function beyondLimit(source: string): { reason: string; line: number } | undefined {
  let parts = 0;
  for (const { index } of source.slice(0, MOST_CHARACTERS).matchAll(PART)) {
    parts += 1;
    if (parts <= MOST_PARTS) continue;
    const reason = `it has more than ${MOST_PARTS.toLocaleString('en-US')} lines and marks of Markdown`;
    return { reason, line: lineAt(source, index) };
  }
  if (source.length <= MOST_CHARACTERS) return undefined;
  const reason = `it has more than ${MOST_CHARACTERS / 1_000_000} million characters`;
  return { reason, line: lineAt(source, MOST_CHARACTERS) };
}

function lineAt(source: string, end: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < end; at = source.indexOf('\n', at + 1)) line += 1;
  return line;
}
