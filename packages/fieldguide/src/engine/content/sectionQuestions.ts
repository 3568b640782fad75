import type { SearchRecord } from '../../search/searchTypes.ts';
import type { PageFactsCollector } from './pageCollector.ts';

/** Gives the records of sections what the front matter (`questions`) says of them. Unknown ids are reported. */
export function addQuestions(
  { page, diagnostics }: PageFactsCollector,
  records: readonly SearchRecord[],
): void {
  for (const { id, text } of page.frontMatter.questions ?? []) {
    if (id === '') continue;
    const record = records.find(({ anchor }) => anchor === id);
    if (record) record.questions = [...(record.questions ?? []), text];
    else {
      const place = { file: page.file, line: page.keyLines.questions ?? 1, column: 1 };
      const message = `the question "${text}" is for "${id}", which is no id of a section on this page.`;
      const hint = 'Name the id of a heading, or of a row of a table of what can go wrong.';
      diagnostics.push({ severity: 'forgivable', code: 'question-id', ...place, message, hint });
    }
  }
}
