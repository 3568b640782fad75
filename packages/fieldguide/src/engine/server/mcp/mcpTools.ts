import { z } from 'zod';
import type { Fragment, Kind, SearchResponse } from '../../../search/searchTypes.ts';
import { plural } from '../../../shared/text.ts';
import { decodePath } from '../../../shared/url.ts';
import type { SiteTool } from '../../content/kit.ts';
import { type BuiltSite, CannotAnswer, findPage } from '../builtSite.ts';
import { readRow, readSection } from './markdownSections.ts';

/** A tool with what it is run on. */
export interface Tool {
  name: string;
  description: string;
  input: z.ZodObject;
  /** @param input as its schema has it. Out: Markdown. Throws `CannotAnswer` with a message for the caller. */
  run(input: Readonly<Record<string, unknown>>, site: BuiltSite): Promise<string>;
}

/** The most letters of a question. Without a limit, a whole text would be searched for. */
const MOST = 500;
const words = z.string().trim().min(1).max(MOST);

/** Ties the input of a tool to its schema. */
function tool<Input extends z.ZodObject>(given: {
  name: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, site: BuiltSite): Promise<string> | string;
}): Tool {
  return { ...given, run: async (input, site) => given.run(given.input.parse(input), site) };
}

/** The tools over every built site; `own`: those of its kit. */
export function siteTools(own: readonly SiteTool[] = []): Tool[] {
  return [
    tool({
      name: 'search',
      description:
        'Search the documentation. Answers with the best pages and sections, their addresses and a passage of each.',
      input: z.strictObject({
        query: words.describe('Words, a question, a setting, a port or an error message'),
        section: z.string().optional().describe('Only pages of this section, by its name in list_sections'),
        limit: z.number().int().min(1).max(20).default(8).describe('Pages to answer with'),
      }),
      async run({ query, section, limit }, site) {
        return hitList(await ask(site, { query, section, limit }), site);
      },
    }),
    tool({
      name: 'read_page',
      description: 'Read a page of the documentation as Markdown, whole or one section of it.',
      input: z.strictObject({
        page: words.describe('Route or address of the page, such as /getstarted/deploy/'),
        section: words.optional().describe('Anchor or words of a heading; without it, the whole page'),
      }),
      run({ page, section }, site) {
        const found = findPage(site, page);
        const anchor = section ?? decodePath(/#(.+)$/.exec(page)?.[1] ?? '');
        return anchor === '' ? site.read(found.file) : readSection(site, found, anchor);
      },
    }),
    tool({
      name: 'list_sections',
      description:
        'List the sections of the documentation, or the pages of one section with what they are about.',
      input: z.strictObject({
        section: words.optional().describe('Name of a section; without it, all sections are listed'),
      }),
      run({ section }, { pages }) {
        const all = [...pages.values()];
        const names = [...new Set(all.map((page) => page.section))];
        if (section === undefined)
          return names
            .map(
              (name) => `- ${name} (${plural(all.filter((page) => page.section === name).length, 'page')})`,
            )
            .join('\n');
        const name = names.find((one) => one.toLowerCase() === section.toLowerCase());
        if (name === undefined)
          throw new CannotAnswer(`There is no section "${section}". There are: ${names.join(', ')}.`);
        return all
          .filter((page) => page.section === name)
          .map(({ title, route, description }) => `- ${title} (${route})${description && `: ${description}`}`)
          .join('\n');
      },
    }),
    tool({
      name: 'look_up_error',
      description:
        'Look up an error message: what it means and what to do, from the tables of the documentation.',
      input: z.strictObject({ message: words.describe('The message as the product shows it') }),
      async run({ message }, site) {
        const { pages, total } = await ask(site, { query: message, kind: 'error', limit: 5 });
        if (total === 0)
          throw new CannotAnswer(
            'No page knows this message. Search for some words of it with the tool "search".',
          );
        const rows = pages.flatMap(({ route, hits }) =>
          hits.map(({ heading, snippet, href }) => {
            const page = site.pages.get(route);
            const row = page && readRow(site.read(page.file), textOf(heading));
            return `${row ?? `**${textOf(heading)}**\n\n${textOf(snippet)}`}\n\nFrom ${page?.title ?? route}: ${href}`;
          }),
        );
        return rows.join('\n\n---\n\n');
      },
    }),
    ...own.map(
      (given): Tool => ({
        ...given,
        async run(input, site) {
          const readPage = (page: string) => site.read(findPage(site, page).file);
          const answer = await given.run(input, readPage);
          if ('fault' in answer) throw new CannotAnswer(answer.fault);
          return answer.text;
        },
      }),
    ),
  ];
}

async function ask(
  { search }: BuiltSite,
  asked: { query: string; limit: number; section?: string; kind?: Kind },
): Promise<SearchResponse> {
  if (!search)
    throw new CannotAnswer('This site has no index of its own. Use list_sections and read_page instead.');
  return search.search({ ...asked, offset: 0 }, new AbortController().signal);
}

const textOf = (fragments: readonly Fragment[]) => fragments.map(({ text }) => text).join('');

function hitList({ pages, total, answer, suggestions, sections }: SearchResponse, site: BuiltSite): string {
  if (total === 0) {
    const others = suggestions.length > 0 ? ` Try: ${suggestions.join('; ')}.` : '';
    const known =
      sections.length > 0 ? ` Sections with results: ${sections.map(({ label }) => label).join(', ')}.` : '';
    throw new CannotAnswer(`Nothing was found.${others}${known}`);
  }
  const card = answer
    ? [`**Answer** (${answer.href}): ${textOf(answer.heading)}\n\n${textOf(answer.text)}`]
    : [];
  const list = pages.map(({ route, href, title, hits }) => {
    const about = site.pages.get(route)?.description ?? '';
    const places = hits.map((hit) => `  - ${textOf(hit.heading)} (${hit.href}): ${textOf(hit.snippet)}`);
    return [`- **${textOf(title)}** (${href})${about && `: ${about}`}`, ...places].join('\n');
  });
  return [...card, `${plural(total, 'page')} found.`, list.join('\n')].join('\n\n');
}
