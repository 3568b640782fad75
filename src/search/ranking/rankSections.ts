import type { SearchIndex } from '../indexing/decode.ts';
import { type Match, weighted } from './match.ts';
import type { Parameters } from './parameters.ts';

export interface RankedSection {
  section: number;
  score: number;
}

export interface SectionContext {
  matches: readonly Match[];
  importance: readonly number[];
  total: number;
  index: SearchIndex;
  parameters: Parameters;
}

const MOST_SECTIONS = 3;

export interface PageSections {
  /** Best first, at least one. */
  sections: RankedSection[];
  /** The most of the query that stands in one section with what the page says of itself before the first, 0 to 1. */
  together: number;
}

/** The best sections of a page. */
export function rankSections(
  page: number,
  { matches, importance, total, index, parameters }: SectionContext,
): PageSections {
  const ranked: RankedSection[] = [];
  const first = index.firstSection[page] ?? 0;
  let together = 0;
  for (let section = first; section < (index.firstSection[page + 1] ?? first); section++) {
    const own = weighted(matches, importance, (match) => match.section[section]) / total;
    if (!own) continue;
    const coverage = weighted(matches, importance, (match) => match.sectionCertainty[section]) / total;
    const withPage = weighted(matches, importance, ({ sectionCertainty }) =>
      Math.max(sectionCertainty[first] ?? 0, sectionCertainty[section] ?? 0),
    );
    together = Math.max(together, withPage / total);
    ranked.push({ section, score: own * coverage ** parameters.sectionCoverage });
  }
  ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  const sections = ranked.length ? ranked.slice(0, MOST_SECTIONS) : [{ section: first, score: 0 }];
  return { sections, together };
}
