import type { Answer, Fragment, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import type { JudgedError, JudgedQuestion } from './judgedPassages.ts';

/** A card that a judged query has brought, or none. */
export interface Card {
  query: JudgedError | JudgedQuestion;
  answer?: Answer;
  /** It shows a passage that was judged to answer. */
  isRight: boolean;
}

/** A card's text has most of the words of the judged passage, or the other way round. */
const MOST = 0.7;

const textOf = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text).join('');

function likeness(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const both = [...(a ?? [])].filter((word) => b?.has(word)).length;
  return both / Math.max(1, Math.min(a?.size ?? 0, b?.size ?? 0));
}

/** Asks judged errors or questions, as the search box does, and looks at the cards above the results. */
export async function evaluateAnswers(
  engine: SearchProvider,
  queries: readonly (JudgedError | JudgedQuestion)[],
  sectionOf: (route: string, anchor: string) => string,
): Promise<Card[]> {
  const cards: Card[] = [];
  for (const query of queries) {
    const request = { query: query.q.replaceAll('{product}', 'Cairn'), offset: 0, limit: 10 };
    const { answer } = await engine.search(request, new AbortController().signal);
    const [route = '', anchor = ''] = (answer?.href ?? '').split('#');
    const shown = answer
      ? `${answer.kind === 'error' ? textOf(answer.heading) : ''} ${textOf(answer.text)}`
      : '';
    const isRight = (query.answers ?? []).some((judged) => {
      if (judged.route.replaceAll('{product}', 'cairn') !== route) return false;
      if ('row' in judged) return answer !== undefined && judged.row === textOf(answer.heading);
      const place = sectionOf(route, decodeURIComponent(anchor));
      return (
        place === judged.anchor && likeness(judged.passage.replaceAll('{product}', 'Cairn'), shown) > MOST
      );
    });
    cards.push({ query, answer, isRight });
  }
  return cards;
}

/** How many cards were shown, and how many of them are right. */
export function cardCounts(cards: readonly Card[]): { asked: number; shown: number; right: number } {
  const shown = cards.filter(({ answer }) => answer);
  return {
    asked: cards.length,
    shown: shown.length,
    right: shown.filter(({ isRight }) => isRight).length,
  };
}

/** Cards as lines of text, the wrong ones first. */
export function cardLines(cards: readonly Card[]): string[] {
  return cards
    .filter(({ answer }) => answer)
    .sort((a, b) => Number(a.isRight) - Number(b.isRight))
    .map(
      ({ query, answer, isRight }) =>
        `${isRight ? 'right' : 'WRONG'} ${query.id} ${query.q}\n      ${answer?.kind} ${answer?.href}: ${textOf(answer?.heading ?? [])} | ${textOf(answer?.text ?? [])}`,
    );
}
