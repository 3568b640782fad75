/** How well something is answered by each page and by each section, 0 to 1; and how surely each has it. */
export interface Match {
  page: Float32Array;
  section: Float32Array;
  certainty: Float32Array;
  sectionCertainty: Float32Array;
  /** Pages and sections where there is anything; all others are 0. */
  pages: number[];
  sections: number[];
}

/** Inverse page frequency of what stands on `count` of all pages. */
export function rarity(count: number, pages: number): number {
  return count ? Math.log(1 + (pages - count + 0.5) / (count + 0.5)) : 0;
}

/** The same of a match; what is uncertain counts in part. */
export function rarityOf(certainty: Float32Array): number {
  return rarity(
    certainty.reduce((sum, value) => sum + value, 0),
    certainty.length,
  );
}

/** A value of each match, by the importance of what it matches, summed up. */
export function weighted(
  matches: readonly Match[],
  importance: readonly number[],
  read: (match: Match) => number | undefined,
): number {
  let sum = 0;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at];
    if (match) sum += (importance[at] ?? 0) * (read(match) ?? 0);
  }
  return sum;
}

/** Where words together answer better than one by one, they count as found. */
export function takeBetter(
  matches: readonly Match[],
  span: Match,
  { importance, telling }: { importance: readonly number[]; telling: number },
): void {
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  const take = (kind: 'page' | 'section' | 'certainty' | 'sectionCertainty', places: readonly number[]) => {
    for (const at of places) {
      const value = (span[kind][at] ?? 0) * telling;
      if (value * total <= weighted(matches, importance, (match) => match[kind][at])) continue;
      for (const match of matches) match[kind][at] = value;
    }
  };
  take('page', span.pages);
  take('certainty', span.pages);
  take('section', span.sections);
  take('sectionCertainty', span.sections);
}
