import { spawn } from 'node:child_process';
import { loadSiteConfig } from '../config/load.ts';
import type { ListenOptions, RunningServer } from '../server/listen.ts';
import { serveSite } from '../server/serveSite.ts';
import { type CommandContext, projectOptions } from './commandContext.ts';

export interface ServerFlags extends ListenOptions {
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
  return untilStopped(running, { url: running.origin + baseUrl, ready: 'Ready', open: flags.open });
}

/** Tells where a server is, and closes it on Ctrl+C or a polite kill. */
export async function untilStopped(
  running: RunningServer,
  { url, ready, open }: { url: string; ready: string; open: boolean },
): Promise<number> {
  console.log(`${ready}: ${url}  (stop with Ctrl+C)`);
  if (open) openBrowser(url);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await running.close();
  return 0;
}

/** True on a terminal with a display; elsewhere a browser would be a surprise, or cannot start. */
function canOpenBrowser(): boolean {
  if (!process.stdout.isTTY || process.env.CI) return false;
  return (
    process.platform === 'darwin' ||
    process.platform === 'win32' ||
    Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
  );
}

/** Opens the reader's browser; does nothing where there is none. */
function openBrowser(url: string): void {
  if (!canOpenBrowser()) return;
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true });
  // No browser installed is no fault: the URL stands on the terminal.
  child.on('error', () => {});
  child.unref();
}
