import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Imported, ImportOptions } from 'fieldguide-import';
import { type Diagnostic, FieldguideError, isError } from '../../shared/errors.ts';
import { plural } from '../../shared/text.ts';
import { createTools } from '../output/compileTools.ts';
import { diskFault, readFault } from '../output/diskFaults.ts';
import { refuseOverlap } from '../output/outputFolder.ts';
import { openProject } from '../output/project.ts';
import { createProgress } from '../output/stageClock.ts';
import { type CommandContext, compileAll, projectOptions } from './commandContext.ts';
import { openImportFolder } from './importFolder.ts';
import { type Importer, loadImporter } from './loadImporter.ts';

interface ImportFlags {
  from: string;
  force: boolean;
  /** Anything that did not come over whole makes the command fail. */
  strict: boolean;
  /** The repository's code may run. */
  trust: boolean;
  version?: string;
  /** The sets and languages that were asked for. */
  sets?: readonly string[];
  locales?: readonly string[];
}

/** Milliseconds that a page or the settings may take. */
const PATIENCE = 20_000;
/** A mended page may show faults that were hidden by others. */
const ROUNDS = 4;

/** `fieldguide import`. */
export async function runImport(context: CommandContext, flags: ImportFlags): Promise<number> {
  const importer = await loadImporter();
  if (!flags.trust) await askForTrust(flags.from);
  const { out, cwd } = context;
  const shown = path.relative(cwd, out) || out;
  let place: ReturnType<typeof openImportFolder> | undefined;
  try {
    const located = importer.locate(flags.from);
    const { root, siteDir, docsDir } = located;
    const inputs = [flags.from, root, siteDir, docsDir];
    place = openImportFolder(out, { inputs, force: flags.force, shown });
    const imported = await writeSite({ ...context, out: place.staging, importer }, flags, {
      located,
      reads: (more) => refuseOverlap(out, more),
      command: (version, set) =>
        `fieldguide import ${path.relative(cwd, flags.from) || '.'} --out ${shown}-${version}${set === undefined ? '' : ` --set ${set}`} --version ${version}`,
    });
    place.commit();
    return tellOutcome(imported, shown, { ...flags, importer });
  } catch (error) {
    place?.discard();
    throw faultOf(error, context, place?.staging ?? out);
  }
}

/** A fault of the disk in words: reading, or writing the new site. */
function faultOf(error: unknown, { cwd, out }: CommandContext, staging: string): unknown {
  if (error instanceof FieldguideError)
    return new FieldguideError(
      error.message.replaceAll(path.relative(cwd, staging), path.relative(cwd, out)),
      error.diagnostics,
    );
  const file: unknown = error instanceof Error ? Reflect.get(error, 'path') : undefined;
  const target: unknown = error instanceof Error ? Reflect.get(error, 'dest') : undefined;
  const written = [target, file].find((name) => typeof name === 'string' && name.startsWith(staging));
  if (typeof written === 'string')
    return diskFault(error, path.relative(cwd, path.join(out, path.relative(staging, written))));
  // Writing without a name: the disk is full.
  return typeof file === 'string'
    ? readFault(error, path.relative(cwd, file) || file)
    : diskFault(error, path.relative(cwd, out));
}

/** Writes the new site with its report to the folder of the context. */
async function writeSite(
  context: CommandContext & { importer: Importer },
  { version, sets, locales }: ImportFlags,
  reading: Pick<ImportOptions, 'located' | 'reads' | 'command'>,
): Promise<Imported> {
  const { out, cwd, importer } = context;
  const progress = createProgress();
  try {
    const imported = await importer.importSite({
      ...reading,
      out,
      version,
      sets,
      locales,
      runtime: importer.RUNTIME,
      patience: PATIENCE,
      progress: (text) => progress.show(`${text} ...`),
    });
    const { losses, pages, sources, liveUrl, name } = imported;
    progress.show('Checking the new site ...');
    const job = { cwd, siteDir: out, sources, liveUrl, losses };
    let rest = await faultsOf(context);
    for (let round = 1; round < ROUNDS && importer.mendPages(rest, job) > 0; round += 1)
      rest = await faultsOf(context);
    for (const { file, line, message } of rest) {
      const inside = path.relative(out, path.resolve(cwd, file)).replaceAll(path.sep, '/');
      losses.add({ kind: 'config', what: message, file: sources.get(inside) ?? inside, line });
    }
    const counts = importer.countPages(pages, losses.all);
    writeFileSync(path.join(out, 'import-report.md'), importer.reportText(name, counts, losses.all));
    return imported;
  } finally {
    progress.clear();
  }
}

function tellOutcome(
  { pages, losses }: Imported,
  shown: string,
  { strict, importer }: ImportFlags & { importer: Importer },
): number {
  const counts = importer.countPages(pages, losses.all);
  console.log(
    `Imported ${plural(counts.found, 'page')} into ${shown}: ${counts.whole} whole, ${counts.lossy} with losses, ${counts.failed} failed.`,
  );
  for (const line of importer.summaryLines(losses.all)) console.log(`  ${line}`);
  console.log(`Read ${path.join(shown, 'import-report.md')}, then run: fieldguide build --site ${shown}`);
  return strict && losses.all.length > 0 ? 1 : 0;
}

/** Faults that would stop a build of the new site. */
async function faultsOf(context: CommandContext): Promise<Diagnostic[]> {
  const { out } = context;
  const site = { ...context, siteDir: out, docsDir: path.join(out, 'docs') };
  const tools = createTools();
  const project = await openProject(projectOptions(site, false), tools);
  return (await compileAll(project, tools, site)).diagnostics.filter(isError);
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
