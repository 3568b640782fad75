/** Scripts that are written without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export interface Segment {
  text: string;
  start: number;
}

/** Cuts text of a script without spaces into words; into characters where the platform has no segmenter. */
export function segmentWords(text: string): Segment[] {
  if (typeof Intl.Segmenter !== 'function') {
    return [...text.matchAll(/[\p{L}\p{N}]/gu)].map((match) => ({ text: match[0], start: match.index }));
  }
  const segments: Segment[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter('und', { granularity: 'word' }).segment(
    text,
  )) {
    if (isWordLike) segments.push({ text: segment, start: index });
  }
  return segments;
}
