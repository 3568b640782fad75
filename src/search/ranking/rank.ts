import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/concepts.ts';
import type { Scorer } from './accumulate.ts';
import { rarityOf, takeBetter, weighted } from './match.ts';
import { scatter } from './norms.ts';
import type { Parameters } from './parameters.ts';
import { type RankedSection, rankSections } from './rankSections.ts';

export interface RankedPage {
  page: number;
  score: number;
  /** Share of the query the page has, 0 to 1. */
  coverage: number;
  /** Best first, at least one. */
  sections: RankedSection[];
}

export interface Ranking {
  /** Best first. */
  pages: RankedPage[];
  /** How telling each concept is: the rarer, the more. 0 for what stands nowhere. */
  importance: number[];
}

/** Below this share of the best page's score, a page that lacks words is no answer. */
const WORTH_SHOWING = 0.12;
/** Pages that have less than this share of the query are no answers, where others have more. */
const LEAST_COVERAGE = 0.35;

/** Ranks all pages by what the index knows. */
export function rankPages(
  plan: Plan,
  score: Scorer,
  { index, parameters }: { index: SearchIndex; parameters: Parameters },
): Ranking {
  const matches = plan.concepts.map(({ expressions }) => score(expressions));
  const importance = plan.concepts.map(({ emphasis, exact }, at) => {
    const own = rarityOf(matches[at]?.certainty ?? new Float32Array());
    return emphasis * own ** (exact ? 1 : parameters.rarity);
  });
  for (const { concepts, expression } of plan.spans) {
    const span = score([expression]);
    const covered = concepts.flatMap((concept) => matches[concept] ?? []);
    const weights = concepts.map((concept) => importance[concept] ?? 0);
    const own = rarityOf(span.certainty) ** parameters.rarity;
    const rarest = Math.max(...weights);
    // What stands on many pages says less of a page than the rarest of the words it stands for.
    const telling = rarest ? Math.min(1, own / rarest) : 1;
    // Words that stand nowhere alone have the importance of what they mean together.
    if (!rarest) weights.fill(own / weights.length);
    concepts.forEach((concept, at) => {
      importance[concept] = weights[at] ?? 0;
    });
    takeBetter(covered, span, { weights, telling });
  }
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  if (!total) return { pages: [], importance };

  const sectionShare = parameters.section * (plan.sentence ? parameters.sectionOfSentence : 1);
  const scattered = scatter(index);
  const pages: RankedPage[] = [];
  for (let page = 0; page < index.pages.length; page++) {
    const anywhere = weighted(matches, importance, ({ certainty }) => certainty[page]) / total;
    if (!anywhere) continue;
    const { sections, together } = rankSections(page, { matches, importance, total, index, parameters });
    const near = anywhere - (scattered[page] ?? 0) * (anywhere - together);
    const own = weighted(matches, importance, (match) => match.page[page]) / total;
    const score = (own + sectionShare * (sections[0]?.score ?? 0)) * near ** parameters.pageCoverage;
    pages.push({ page, score, coverage: anywhere, sections });
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: answersOf(pages), importance };
}

function answersOf(pages: readonly RankedPage[]): RankedPage[] {
  const best = pages[0]?.score ?? 0;
  const widest = pages.reduce((most, { coverage }) => Math.max(most, coverage), 0);
  return pages.filter(
    ({ score, coverage }) =>
      coverage > 0.99 || (score >= best * WORTH_SHOWING && coverage >= widest * LEAST_COVERAGE),
  );
}
