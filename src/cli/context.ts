import path from 'node:path';
import type { ProjectOptions } from '../build/project.ts';

/** What every command gets: paths are absolute. */
export interface CommandContext {
  cwd: string;
  home: string;
  siteDir?: string;
  docsDir: string;
  out: string;
  lenient: boolean;
}

export function projectOptions(context: CommandContext, drafts: boolean): ProjectOptions {
  const { cwd, siteDir, docsDir, lenient, home } = context;
  return { cwd, siteDir, docsDir, lenient, drafts, cache: path.join(home, 'modules') };
}
