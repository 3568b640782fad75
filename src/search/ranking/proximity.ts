import type { TextMatch } from '../results/matcher.ts';

/** Words farther apart than this do not belong together. */
const REACH = 8;

/**
 * How near the concepts of a query stand together, 0 to 1: for each pair of neighbours in the query the nearest
 * places in any of the texts; in the order typed is better. `importance` is that of each concept.
 */
export function proximityOf(texts: readonly (readonly TextMatch[])[], importance: readonly number[]): number {
  let total = 0;
  let near = 0;
  for (let concept = 0; concept + 1 < importance.length; concept++) {
    const weight = Math.min(importance[concept] ?? 0, importance[concept + 1] ?? 0);
    total += weight;
    near += weight * Math.max(0, ...texts.map((matches) => nearest(matches, concept)));
  }
  return total ? near / total : 0;
}

/** True where the keys stand one after the other. */
export function hasPhrase(
  keys: readonly string[],
  tokens: readonly { key: string; position: number; span: number }[],
): boolean {
  const after = (position: number, at: number): boolean =>
    at === keys.length ||
    tokens.some(
      (token) =>
        token.position === position && token.key === keys[at] && after(position + token.span, at + 1),
    );
  return tokens.some((token) => token.key === keys[0] && after(token.position + token.span, 1));
}

function nearest(matches: readonly TextMatch[], concept: number): number {
  let best = 0;
  for (let at = 0; at < matches.length; at++) {
    const match = matches[at];
    if (!match?.concepts.includes(concept)) continue;
    if (match.concepts.includes(concept + 1)) return match.weight;
    for (const step of [1, -1]) {
      for (let to = at + step; to >= 0 && to < matches.length; to += step) {
        const other = matches[to];
        if (!other) break;
        const distance = Math.abs(other.position - match.position);
        if (distance > REACH) break;
        if (!other.concepts.includes(concept + 1)) continue;
        const order = step > 0 ? 1 : 0.8;
        best = Math.max(
          best,
          (order * match.weight * other.weight) / (1 + 0.4 * Math.max(0, distance - match.span)),
        );
        break;
      }
    }
  }
  return best;
}
