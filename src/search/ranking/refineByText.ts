import type { Analyzer } from '../analysis/tokens.ts';
import type { SearchIndex } from '../indexing/decode.ts';
import type { SectionText } from '../indexing/shards.ts';
import type { Matcher } from '../results/matcher.ts';
import type { PageTexts } from '../results/texts.ts';
import type { Parameters } from './parameters.ts';
import { hasPhrase, proximityOf } from './proximity.ts';
import type { RankedPage } from './rank.ts';
import { sorted } from './refine.ts';

interface TextContext {
  index: SearchIndex;
  matcher: Matcher;
  importance: readonly number[];
  parameters: Parameters;
  texts: PageTexts;
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
  const sectionTexts = texts.sectionsOf(ranked.page);
  if (!sectionTexts) return ranked;
  const title = index.pages[ranked.page]?.title ?? '';
  const first = index.firstSection[ranked.page] ?? 0;
  if (phrases.length && !phrases.every((phrase) => standsIn(phrase, ranked.page, sectionTexts, context)))
    return undefined;
  if (importance.length < 2) return ranked;
  const titleMatches = matcher.find(title);
  const sections = ranked.sections
    .map(({ section, score }) => {
      const [text = '', code = ''] = sectionTexts[section - first] ?? [];
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
  page: number,
  sectionTexts: readonly SectionText[],
  { index, analyzer }: TextContext,
): boolean {
  const first = index.firstSection[page] ?? 0;
  const places = sectionTexts.flatMap((texts, at) => [index.headings[first + at] ?? '', ...texts]);
  return [index.pages[page]?.title ?? '', ...places].some((text) => hasPhrase(phrase, analyzer.tokens(text)));
}
