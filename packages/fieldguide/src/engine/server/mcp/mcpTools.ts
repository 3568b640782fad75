import { z } from 'zod';
import type { Fragment, Kind, SearchResponse } from '../../../search/searchTypes.ts';
import { plural } from '../../../shared/text.ts';
import { decodePath } from '../../../shared/url.ts';
import type { SiteTool } from '../../content/kit.ts';
import { type BuiltSite, CannotAnswer, findPage, pageAddress } from '../builtSite.ts';
import { readRow, readSection, sectionTitles } from './markdownSections.ts';

/** What a tool answers: Markdown for a reader, and the same as data. */
interface ToolAnswer {
  text: string;
  data?: Readonly<Record<string, unknown>>;
}

/** A tool with what it is run on. */
export interface McpTool {
  name: string;
  /** Its name for people. */
  title: string;
  description: string;
  input: z.ZodObject;
  /** @param input as its schema has it. Throws `CannotAnswer` with a message for the caller. */
  run(input: Readonly<Record<string, unknown>>, site: BuiltSite): Promise<ToolAnswer>;
}

/** The most letters of a question. Without a limit, a whole text would be searched for. */
const MOST = 500;
const words = z.string().trim().min(1).max(MOST);

/** Ties the input of a tool to its schema. */
function tool<Input extends z.ZodObject>(given: {
  name: string;
  title: string;
  description: string;
  input: Input;
  run(input: z.output<Input>, site: BuiltSite): Promise<ToolAnswer> | ToolAnswer;
}): McpTool {
  return { ...given, run: async (input, site) => given.run(given.input.parse(input), site) };
}

