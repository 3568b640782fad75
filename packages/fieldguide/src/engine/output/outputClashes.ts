import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { routeFile } from '../../shared/url.ts';
import type { Output, Project } from './projectTypes.ts';

/** Pages, redirects and files with the same path: it would be chance which of them the reader gets. */
export function outputClashes(
  outputs: readonly Output[],
  { site, options, staticDir, staticFiles }: Project,
): Diagnostic[] {
  const named = new Map(outputs.flatMap(({ file, name }) => (name === undefined ? [] : [[file, name]])));
  const own = new Set(staticFiles);
  const nameOf = (file: string) => named.get(file) ?? `the file ${file}`;
  const staticClash = (file: string, place: string): Diagnostic => ({
    code: 'static-clash',
    file: path.join(path.relative(options.cwd, staticDir ?? ''), file),
    message: `this file would overwrite ${place}.`,
    hint: 'Rename it.',
  });
  const statics = staticFiles.flatMap((file) => {
    const name = named.get(file);
    return name === undefined ? [] : [staticClash(file, name)];
  });
  // Without trailing slashes, a page called "404" has the file that hosts answer unknown addresses with.
  const lost = [...site.table.pages.values()].find(({ route }) => routeFile(route, site.urls) === '404.html');
  const notFound = lost && {
    code: 'not-found-clash',
    file: lost.source?.file ?? lost.file ?? lost.route,
    line: 1,
    column: 1,
    message: `the page ${lost.route} would overwrite the not-found page.`,
    hint: 'Give it another slug.',
  };
  // A page called `index.md` would need a folder where the Markdown of another page is a file.
  const folders = [...filesAsFolders(outputs)].map(([folder, file]) => {
    if (own.has(folder)) return staticClash(folder, `the folder ${folder} of the site`);
    if (own.has(file)) return staticClash(file, nameOf(folder));
    const message = `${nameOf(file)} would overwrite ${nameOf(folder)}.`;
    return { code: 'folder-clash', file, message, hint: 'Give it another route.' };
  });
  return [...statics, ...(notFound ? [notFound] : []), ...folders];
}

/** Files whose paths are those of folders too, each with the first file that would lie in it. */
function filesAsFolders(outputs: readonly Output[]): Map<string, string> {
  const all = new Set(outputs.map(({ file }) => file));
  const found = new Map<string, string>();
  for (const file of all)
    for (let end = file.indexOf('/'); end >= 0; end = file.indexOf('/', end + 1)) {
      const folder = file.slice(0, end);
      if (all.has(folder) && !found.has(folder)) found.set(folder, file);
    }
  return found;
}
