import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { countPages, reportText, summaryLines } from '../../import/importReport.ts';
import { importSite } from '../../import/importSite.ts';
import { mendPages } from '../../import/mend.ts';
import { type Diagnostic, FieldguideError, isError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { createTools } from '../output/compileTools.ts';
import { openProject } from '../output/project.ts';
import { createProgress } from '../output/stageClock.ts';
import { type CommandContext, compilePages, projectOptions } from './commandContext.ts';

export interface ImportFlags {
  from: string;
  force: boolean;
  /** Anything that did not come over whole makes the command fail. */
  strict: boolean;
  /** The repository's code may run. */
  trust: boolean;
  version?: string;
}

/** Milliseconds that a page or the settings may take. */
const PATIENCE = 20_000;
/** A mended page may show faults that were hidden by others. */
const ROUNDS = 4;

/** `fieldguide import`. */
export async function runImport(context: CommandContext, flags: ImportFlags): Promise<number> {
  if (!flags.trust) await askForTrust(flags.from);
  const { out, cwd, home } = context;
  const progress = createProgress();
  try {
    const imported = await importSite({
      from: flags.from,
      out,
      force: flags.force,
      version: flags.version,
      runtime: path.join(home, 'importRuntime.mjs'),
      patience: PATIENCE,
      progress: (text) => progress.show(`${text} ...`),
    });
    const { losses, pages, sources, liveUrl, name } = imported;
    progress.show('Checking the new site ...');
    const job = { cwd, siteDir: out, sources, liveUrl, losses };
    let rest = await faultsOf(context);
    for (let round = 1; round < ROUNDS && mendPages(rest, job) > 0; round += 1)
      rest = await faultsOf(context);
    progress.clear();
    const placeIn = ({ file, line }: Diagnostic) => ({
      file: sources.get(path.relative(out, path.resolve(cwd, file)).replaceAll(path.sep, '/')) ?? file,
      line,
    });
    for (const fault of rest.filter(isError))
      losses.add({ ...placeIn(fault), kind: 'config', what: fault.message });
    const counts = countPages(pages, losses.all);
    writeFileSync(path.join(out, 'import-report.md'), reportText(name, counts, losses.all));
    const shown = path.relative(cwd, out) || out;
    console.log(
      `Imported ${plural(counts.found, 'page')} into ${shown}: ${counts.whole} whole, ${counts.lossy} with losses, ${counts.failed} failed.`,
    );
    for (const line of summaryLines(losses.all)) console.log(`  ${line}`);
    console.log(`Read ${path.join(shown, 'import-report.md')}, then run: fieldguide build --site ${shown}`);
    return flags.strict && losses.all.length > 0 ? 1 : 0;
  } finally {
    progress.clear();
  }
}

/** Faults that would stop a build of the new site. */
async function faultsOf(context: CommandContext): Promise<Diagnostic[]> {
  const { out } = context;
  const site = { ...context, siteDir: out, docsDir: path.join(out, 'docs') };
  const tools = createTools();
  const project = await openProject(projectOptions(site, false), tools);
  const { locales, diagnostics } = await compilePages(project, tools, site);
  const ofPages = locales.flatMap(({ contents }) => contents.flatMap(({ compiled }) => compiled.diagnostics));
  return [...diagnostics, ...ofPages].filter(isError);
}

/** @throws FieldguideError if there is no terminal to ask on, or the answer is no. */
async function askForTrust(from: string): Promise<void> {
  const warning = `Importing runs the code of ${from}: its settings and the components of its pages. Only a process without rights to write keeps it from harm, which is no sandbox.`;
  if (!process.stdin.isTTY) throw new FieldguideError(`${warning} If you trust it, add --trust.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning}\nDo you trust it? (y/N) `);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new FieldguideError('Nothing has been imported.');
}
