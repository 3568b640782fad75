import type { SearchIndex } from '../indexing/decode.ts';
import type { Plan } from '../query/plan.ts';
import type { RankedPage } from '../ranking/rank.ts';

/** Fewer pages than this are little. */
const LITTLE = 3;
const MOST = 4;

/** Queries worth trying: the corrected spelling first, then titles of pages near the words where little was found. */
export function suggest(plan: Plan, pages: readonly RankedPage[], index: SearchIndex): string[] {
  const suggestions = plan.corrected ? [plan.corrected] : [];
  if (pages.length >= LITTLE) return suggestions;
  const near = pages.map(({ page }) => index.pages[page]?.title ?? '');
  const begun = titlesNear(
    plan.concepts.map(({ typed }) => typed),
    index,
  );
  return [...new Set([...suggestions, ...near, ...begun])].filter(Boolean).slice(0, MOST);
}

/** Titles that hold words with the same beginning as what was typed. */
function titlesNear(typed: readonly string[], index: SearchIndex): string[] {
  const beginnings = typed.filter((word) => word.length > 3).map((word) => word.slice(0, 3).toLowerCase());
  const worth = (title: string) =>
    beginnings.filter((beginning) =>
      title
        .toLowerCase()
        .split(/\W+/)
        .some((word) => word.startsWith(beginning)),
    ).length;
  return index.pages
    .map(({ title }) => ({ title, worth: worth(title) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.title.length - b.title.length)
    .slice(0, MOST)
    .map(({ title }) => title);
}
