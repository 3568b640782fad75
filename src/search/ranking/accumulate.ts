import type { SearchIndex } from '../indexing/decode.ts';
import { countOf, FIELD } from '../indexing/fields.ts';
import type { Expression, Form } from '../query/concepts.ts';
import type { Parameters } from './parameters.ts';

/** How strongly something stands in each section: in its body, and in fields that name it. */
export interface Strength {
  body: Float32Array;
  named: Float32Array;
}

/** How well something is answered by each page and by each section, 0 to 1; and how surely each page has it. */
export interface Match {
  page: Float32Array;
  section: Float32Array;
  certainty: Float32Array;
  /** The same for each section. */
  sectionCertainty: Float32Array;
}

export type Scorer = (expressions: readonly Expression[]) => Match;

/** Makes a function that matches ways to express something with all pages and sections. */
export function createScorer(index: SearchIndex, parameters: Parameters): Scorer {
  const sections = index.pageOfSection.length;
  const pages = index.pages.length;
  const sectionNorm = norms(index.sectionLength, parameters.sectionLengthNorm);
  const pageNorm = norms(index.pageLength, parameters.pageLengthNorm);
  const titleNorm = norms(index.titleLength, parameters.titleLengthNorm);
  const named = namedWeights(parameters);

  const strengthOf = (forms: readonly Form[]): Strength => {
    const strength = { body: new Float32Array(sections), named: new Float32Array(sections) };
    for (const { word, weight } of forms) {
      const end = index.postingStart[word + 1] ?? 0;
      for (let at = index.postingStart[word] ?? 0; at < end; at++) {
        const section = index.sections[at] ?? 0;
        const code = index.codes[at] ?? 0;
        const body = countOf(code) * parameters.field.body + (code & FIELD.code ? parameters.field.code : 0);
        strength.body[section] = (strength.body[section] ?? 0) + weight * body;
        const title =
          code & FIELD.title
            ? parameters.field.title / (titleNorm[index.pageOfSection[section] ?? 0] ?? 1)
            : 0;
        strength.named[section] = (strength.named[section] ?? 0) + weight * ((named[code & 31] ?? 0) + title);
      }
    }
    return strength;
  };

  return (expressions) => {
    const match = {
      page: new Float32Array(pages),
      section: new Float32Array(sections),
      certainty: new Float32Array(pages),
      sectionCertainty: new Float32Array(sections),
    };
    for (const { parts, weight } of expressions) {
      const strength = together(parts.map(strengthOf));
      if (strength) addBest(match, strength, weight);
    }
    return match;
  };

  function addBest(match: Match, { body, named: names }: Strength, weight: number): void {
    const ofPage = new Float32Array(pages);
    for (let section = 0; section < sections; section++) {
      const strength = (body[section] ?? 0) + (names[section] ?? 0);
      if (!strength) continue;
      const page = index.pageOfSection[section] ?? 0;
      ofPage[page] =
        (ofPage[page] ?? 0) + (names[section] ?? 0) + (body[section] ?? 0) / (pageNorm[page] ?? 1);
      const own = (names[section] ?? 0) + (body[section] ?? 0) / (sectionNorm[section] ?? 1);
      raise(match.section, section, (weight * own) / (parameters.sectionSaturation + own));
      raise(match.sectionCertainty, section, weight);
    }
    for (let page = 0; page < pages; page++) {
      const strength = ofPage[page] ?? 0;
      if (!strength) continue;
      raise(match.page, page, (weight * strength) / (parameters.pageSaturation + strength));
      raise(match.certainty, page, weight);
    }
  }
}

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

/** Several parts stand in a section as strongly as the weakest of them. */
function together(parts: readonly Strength[]): Strength | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  for (const { body, named } of others) {
    for (let section = 0; section < body.length; section++) {
      const ownBody = first.body[section] ?? 0;
      const ownNamed = first.named[section] ?? 0;
      const all = ownBody + ownNamed;
      if (!all) continue;
      const otherNamed = named[section] ?? 0;
      const least = Math.min(all, (body[section] ?? 0) + otherNamed);
      first.named[section] = Math.min(ownNamed, otherNamed, least);
      first.body[section] = least - (first.named[section] ?? 0);
    }
  }
  return first;
}

/** Weights of all combinations of fields that name something; the title has a norm of its own. */
function namedWeights({ field }: Parameters): Float32Array {
  return Float32Array.from({ length: 32 }, (_, fields) => {
    const weight = (name: 'heading' | 'keywords' | 'description' | 'breadcrumbs') =>
      fields & FIELD[name] ? field[name] : 0;
    return weight('heading') + weight('keywords') + weight('description') + weight('breadcrumbs');
  });
}

/** Length of each text against the average, as far as it shall count. */
function norms(lengths: Float32Array, share: number): Float32Array {
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1;
  return lengths.map((length) => 1 - share + share * (length / average));
}
