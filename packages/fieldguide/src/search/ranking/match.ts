import type { SearchIndex } from '../indexing/decode.ts';
import { countOf, FIELD, NAMES, NAMING } from '../indexing/format.ts';
import type { Expression, Form } from '../query/conceptForms.ts';
import type { Weights } from './weights.ts';

/** How well something is answered by each page and by each section, 0 to 1; and how surely each has it. */
export interface Match {
  page: Float32Array;
  section: Float32Array;
  /** The same of what a section says itself, in its heading and its text: the first one has the names of the page. */
  own: Float32Array;
  certainty: Float32Array;
  sectionCertainty: Float32Array;
  /** Sections that have what was typed, and not another term for it. */
  typed: Set<number>;
  /** Pages and sections where there is anything; all others are 0. */
  pages: number[];
  sections: number[];
}

/** Inverse page frequency of a word that `count` of all pages have. */
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

/** What names a section; the first one has the names of its page. */
const OF_SECTION = FIELD.heading | FIELD.questions;

export type Scorer = (expressions: readonly Expression[]) => Match;

/** Makes a function that matches ways to express something with all pages and sections. */
export function createScorer(index: SearchIndex, weights: Weights): Scorer {
  const sections = index.pageOfSection.length;
  const pages = index.pages.length;
  const sectionNorm = norms(index.sectionLength, weights.lengthNorm);
  const pageNorm = norms(index.pageLength, weights.lengthNorm);
  const headings = headingNorms(index);
  const naming = namingWeights(weights);
  /** What breadcrumbs and code say is not yet a name. */
  const least = weights.field.heading;

  // How strongly each section has an expression: in its body, and in fields that name it. Zero between uses.
  const body = new Float32Array(sections);
  const named = new Float32Array(sections);
  const headed = new Float32Array(sections);
  const ofPage = new Float32Array(pages);
  const isNamed = new Uint8Array(pages);

  /** Fills `body` and `named`; gives the sections where there is anything. */
  function addForms(forms: readonly Form[]): number[] {
    const touched: number[] = [];
    for (const { word, weight } of forms) {
      const end = index.postingStart[word + 1] ?? 0;
      for (let at = index.postingStart[word] ?? 0; at < end; at++) {
        const section = index.sections[at] ?? 0;
        const code = index.codes[at] ?? 0;
        const inBody = countOf(code) * weights.field.body + (code & FIELD.code ? weights.field.code : 0);
        if (!body[section] && !named[section]) touched.push(section);
        body[section] = (body[section] ?? 0) + weight * inBody;
        named[section] = (named[section] ?? 0) + weight * (naming[code & NAMING] ?? 0);
        headed[section] = (headed[section] ?? 0) + weight * (naming[code & OF_SECTION] ?? 0);
      }
    }
    return touched;
  }

  return (expressions) => {
    const match: Match = {
      page: new Float32Array(pages),
      section: new Float32Array(sections),
      own: new Float32Array(sections),
      certainty: new Float32Array(pages),
      sectionCertainty: new Float32Array(sections),
      typed: new Set(),
      pages: [],
      sections: [],
    };
    let typedRarity = 0;
    for (const { forms, weight, unnamedWeight = weight, origin } of expressions) {
      const touched = addForms(forms);
      const own = origin ? rarity(new Set(touched.map((at) => index.pageOfSection[at])).size, pages) : 0;
      if (origin === 'typed') {
        typedRarity = own;
        for (const section of touched) match.typed.add(section);
      }
      // A word that stands on many pages says less of a page than the rare one it stands for, unless it names the
      // subject: who types cabinet wants the page on racks, not one that says cabinet once.
      const isOther = origin === 'synonym' && typedRarity > 0;
      const telling = isOther ? Math.min(1, own / typedRarity) : 1;
      addBest(match, touched, {
        weight: weight * telling ** weights.synonymRarity,
        unnamedWeight: unnamedWeight * telling,
      });
    }
    return match;
  };

  /** Takes over what is better than what is there, and clears `body` and `named`. */
  function addBest(
    match: Match,
    touched: readonly number[],
    { weight, unnamedWeight }: { weight: number; unnamedWeight: number },
  ): void {
    for (const section of touched) {
      const page = index.pageOfSection[section] ?? 0;
      const own = named[section] ?? 0;
      const text = body[section] ?? 0;
      const ofAll = section === index.firstSection[page] ? own : own / (headings[page] ?? 1);
      ofPage[page] = (ofPage[page] ?? 0) + ofAll + text / (pageNorm[page] ?? 1);
      const said = text / (sectionNorm[section] ?? 1);
      const sure = own >= least ? weight : unnamedWeight;
      if (ofAll >= least) isNamed[page] = 1;
      if (!match.sectionCertainty[section]) match.sections.push(section);
      raise(match.section, section, sure * saturated(own + said, weights.sectionSaturation));
      const heading = section === index.firstSection[page] ? 0 : (headed[section] ?? 0);
      raise(match.own, section, sure * saturated(heading + said, weights.sectionSaturation));
      raise(match.sectionCertainty, section, sure);
    }
    for (const section of touched) {
      body[section] = named[section] = headed[section] = 0;
      const page = index.pageOfSection[section] ?? 0;
      const strength = ofPage[page] ?? 0;
      if (!strength) continue;
      const sure = isNamed[page] ? weight : unnamedWeight;
      if (!match.certainty[page]) match.pages.push(page);
      raise(match.page, page, sure * saturated(strength, weights.pageSaturation));
      raise(match.certainty, page, sure);
      ofPage[page] = isNamed[page] = 0;
    }
  }
}

