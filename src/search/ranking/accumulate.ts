import type { SearchIndex } from '../indexing/decode.ts';
import { countOf, FIELD } from '../indexing/fields.ts';
import type { Expression, Form } from '../query/concepts.ts';
import { type Match, rarity } from './match.ts';
import { headingCounts, norms } from './norms.ts';
import type { Parameters } from './parameters.ts';

/** How strongly something stands in each section: in its body, and in fields that name it. */
export interface Strength {
  body: Float32Array;
  named: Float32Array;
  /** The sections where there is anything; all others are 0. */
  sections: number[];
}

export type Scorer = (expressions: readonly Expression[]) => Match;

/** Makes a function that matches ways to express something with all pages and sections. */
export function createScorer(index: SearchIndex, parameters: Parameters): Scorer {
  /** What breadcrumbs and code say is not yet a name. */
  const NAMED = Math.min(parameters.field.heading, parameters.field.description);
  const sections = index.pageOfSection.length;
  const pages = index.pages.length;
  const sectionNorm = norms(index.sectionLength, parameters.sectionLengthNorm);
  const pageNorm = norms(index.pageLength, parameters.pageLengthNorm);
  const titleNorm = norms(index.titleLength, parameters.titleLengthNorm);
  const headingNorm = norms(headingCounts(index), parameters.headingCountNorm);
  const named = namedWeights(parameters);

  const addForms = (strength: Strength, forms: readonly Form[]) => {
    for (const { word, weight } of forms) {
      const end = index.postingStart[word + 1] ?? 0;
      for (let at = index.postingStart[word] ?? 0; at < end; at++) {
        const section = index.sections[at] ?? 0;
        const code = index.codes[at] ?? 0;
        const page = index.pageOfSection[section] ?? 0;
        const title = code & FIELD.title ? parameters.field.title / (titleNorm[page] ?? 1) : 0;
        const body = countOf(code) * parameters.field.body + (code & FIELD.code ? parameters.field.code : 0);
        if (!strength.body[section] && !strength.named[section]) strength.sections.push(section);
        strength.body[section] = (strength.body[section] ?? 0) + weight * body;
        strength.named[section] = (strength.named[section] ?? 0) + weight * ((named[code & 31] ?? 0) + title);
      }
    }
  };
  const strengths: Strength[] = [];
  const ofPage = new Float32Array(pages);
  const isNamed = new Uint8Array(pages);

  return (expressions) => {
    const match: Match = {
      page: new Float32Array(pages),
      section: new Float32Array(sections),
      certainty: new Float32Array(pages),
      sectionCertainty: new Float32Array(sections),
      pages: [],
      sections: [],
    };
    let typedRarity = 0;
    for (const { parts, weight, unnamedWeight = weight, origin } of expressions) {
      const used = parts.map((forms, part) => {
        strengths[part] ??= emptyStrength(sections);
        addForms(strengths[part], forms);
        return strengths[part];
      });
      const strength = together(used);
      if (strength) {
        const own = origin ? rarityIn(strength.sections) : 0;
        if (origin === 'typed') typedRarity = own;
        // A word that stands on many pages says less of a page than the rare one it stands for.
        const telling = origin === 'synonym' && typedRarity ? Math.min(1, own / typedRarity) : 1;
        addBest(match, strength, {
          // Unless it names the subject: who types cabinet wants the page on racks, not one that says cabinet once.
          weight: weight * telling ** parameters.synonymRarity,
          unnamedWeight: unnamedWeight * telling,
        });
      }
      for (const { body, named: names, sections: touched } of used) {
        for (const section of touched) body[section] = names[section] = 0;
        touched.length = 0;
      }
    }
    return match;
  };

  function rarityIn(touched: readonly number[]): number {
    return rarity(new Set(touched.map((section) => index.pageOfSection[section])).size, pages);
  }

  function addBest(
    match: Match,
    { body, named: names, sections: touched }: Strength,
    { weight, unnamedWeight }: { weight: number; unnamedWeight: number },
  ): void {
    for (const section of touched) {
      const page = index.pageOfSection[section] ?? 0;
      const own = names[section] ?? 0;
      const text = body[section] ?? 0;
      if (!own && !text) continue;
      const ofAll = section === index.firstSection[page] ? own : own / (headingNorm[page] ?? 1);
      ofPage[page] = (ofPage[page] ?? 0) + ofAll + text / (pageNorm[page] ?? 1);
      const here = own + text / (sectionNorm[section] ?? 1);
      const sure = own >= NAMED ? weight : unnamedWeight;
      if (ofAll >= NAMED) isNamed[page] = 1;
      if (!match.sectionCertainty[section]) match.sections.push(section);
      raise(match.section, section, (sure * here) / (parameters.sectionSaturation + here));
      raise(match.sectionCertainty, section, sure);
    }
    for (const section of touched) {
      const page = index.pageOfSection[section] ?? 0;
      const strength = ofPage[page] ?? 0;
      if (!strength) continue;
      const sure = isNamed[page] ? weight : unnamedWeight;
      if (!match.certainty[page]) match.pages.push(page);
      raise(match.page, page, (sure * strength) / (parameters.pageSaturation + strength));
      raise(match.certainty, page, sure);
      ofPage[page] = 0;
      isNamed[page] = 0;
    }
  }
}

function emptyStrength(sections: number): Strength {
  return { body: new Float32Array(sections), named: new Float32Array(sections), sections: [] };
}

function raise(values: Float32Array, at: number, value: number): void {
  if (value > (values[at] ?? 0)) values[at] = value;
}

/** Several parts stand in a section as strongly as the weakest of them. */
function together(parts: readonly Strength[]): Strength | undefined {
  const [first, ...others] = parts;
  if (!first) return undefined;
  for (const { body, named } of others) {
    for (const section of first.sections) {
      const ownNamed = first.named[section] ?? 0;
      const otherNamed = named[section] ?? 0;
      const least = Math.min((first.body[section] ?? 0) + ownNamed, (body[section] ?? 0) + otherNamed);
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
