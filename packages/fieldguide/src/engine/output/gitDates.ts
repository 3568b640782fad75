import { spawn } from 'node:child_process';
import { isFolder } from '../content/disk.ts';

/** Last commit date (`2026-11-21`) of each file below a folder, by path relative to it; or why there are none. */
export interface GitDates {
  dates: ReadonlyMap<string, string>;
  /** The reason why there are no dates, for the summary. */
  hint?: string;
  commit?: Commit;
}

/** The commit that a site is built from, and when it was made. */
export interface Commit {
  commit: string;
  date: string;
}

/**
 * Asks git once for all files. No repository, or one without its full history, gives no dates and one hint:
 * a missing date is better than a wrong one. The newest commit is known even then.
 */
export async function readGitDates(folder: string): Promise<GitDates> {
  const head = await git(['log', '-1', '--format=%H %ct'], folder);
  const [id, seconds] = head?.trim().split(' ') ?? [];
  const date = () => new Date(Number(seconds) * 1000).toISOString();
  const commit = id === undefined ? undefined : { commit: id, date: date() };
  const none = (hint: string): GitDates => ({ dates: new Map(), hint, commit });
  const shallow = await git(['rev-parse', '--is-shallow-repository'], folder);
  if (shallow === undefined)
    return none('no last-updated dates: the docs folder is not in a git repository.');
  if (shallow.trim() === 'true')
    return none('no last-updated dates: the git clone is shallow. Run: git fetch --unshallow');
  // Ends of names are zeros: else git writes some in quotes, with their signs escaped.
  const format = ['-z', '--format=%x01%cs', '--name-only', '--relative', '--no-renames'];
  const log = await git(['log', ...format, '--', '.'], folder);
  if (log === undefined) return none('no last-updated dates: the git repository has no commits yet.');
  const dates = new Map<string, string>();
  let day = '';
  for (const part of log.split('\0')) {
    const text = part.replace(/^\n/, '');
    if (text.startsWith('\x01')) day = text.slice(1);
    else if (text !== '' && !dates.has(text)) dates.set(text, day);
  }
  return { dates, commit };
}

/** The output of git, or undefined if git is not installed or the folder is not a repository. */
async function git(args: string[], cwd: string): Promise<string | undefined> {
  if (!isFolder(cwd)) return undefined;
  return new Promise((resolve) => {
    const child = spawn('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : undefined));
  });
}