const saturated = (strength: number, half: number): number => strength / (half + strength);

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

/** The weight of all combinations of fields that name something, by their bits. */
function namingWeights({ field }: Weights): Float32Array {
  return Float32Array.from({ length: NAMING + 1 }, (_, bits) =>
    NAMES.reduce((sum, name) => sum + (bits & FIELD[name] ? field[name] : 0), 0),
  );
}

/** One of many headings says less of its page than one of few: how many each page has, against the average. */
function headingNorms({ pages, firstSection }: SearchIndex): Float32Array {
  const counts = pages.map((_, page) => (firstSection[page + 1] ?? 0) - (firstSection[page] ?? 0) - 1);
  return norms(
    Float32Array.from(counts, (count) => Math.max(1, count)),
    1,
  );
}

/** Each length against the average, as far as it shall count. */
function norms(lengths: Float32Array, share: number): Float32Array {
  const average = averageOf(lengths);
  return lengths.map((length) => 1 - share + share * (length / average));
}

export function averageOf(lengths: Float32Array): number {
  return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
}

/** Where words together answer better than one by one, they count as found. */
export function takeBetter(matches: readonly Match[], span: Match, importance: readonly number[]): void {
  const total = importance.reduce((sum, weight) => sum + weight, 0);
  const take = (
    kind: Exclude<keyof Match, 'pages' | 'sections' | 'typed'>,
    where: 'pages' | 'sections',
  ): void => {
    for (const at of span[where]) {
      const value = span[kind][at] ?? 0;
      const known = matches.reduce(
        (sum, match, place) => sum + (importance[place] ?? 0) * (match[kind][at] ?? 0),
        0,
      );
      if (value * total > known) for (const match of matches) match[kind][at] = value;
    }
  };
  // Sections and pages of the whole are now those of its words too.
  for (const match of matches) {
    match.pages = [...new Set([...match.pages, ...span.pages])];
    match.sections = [...new Set([...match.sections, ...span.sections])];
  }
  take('page', 'pages');
  take('certainty', 'pages');
  take('section', 'sections');
  take('own', 'sections');
  take('sectionCertainty', 'sections');
}
