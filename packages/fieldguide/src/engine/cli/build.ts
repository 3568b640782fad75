import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatBytes, plural } from '../../shared/text.ts';
import { filesBelow } from '../content/disk.ts';
import { type BuildResult, buildSite } from '../output/buildSite.ts';
import { readClient } from '../output/clientFiles.ts';
import { MARKER } from '../output/outputFolder.ts';
import { createProgress, StageClock } from '../output/stageClock.ts';
import { writeWhole } from '../output/wholeFile.ts';
import { zipFiles } from '../output/zip.ts';
import { type CommandContext, indexerOf, picturesOf, projectOptions, threadTools } from './commandContext.ts';
import { printDiagnostics, waits } from './report.ts';

/** `fieldguide build`; `zip`: a file for an archive of the built site. */
export async function runBuild(context: CommandContext, zip?: string): Promise<number> {
  const progress = createProgress();
  const clock = new StageClock((stage) => progress.show(`${stage} ...`));
  const start = performance.now();
  // Started first: it loads the highlighter while this thread reads the pages.
  const tools = threadTools(context);
  try {
    const { portable, compress } = context;
    const client = readClient(path.join(context.home, 'client'), { portable });
    const options = { ...projectOptions(context, false), out: context.out, portable, compress };
    const startIndexer = () => indexerOf(context);
    const pictures = picturesOf(context);
    const result = await buildSite(options, { client, tools, clock, startIndexer, pictures });
    if (zip !== undefined) writeArchive(context, zip);
    progress.clear();
    printDiagnostics(result.warnings);
    printSummary(result, {
      clock,
      ms: performance.now() - start,
      out: path.relative(context.cwd, context.out) || context.out,
    });
    return 0;
  } finally {
    await tools.close();
    progress.clear();
  }
}

/** All files of the built site; its folder in the archive is named after the archive. */
function writeArchive({ out, cwd }: CommandContext, zip: string): void {
  const name = path.basename(zip).replace(/\.zip$/, '');
  const entries = filesBelow(out)
    .filter((file) => file !== MARKER)
    .map((file): [string, Uint8Array] => [`${name}/${file}`, readFileSync(path.join(out, file))]);
  writeWhole(zip, zipFiles(new Map(entries)), { cwd, option: '--zip' });
}

function printSummary(
  result: BuildResult,
  { clock, ms, out }: { clock: StageClock; ms: number; out: string },
): void {
  const stages = clock.stages.map(({ stage, ms }) => `${stage} ${Math.round(ms)} ms`).join(', ');
  console.log(
    `Built ${plural(result.pages, 'page')} (${plural(result.files, 'file')}, ${formatBytes(result.bytes)}) into ${out} in ${(ms / 1000).toFixed(2)} s: ${stages}.`,
  );
  const { links, pages, redirects } = result.waiting;
  if (links > 0) console.log(`${waits(links, 'link')} for ${plural(pages, 'page')}.`);
  if (redirects > 0) console.log(`${waits(redirects, 'redirect')} for pages that are not written yet.`);
  for (const hint of result.hints) console.log(`Hint: ${hint}`);
  if (result.warnings.length > 0) console.log(`${plural(result.warnings.length, 'warning')}.`);
}
