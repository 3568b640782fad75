import type { SearchIndex } from '../indexing/decode.ts';

/** One of many headings says less of its page than one of few. Pages without headings count as if they had one. */
export function headingCounts({ pages, firstSection }: SearchIndex): Float32Array {
  return Float32Array.from(pages, (_, page) =>
    Math.max(1, (firstSection[page + 1] ?? 0) - (firstSection[page] ?? 0) - 1),
  );
}

/** Length of each text against the average, as far as it shall count. */
export function norms(lengths: Float32Array, share: number): Float32Array {
  const average = averageOf(lengths);
  return lengths.map((length) => 1 - share + share * (length / average));
}

/** For each page how far its words belong together only where they stand near: 0 for one of average length. */
export function scatter({ pageLength }: SearchIndex): Float32Array {
  const average = averageOf(pageLength);
  return pageLength.map((length) => 1 - Math.min(1, average / length));
}

function averageOf(lengths: Float32Array): number {
  return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
}
