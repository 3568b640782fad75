import path from 'node:path';
import { readClient } from '../output/clientFiles.ts';
import { createTools } from '../output/compileTools.ts';
import { startDevServer } from '../server/devServer.ts';
import { type CommandContext, indexerOf, projectOptions } from './commandContext.ts';
import { printDiagnostics } from './report.ts';
import { type ServerFlags, untilStopped } from './serve.ts';

/** `fieldguide dev`: returns when the process is asked to stop. */
export async function runDev(context: CommandContext, flags: ServerFlags): Promise<number> {
  const start = performance.now();
  const running = await startDevServer({
    project: projectOptions(context, true),
    client: readClient(path.join(context.home, 'client')),
    tools: createTools(),
    startIndexer: () => indexerOf(context),
    port: flags.port,
    host: flags.host,
    allowHosts: flags.allowHosts,
    print: (line) => console.error(line),
    report: (found) => printDiagnostics(found),
  });
  const ready = `Ready in ${Math.round(performance.now() - start)} ms`;
  return untilStopped(running, { url: running.origin + running.baseUrl, ready, open: flags.open });
}
