import { loadSiteConfig } from '../config/load.ts';
import { serveSite } from '../server/serve.ts';
import { type CommandContext, projectOptions } from './context.ts';
import { openBrowser } from './openBrowser.ts';

export interface ServerFlags {
  port: number;
  host: string;
  open: boolean;
}

/** `fieldguide serve`: returns when the process is told to stop. */
export async function runServe(context: CommandContext, flags: ServerFlags): Promise<number> {
  const config =
    context.siteDir === undefined
      ? undefined
      : await loadSiteConfig(context.siteDir, projectOptions(context, false));
  const baseUrl = config?.baseUrl ?? '/';
  const running = await serveSite({
    root: context.out,
    baseUrl,
    trailingSlash: config?.trailingSlash ?? true,
    ...flags,
  });
  const url = running.origin + baseUrl;
  console.log(`Ready: ${url}  (stop with Ctrl+C)`);
  if (flags.open) openBrowser(url);
  await untilStopped();
  await running.close();
  return 0;
}

/** Resolves on Ctrl+C or a polite kill. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
