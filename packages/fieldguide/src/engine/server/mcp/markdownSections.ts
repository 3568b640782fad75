import GithubSlugger, { slug } from 'github-slugger';
import { type BuiltPage, type BuiltSite, CannotAnswer, htmlOf } from '../builtSite.ts';

interface Heading {
  level: number;
  text: string;
  /** Number of its line. */
  line: number;
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The headings of a Markdown text, except lines in code blocks. */
function headingsOf(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  let fence: string | undefined;
  for (const [line, text] of lines.entries()) {
    const mark = FENCE.exec(text)?.[1];
    if (fence === undefined && mark) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined;
    const [, marks = '', title = ''] = fence === undefined ? (/^(#{1,6}) (.*)$/.exec(text) ?? []) : [];
    if (marks !== '') headings.push({ level: marks.length, text: plain(title), line });
  }
  return headings;
}

/** Words alone, without marks of Markdown or HTML. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#39|#x27|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/[\\`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A section of a page with its address. */
interface PageSection {
  title: string;
  /** The id of its heading. */
  anchor: string;
  text: string;
}

/**
 * One section of a page as Markdown, with all that is below its heading. `asked`: the anchor or the words of the heading.
 * @throws CannotAnswer with the headings that there are.
 */
export function readSection(site: BuiltSite, page: BuiltPage, asked: string): PageSection {
  const lines = site.read(page.file).split('\n');
  const headings = headingsOf(lines);
  const id = asked.replace(/^#/, '');
  const slugger = new GithubSlugger();
  const ids = headings.map(({ text }) => slugger.slug(text));
  const titled = titledIds(htmlOf(site, page));
  const found =
    headings[ids.indexOf(id)] ??
    headings.find(({ text }) => slug(text) === slug(asked)) ??
    headings.find(({ text }) => text === titled.find((one) => one.id === id)?.title);
  if (!found) {
    const known = headings.slice(1).map(({ text }) => text);
    throw new CannotAnswer(
      `The page ${page.route} has no section "${asked.slice(0, 200)}". It has: ${known.join('; ')}.`,
    );
  }
  const end = headings.find(({ level, line }) => line > found.line && level <= found.level)?.line;
  const made = ids[headings.indexOf(found)] ?? id;
  const anchors = titled.filter(({ title }) => title === found.text).map((one) => one.id);
  return {
    title: found.text,
    anchor: [id, made].find((one) => anchors.includes(one)) ?? anchors[0] ?? made,
    text: lines.slice(found.line, end).join('\n').trim(),
  };
}

/** The sections of a page by the words of their headings, without its title. */
export function sectionTitles(markdown: string): string[] {
  return headingsOf(markdown.split('\n'))
    .slice(1)
    .map(({ text }) => text);
}

/** The headings of a page with their ids, which an author may have chosen. */
function titledIds(html: string): { id: string; title: string }[] {
  const found = html.matchAll(/<h[1-6]\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>/g);
  return [...found].map(([, id = '', inner = '']) => ({
    id: plain(id),
    title: plain(inner.replace(/<a [^>]*class="hash-link"[\s\S]*?<\/a>/g, '')),
  }));
}

/** The row of a table of a page whose first cell has these words, with the head of the table. */
export function readRow(markdown: string, words: string): string | undefined {
  const lines = markdown.split('\n');
  const wanted = plain(words);
  const at = lines.findIndex(
    (line) => line.startsWith('| ') && plain(line.split(/(?<!\\)\|/)[1] ?? '') === wanted,
  );
  if (at < 0) return undefined;
  let head = at;
  while (lines[head - 1]?.startsWith('|')) head -= 1;
  return [lines[head], lines[head + 1], lines[at]].join('\n');
}