/** The tools over every built site; `own`: those of its kit. */
export function siteTools(own: readonly SiteTool[] = []): McpTool[] {
  return [
    tool({
      name: 'search',
      title: 'Search the documentation',
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
      title: 'Read a page',
      description: 'Read a page of the documentation as Markdown, whole or one section of it.',
      input: z.strictObject({
        page: words.describe('Route or address of the page, such as /getstarted/deploy/'),
        section: words.optional().describe('Anchor or words of a heading; without it, the whole page'),
        limit: z
          .number()
          .int()
          .min(500)
          .max(100_000)
          .default(20_000)
          .describe('Characters to answer with; the rest can be read section by section'),
      }),
      run({ page, section, limit }, site) {
        const found = findPage(site, page);
        const anchor = section ?? decodePath(/#(.+)$/.exec(page)?.[1] ?? '');
        const whole = site.read(found.file);
        const part = anchor === '' ? undefined : readSection(site, found, anchor);
        const url = pageAddress(site, found, part?.anchor);
        const { text, rest } = cut(part?.text ?? withoutHead(whole), limit);
        const title = part ? `${found.title}: ${part.title}` : found.title;
        const sections = sectionTitles(part?.text ?? whole);
        const more = rest === 0 ? '' : `\n\n${plural(rest, 'character')} left out. ${sectionHint(sections)}`;
        const data = { title, url, text, sections, leftOut: rest };
        return { text: `${title} (${url})\n\n${text}${more}`, data };
      },
    }),
    tool({
      name: 'list_sections',
      title: 'List sections and pages',
      description:
        'List the sections of the documentation, or the pages of one section with what they are about.',
      input: z.strictObject({
        section: words.optional().describe('Name of a section; without it, all sections are listed'),
      }),
      run({ section }, site) {
        const all = [...site.pages.values()];
        const names = [...new Set(all.map((page) => page.section))];
        if (section === undefined) {
          const sections = names.map((name) => ({
            name,
            pages: all.filter((page) => page.section === name).length,
          }));
          const lines = sections.map(({ name, pages }) => `- ${name} (${plural(pages, 'page')})`);
          return { text: lines.join('\n'), data: { sections } };
        }
        const name = names.find((one) => one.toLowerCase() === section.toLowerCase());
        if (name === undefined)
          throw new CannotAnswer(`There is no section "${section}". There are: ${names.join(', ')}.`);
        const pages = all
          .filter((page) => page.section === name)
          .map((page) => ({
            title: page.title,
            url: pageAddress(site, page),
            description: page.description,
          }));
        const lines = pages.map(
          ({ title, url, description }) => `- ${title} (${url})${description && `: ${description}`}`,
        );
        return { text: lines.join('\n'), data: { section: name, pages } };
      },
    }),
    tool({
      name: 'look_up_error',
      title: 'Look up an error message',
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
            const text = row ?? `**${textOf(heading)}**\n\n${textOf(snippet)}`;
            return { text, page: page?.title ?? route, url: site.address(href) };
          }),
        );
        const texts = rows.map(({ text, page, url }) => `${text}\n\nFrom ${page}: ${url}`);
        return { text: texts.join('\n\n---\n\n'), data: { rows } };
      },
    }),
    ...own.map(
      (given): McpTool => ({
        ...given,
        title: given.title ?? given.name.replace(/_/g, ' ').replace(/^./, (first) => first.toUpperCase()),
        async run(input, site) {
          const readPage = (page: string) => site.read(findPage(site, page).file);
          const answer = await given.run(input, readPage);
          if ('fault' in answer) throw new CannotAnswer(answer.fault);
          // A tool that was asked about a page answers from it.
          const page = typeof input.page === 'string' ? findPage(site, input.page) : undefined;
          if (!page) return answer;
          const url = pageAddress(site, page);
          const data = { title: page.title, url, text: answer.text };
          return { text: `${answer.text}\n\nFrom ${page.title}: ${url}`, data };
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

/** The first letters of a Markdown text, up to the end of a line, and how many are left. */
function cut(text: string, limit: number): { text: string; rest: number } {
  if (text.length <= limit) return { text, rest: 0 };
  const end = text.lastIndexOf('\n', limit);
  const kept = text.slice(0, end > 0 ? end : limit).trimEnd();
  return { text: kept, rest: text.length - kept.length };
}

/** A copy without the lines that say where it is from: the answer says that itself. */
function withoutHead(markdown: string): string {
  return markdown.replace(/^> Source: .*\n+/, '');
}

function sectionHint(sections: readonly string[]): string {
  return sections.length === 0
    ? 'Ask again with a higher limit.'
    : `Ask for one of these sections, or with a higher limit: ${sections.join('; ')}.`;
}

function hitList(
  { pages, total, answer, suggestions, sections }: SearchResponse,
  site: BuiltSite,
): ToolAnswer {
  if (total === 0) {
    const others = suggestions.length > 0 ? ` Try: ${suggestions.join('; ')}.` : '';
    const known =
      sections.length > 0 ? ` Sections with results: ${sections.map(({ label }) => label).join(', ')}.` : '';
    throw new CannotAnswer(`Nothing was found.${others}${known}`);
  }
  const best = answer && {
    title: textOf(answer.heading),
    url: site.address(answer.href),
    text: textOf(answer.text),
  };
  const found = pages.map(({ route, href, title, hits }) => ({
    title: textOf(title),
    url: site.address(href),
    description: site.pages.get(route)?.description ?? '',
    sections: hits.map((hit) => ({
      title: textOf(hit.heading),
      url: site.address(hit.href),
      text: textOf(hit.snippet),
    })),
  }));
  const list = found.map(({ title, url, description, sections: places }) =>
    [
      `- **${title}** (${url})${description && `: ${description}`}`,
      ...places.map((place) => `  - ${place.title} (${place.url}): ${place.text}`),
    ].join('\n'),
  );
  const card = best ? [`**Answer** (${best.url}): ${best.title}\n\n${best.text}`] : [];
  return {
    text: [...card, `${plural(total, 'page')} found.`, list.join('\n')].join('\n\n'),
    data: { total, answer: best, pages: found },
  };
}
