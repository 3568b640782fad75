import { createHash } from 'node:crypto';
import type { DataSet, Diagnostic } from 'fieldguide';
import type { PageProse } from './prose.ts';
import type { LintFault, LintPage, Rule } from './rule.ts';

/** The data set of samples that were run, parsed or read: the id of a row is the hash of the sample. */
export const SAMPLE_RECORDS = 'checked-samples';

type Fence = PageProse['fences'][number];

const CONFIGURED_FILE = /title="?\/(?:etc|var\/lib)\//;
const INSTALL = /^\s*(?:\S+@\S+[$#] |[$#] )?(?:sudo )?(?:apt|apt-get|dnf|yum|zypper)\b.*\binstall\b/m;
const WRITE_BELOW_ETC = /(?:\b(?:tee|cp|mv|install|sed -i)\b.*\s|>\s*)\/etc\//;

/** Samples that configure or install something have been run, as `checked-samples.yaml` says. */
export const uncheckedSamples: Rule = (page, { data }) => {
  const records = data.get(SAMPLE_RECORDS);
  if (!records) return [];
  const known = new Set(records.rows.map(({ id }) => id));
  return page.prose.fences.filter(configures).flatMap((fence): LintFault[] => {
    const hash = sampleHash(page, fence);
    if (known.has(hash)) return [];
    const { line, column } = fence;
    const message = 'this sample configures or installs something, but there is no record that it was run.';
    const hint = `Run it, then add a row with the id "${hash}" to ${records.file}.`;
    return [{ code: 'sample', line, column, message, hint }];
  });
};

/** Records whose sample has changed since, or is gone. */
export function voidRecords(pages: readonly LintPage[], records: DataSet | undefined): Diagnostic[] {
  if (!records) return [];
  const hashes = new Map(
    pages.map((page) => [
      page.source.route,
      new Set(page.prose.fences.map((fence) => sampleHash(page, fence))),
    ]),
  );
  return records.rows
    .filter(({ id, cells }) => !hashes.get(cells.page ?? '')?.has(id))
    .map(({ line, id, cells }) => ({
      code: 'sample',
      file: records.file,
      line,
      column: 1,
      message: `the page ${cells.page} has no sample "${id}", or the sample has changed since it was checked.`,
      hint: 'Run the new sample and record it, or delete this row.',
    }));
}

function configures({ meta, language, code }: Fence): boolean {
  const isShell = ['bash', 'sh', 'console'].includes(language);
  return CONFIGURED_FILE.test(meta) || (isShell && (INSTALL.test(code) || WRITE_BELOW_ETC.test(code)));
}

/** Of the text as the author wrote it: the product's name does not change it. */
function sampleHash({ source }: LintPage, { line, column, language, code }: Fence): string {
  const lines = source.body.split('\n').slice(line, line + code.split('\n').length);
  const text = lines.map((each) => each.slice(column - 1).trimEnd()).join('\n');
  return createHash('sha256').update(`${language}\n${text}`).digest('hex').slice(0, 12);
}
