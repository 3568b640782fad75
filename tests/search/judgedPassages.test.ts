import path from 'node:path';
import { describe, expect, it } from 'vitest';
import siteConfig from '../../site/site.config.ts';
import { readJudgedCorpus } from './judgedCorpus.ts';
import { readPassages } from './judgedPassages.ts';

const { product } = siteConfig;
const errors = readPassages('errors.jsonl');
const questions = readPassages('answers.jsonl');

interface Section {
  /** All that it says, its rows included. */
  words: ReadonlySet<string>;
  /** First cells of the rows that are records. */
  rows: readonly string[];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const plain = (text: string) => wordsOf(text).join(' ');

/** The sections of the frozen corpus by address, `/route/#anchor`; '' is the beginning of a page. */
function sectionsOf(): ReadonlyMap<string, Section> {
  const sections = new Map<string, { words: Set<string>; rows: string[] }>();
  for (const { route, records } of readJudgedCorpus(path.join(import.meta.dirname, '../..'))) {
    let open = { words: new Set<string>(), rows: [] as string[] };
    for (const { anchor, level, heading, text, code } of records) {
      if (level < 7) {
        open = { words: new Set(), rows: [] };
        sections.set(`${route}#${anchor}`, open);
      } else open.rows.push(plain(heading));
      for (const word of wordsOf(`${heading} ${text} ${code}`)) open.words.add(word);
    }
  }
  return sections;
}

/** The judged sets name places of the frozen corpus: when it is frozen anew, what is no longer there must be judged anew. */
describe('The passages of judged errors and questions', () => {
  const sections = sectionsOf();
  const sectionAt = ({ route, anchor }: { route: string; anchor: string }) =>
    sections.get(`${route.replaceAll('{product}', product.slug)}#${anchor}`);

  it('are rows of the named sections, by their first cells', () => {
    const lost = errors.flatMap(({ id, answers }) =>
      answers
        .flatMap((answer) => ('row' in answer ? [answer] : []))
        .filter((answer) => !sectionAt(answer)?.rows.includes(plain(answer.row)))
        .map(({ route, anchor, row }) => `${id} ${route}#${anchor}: ${row}`),
    );
    expect(lost).toEqual([]);
  });

  it('are said by the named sections, and have at most 60 words', () => {
    const lost = [...errors, ...questions].flatMap(({ id, answers = [] }) =>
      answers
        .flatMap((answer) => ('passage' in answer ? [answer] : []))
        .map((answer) => ({ ...answer, passage: answer.passage.replaceAll('{product}', product.name) }))
        .filter(
          ({ passage, ...place }) =>
            !wordsOf(passage).every((word) => sectionAt(place)?.words.has(word)) ||
            passage.split(/\s+/).length > 60,
        )
        .map(({ route, anchor, passage }) => `${id} ${route}#${anchor}: ${passage}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['errors', errors, 40],
    ['questions with an answer', questions.filter(({ answers }) => answers), 50],
    ['questions without one', questions.filter(({ answer }) => answer === 'none'), 10],
  ])('are for tuning by half, and for checking: %s', (_, queries, half) => {
    const tuning = queries.filter(({ set }) => set === 'tuning').length;
    expect([tuning, queries.length - tuning]).toEqual([half, half]);
    expect(new Set(queries.map(({ q }) => q)).size).toBe(queries.length);
  });
});
