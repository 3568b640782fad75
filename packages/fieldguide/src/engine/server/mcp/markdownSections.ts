import GithubSlugger, { slug } from 'github-slugger';
import { type BuiltSite, CannotAnswer, htmlOf, type ListedPage } from '../builtSite.ts';

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

/**
 * One section of a page as Markdown, with all that is below its heading. `asked`: the anchor or the words of the heading.
 * @throws CannotAnswer with the headings that there are.
 */
export function readSection(site: BuiltSite, page: ListedPage, asked: string): string {
  const lines = site.read(page.file).split('\n');
  const headings = headingsOf(lines);
  const id = asked.replace(/^#/, '');
  const slugger = new GithubSlugger();
  const ids = headings.map(({ text }) => slugger.slug(text));
  const found =
    headings[ids.indexOf(id)] ??
    headings.find(({ text }) => slug(text) === slug(asked)) ??
    headings.find(({ text }) => text === titleOfId(htmlOf(site, page), id));
  if (!found) {
    const known = headings.slice(1).map(({ text }) => text);
    throw new CannotAnswer(
      `The page ${page.route} has no section "${asked.slice(0, 200)}". It has: ${known.join('; ')}.`,
    );
  }
  const end = headings.find(({ level, line }) => line > found.line && level <= found.level)?.line;
  return lines.slice(found.line, end).join('\n').trim();
}

/** The words of the heading with an id, where an author has chosen that. */
function titleOfId(html: string, id: string): string | undefined {
  for (const [, attributes = '', inner = ''] of html.matchAll(/<h[1-6]\b([^>]*)>([\s\S]*?)<\/h[1-6]>/g))
    if (attributes.includes(`id="${id}"`))
      return plain(inner.replace(/<a [^>]*class="hash-link"[\s\S]*?<\/a>/g, ''));
  return undefined;
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
