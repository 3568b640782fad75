import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFile } from '../engine/content/disk.ts';
import { FieldguideError } from '../shared/errors.ts';
import type { Located } from './locate.ts';

interface FolderOptions {
  from: string;
  out: string;
  force: boolean;
}

const MADE = ['docs', 'blog', 'pages', 'static', 'site.config.ts', 'redirects.tsv', 'import-report.md'];

/**
 * Makes room for the new site.
 * @throws FieldguideError where the folder must not be written to.
 */
export function prepareFolder({ out, from, force }: FolderOptions, { root }: Located): void {
  for (const folder of new Set([from, root])) {
    const relative = path.relative(folder, out);
    if (relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative)))
      throw new FieldguideError(
        `--out "${out}" is inside of what is imported. Choose a folder outside of ${folder}.`,
      );
  }
  if (isFile(out)) throw new FieldguideError(`--out "${out}" is a file. Choose a folder.`);
  if (existsSync(out)) {
    if (!force)
      throw new FieldguideError(
        `The folder "${out}" exists. Choose another one, or replace its site with --force.`,
      );
    for (const name of MADE) rmSync(path.join(out, name), { recursive: true, force: true });
  }
  mkdirSync(out, { recursive: true });
}

/** The folder of the new site: nothing is written outside of it. */
export class SiteFolder {
  constructor(private readonly dir: string) {}

  write(file: string, text: string): void {
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  copy(file: string, out: string): void {
    const target = path.join(this.dir, out);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(file, target, { dereference: true });
  }
}
