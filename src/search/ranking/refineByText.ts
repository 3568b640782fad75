import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { Matcher } from '../results/matcher.ts';
import type { SectionTexts } from '../results/texts.ts';
import type { Parameters } from './parameters.ts';
import { hasPhrase, proximityOf } from './proximity.ts';
import type { RankedPage } from './rank.ts';
import { sorted } from './refine.ts';

interface TextContext {
  index: SearchIndex;
  matcher: Matcher;
  importance: readonly number[];
  parameters: Parameters;
  texts: SectionTexts;
  analyzer: Analyzer;
  /** Pages to look at. */
  count: number;
  phrases: readonly (readonly string[])[];
}

/** Ranks the first pages by how near the words stand together, and drops those that lack a phrase in quotes. */
export function refineByText(pages: readonly RankedPage[], context: TextContext): RankedPage[] {
  const refined = pages.slice(0, context.count).flatMap((ranked) => refine(ranked, context) ?? []);
  return [...sorted(refined), ...pages.slice(context.count)];
}

function refine(ranked: RankedPage, context: TextContext): RankedPage | undefined {
  const { index, matcher, importance, parameters, texts, phrases } = context;
  if (phrases.length && !phrases.every((phrase) => standsIn(phrase, ranked, context))) return undefined;
  if (importance.length < 2) return ranked;
  const titleMatches = matcher.find(index.pages[ranked.page]?.title ?? '');
  const sections = ranked.sections
    .map(({ section, score }) => {
      const [text = '', code = ''] = texts.of(section) ?? [];
      const found = [titleMatches, ...[index.headings[section] ?? '', text, code].map(matcher.find)];
      const near = proximityOf(found, importance);
      return { section, near, score: score * (1 + parameters.proximity * near) };
    })
    .sort((a, b) => b.score - a.score);
  const near = Math.max(0, ...sections.map((section) => section.near));
  return { ...ranked, score: ranked.score * (1 + parameters.proximity * near), sections };
}

function standsIn(
  phrase: readonly string[],
  { page, sections }: RankedPage,
  { index, texts, analyzer }: TextContext,
): boolean {
  const places = sections.flatMap(({ section }) => [
    index.headings[section] ?? '',
    ...(texts.of(section) ?? []),
  ]);
  return [index.pages[page]?.title ?? '', ...places].some((text) => hasPhrase(phrase, analyzer.tokens(text)));
}
