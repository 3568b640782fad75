import { spawn } from 'node:child_process';
import { FieldguideError } from '../../shared/errors.ts';
import { loadSiteConfig } from '../config/load.ts';
import type { SiteConfig } from '../config/schema.ts';
import { isInside, realPath } from '../content/disk.ts';
import { type FeedbackLog, openFeedbackLog } from '../server/feedbackLog.ts';
import type { ListenOptions, RunningServer } from '../server/listen.ts';
import { serveSite } from '../server/serveSite.ts';
import { createFeedbackTaker } from '../server/takeFeedback.ts';
import { type CommandContext, projectOptions } from './commandContext.ts';

export interface ServerFlags extends ListenOptions {
  open: boolean;
}

interface ServeFlags extends ServerFlags {
  /** File that keeps what readers post. */
  feedback?: string;
  /** Posts a minute that one address may send; 0 for any number. */
  feedbackRate: number;
}

/**
 * `fieldguide serve`: returns when the process is asked to stop.
 * @throws FieldguideError where there is no site, the port is taken or the file for feedback cannot be kept.
 */
export async function runServe(
  context: CommandContext,
  { feedback, feedbackRate, ...flags }: ServeFlags,
): Promise<number> {
  const config =
    context.siteDir === undefined
      ? undefined
      : await loadSiteConfig(context.siteDir, projectOptions(context, false));
  const baseUrl = config?.baseUrl ?? '/';
  const log = feedback === undefined ? undefined : await openLog(feedback, context);
  const take = log && createFeedbackTaker({ log, origins: originsOf(config?.url), perMinute: feedbackRate });
  const running = await serveSite({
    root: context.out,
    baseUrl,
    trailingSlash: config?.trailingSlash ?? true,
    locales: config?.locales.slice(1).map(({ path }) => path),
    ...flags,
    posts: take && { path: feedbackPath(config, baseUrl), take },
  });
  const code = await untilStopped(running, {
    url: running.origin + baseUrl,
    ready: 'Ready',
    open: flags.open,
  });
  await log?.close();
  return code;
}

/** Feedback of readers must not be public. */
async function openLog(file: string, { out }: CommandContext): Promise<FeedbackLog> {
  if (isInside(realPath(file), realPath(out)))
    throw new FieldguideError(
      `--feedback ${file} is in the folder of the site, so everybody could read it. Name a file elsewhere.`,
    );
  const log = await openFeedbackLog(file);
  if (!log.isPrivate)
    console.error(
      `Warning: other users of this machine can read ${file}, which holds what readers write. Take that right away: chmod 600`,
    );
  return log;
}

/** The public address of the site, which a proxy may hide from the server. */
function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}

/** Where the pages of the site post to. */
function feedbackPath(config: SiteConfig | undefined, baseUrl: string): string {
  const path = config?.feedback?.provider === 'endpoint' ? config.feedback.endpoint : '/feedback';
  if (!path.startsWith('/'))
    throw new FieldguideError(
      `The settings send feedback to ${path} and not to this server. Write a path, such as /feedback, as "feedback.endpoint".`,
    );
  return baseUrl + path.slice(1);
}

/** Prints the address of a server, and closes the server on Ctrl+C or SIGTERM. */
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

/** Opens the reader's browser, if there is one. */
function openBrowser(url: string): void {
  if (!canOpenBrowser()) return;
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', url]]
        : ['xdg-open', [url]];
  const child = spawn(command as string, args as string[], { stdio: 'ignore', detached: true });
  // A missing browser is not a fault: the terminal shows the URL.
  child.on('error', () => {});
  child.unref();
}
