/** Scripts that are written without spaces between words. */
export const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

export interface Segment {
  text: string;
  start: number;
}

/** Cuts text of a script without spaces into words. */
export type Segmenter = (text: string) => Segment[];

/** Makes a segmenter: by the platform's dictionaries, made when first needed; by characters where there are none. */
export function createSegmenter(): Segmenter {
  let platform: Intl.Segmenter | undefined;
  return (text) => {
    if (typeof Intl.Segmenter !== 'function') {
      return [...text.matchAll(/[\p{L}\p{N}]/gu)].map((match) => ({ text: match[0], start: match.index }));
    }
    platform ??= new Intl.Segmenter('und', { granularity: 'word' });
    return [...platform.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment, index }) => ({ text: segment, start: index }));
  };
}
