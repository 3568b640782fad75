import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import siteConfig from '../../site/site.config.ts';
import { openProject, prepareTools } from '../../src/engine/build/project.ts';
import { pageContent } from '../../src/engine/build/renderPage.tsx';
import { siteFacts } from '../../src/engine/build/siteFacts.ts';
import { createTools } from '../../src/engine/build/tools.ts';
import { temporaryFolder } from '../support/miniSite.ts';
import { visibleWords } from '../support/visibleWords.ts';
import { readPassages } from './judgedPassages.ts';

const { product } = siteConfig;
const siteDir = path.resolve(import.meta.dirname, '../../site');
const errors = readPassages('errors.jsonl');
const questions = readPassages('answers.jsonl');

/** What stands from a heading, or the term of a glossary, to the next one, by its id; '' is the beginning of the page. */
function sectionsOf(html: string): Map<string, string> {
  const parts = html.split(/(?=<(?:h[2-6]|dt)(?: [^>]*)? id=")/);
  return new Map(parts.map((part, at) => [(at > 0 && /id="([^"]*)"/.exec(part)?.[1]) || '', part]));
}

const words = (html: string) => ` ${visibleWords(html).text.join(' ')} `;

/** The judged sets name pages of our own site as it is, not of the frozen corpus: what is no longer there must be judged anew. */
describe('The passages of judged errors and questions', () => {
  const pages = new Map<string, Map<string, string>>();

  const section = ({ route, anchor }: { route: string; anchor: string }) =>
    pages.get(route.replaceAll('{product}', product.slug))?.get(anchor);

  beforeAll(async () => {
    const tools = createTools();
    const cache = temporaryFolder('modules-');
    const options = { siteDir, docsDir: path.join(siteDir, 'docs'), cwd: path.dirname(siteDir) };
    const project = await openProject({ ...options, lenient: true, drafts: false, cache }, tools);
    const named = [
      ...errors.flatMap(({ answers }) => answers),
      ...questions.flatMap(({ answers = [] }) => answers),
    ];
    const routes = new Set(named.map(({ route }) => route.replaceAll('{product}', product.slug)));
    const asked = [...project.site.table.pages.values()].filter(({ route }) => routes.has(route));
    await prepareTools(asked, project, tools);
    const site = siteFacts(project, { treeHref: '', termsHref: '', indexFile: '', buildId: '' });
    for (const page of asked)
      pages.set(page.route, sectionsOf(pageContent(page, project, site).articleHtml()));
  }, 300_000);

  it('are rows of the named sections, by their first cells', () => {
    const lost = errors.flatMap(({ id, answers }) =>
      answers
        .filter((answer) => {
          const rows = section(answer)?.match(/<tr[^>]*>\s*<t[dh][^>]*>[\s\S]*?<\/t[dh]>/g) ?? [];
          return !rows.some((row) => words(row) === words(answer.row));
        })
        .map(({ route, anchor, row }) => `${id} ${route}#${anchor}: ${row}`),
    );
    expect(lost).toEqual([]);
  });

  it('are read in the named sections, word for word, and have at most 60 words', () => {
    const lost = questions.flatMap(({ id, answers = [] }) =>
      answers
        .map((answer) => ({ ...answer, passage: answer.passage.replaceAll('{product}', product.name) }))
        .filter(
          ({ passage, ...place }) =>
            !words(section(place) ?? '').includes(words(passage)) || passage.split(/\s+/).length > 60,
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
