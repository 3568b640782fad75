import type { PageSource } from '../content/pageSource.ts';
import type { Diagnostic } from '../shared/errors.ts';
import { plural } from '../shared/text.ts';
import { sharedRuns } from './sharedRuns.ts';

const DESCRIPTION = { min: 110, max: 160 };
const KEYWORDS = 5;

/** The rules for our own pages (`docs/writing.md`) that a program can check. Imported folders are not held to them. */
export function lintPages(pages: readonly PageSource[]): Diagnostic[] {
  return [...pages.flatMap(lintPage), ...lintSharedRuns(pages)];
}

function lintPage(page: PageSource): Diagnostic[] {
  const found: Diagnostic[] = [];
  const report = (key: string, code: string, message: string, hint: string) =>
    found.push({
      severity: 'error',
      code,
      file: page.file,
      line: page.keyLines[key] ?? 1,
      column: 1,
      message,
      hint,
    });
  if (page.route !== page.route.toLowerCase())
    report(
      'slug',
      'route-case',
      `the route ${page.route} has upper-case letters.`,
      'Rename the file or folder to lower case.',
    );
  const { title, description = '', keywords = [] } = page.frontMatter;
  if (!title) report('title', 'no-title', 'the page has no title.', 'Add "title:" to its front matter.');
  if (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max) {
    report(
      'description',
      'description-length',
      `the description has ${plural(description.length, 'character')}.`,
      `Write ${DESCRIPTION.min} to ${DESCRIPTION.max}.`,
    );
  }
  if (keywords.length < KEYWORDS)
    report(
      'keywords',
      'keywords',
      `the page has ${plural(keywords.length, 'keyword')}.`,
      `Name at least ${KEYWORDS} other words that readers would type.`,
    );
  return found;
}

function lintSharedRuns(pages: readonly PageSource[]): Diagnostic[] {
  return sharedRuns(pages).map(({ first, second, words }) => ({
    severity: 'error',
    code: 'shared-run',
    file: second.page.file,
    line: second.line,
    column: 1,
    message: `twelve words also stand in ${first.page.file}:${first.line}: "${words}".`,
    hint: 'Say it in words of this page.',
  }));
}
