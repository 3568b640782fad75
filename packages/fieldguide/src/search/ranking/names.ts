import { coverageOf, type Matcher, type TextMatch, wordsIn } from '../results/matcher.ts';

interface NameContext {
  matcher: Matcher;
  importance: readonly number[];
  total: number;
}

interface NameMatch {
  /** 1 where a name and the query say the same; less for each word that only one of them has. */
  same: number;
  /** The same in the typed words. */
  exact: number;
  /** Share of the query that is there in the typed words. */
  typed: number;
  /** Share of the query that is there as it was typed, as of an error text; or of the name, if that is more. */
  phrase: number;
}

/** How far a title or heading is what was typed. */
export function nameMatch(name: string, { matcher, importance, total }: NameContext): NameMatch {
  const matches = name ? matcher.find(name) : [];
  if (!matches.length) return { same: 0, exact: 0, typed: 0, phrase: 0 };
  const share = (meaning: 0 | 1) =>
    coverageOf(matches, importance.length, meaning).reduce(
      (sum, value, concept) => sum + value * (importance[concept] ?? 0),
      0,
    ) / total;
  const words = matcher.wordCount(name) || 1;
  const inName = (own: readonly TextMatch[]) => Math.min(1, wordsIn(own) / words);
  const typed = share(0);
  return {
    same: share(1) * inName(matches),
    exact: typed * inName(matches.filter(({ isSynonym }) => !isSynonym)),
    typed,
    phrase: longestRun(matches, { importance, total, words }),
  };
}

/** Between two words of a phrase are at most so many others, which may be stop words. */
const NEAR = 3;

/** So many words are a message, and not just the usual words for something. */
const MESSAGE = 3;

/** How much of a query, or of a name of so many words, the longest run of consecutive concepts is. */
function longestRun(
  matches: readonly TextMatch[],
  { importance, total, words }: { importance: readonly number[]; total: number; words: number },
): number {
  let best = 0;
  let run = 0;
  let length = 0;
  let last: { concept: number; position: number } | undefined;
  for (const { concepts, position, weight } of matches) {
    const next = last && position > last.position && position - last.position <= NEAR ? last.concept + 1 : -1;
    const follows = concepts.includes(next);
    const concept = follows ? next : (concepts[0] ?? 0);
    if (!follows && last?.position === position) continue;
    run = (follows ? run : 0) + weight * (importance[concept] ?? 0);
    length = follows ? length + 1 : 1;
    if (length >= MESSAGE) best = Math.max(best, run / total, Math.min(1, length / words));
    last = { concept, position };
  }
  return best;
}
