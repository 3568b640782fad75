import path from 'node:path';
import type { Diagnostic } from '../../shared/errors.ts';
import { routeFile } from '../../shared/url.ts';
import { twinFile } from './pageMarkdown.ts';
import type { Project } from './project.ts';
import { staticClashes } from './staticFiles.ts';

/** Pages, redirects and static files that would stand in each other's place in the output. */
export function outputClashes(project: Project, cwd: string): Diagnostic[] {
  const folder = path.relative(cwd, project.staticDir ?? '');
  const files = pageFiles(project);
  return [
    ...staticClashes(project.staticFiles, files, folder),
    ...notFoundClash(project),
    ...folderClashes(files),
  ];
}

/** A page or redirect called `index.md` would need a folder where the Markdown of another page is a file. */
function folderClashes(files: ReadonlyMap<string, string>): Diagnostic[] {
  return [...files].flatMap(([file, name]): Diagnostic[] => {
    const other = files.get(path.posix.dirname(file));
    if (other === undefined) return [];
    const message = `${name} would stand in the place of ${other}.`;
    return [{ severity: 'error', code: 'folder-clash', file, message, hint: 'Give it another route.' }];
  });
}

/** What each output file of a page or redirect is called in messages. */
function pageFiles(project: Project): Map<string, string> {
  const { site } = project;
  const routes = [...site.table.pages.keys()].map((route): [string, string] => [route, `the page ${route}`]);
  const redirects = site.redirects.map(({ from }): [string, string] => [from, `the redirect from ${from}`]);
  const files = [...redirects, ...routes].map(([route, name]): [string, string] => [
    routeFile(route, site.urls),
    name,
  ]);
  const twins = [...site.table.pages.values()].flatMap((page): [string, string][] => {
    const file = twinFile(page, project);
    return file === undefined ? [] : [[file, `the Markdown of the page ${page.route}`]];
  });
  return new Map([...twins, ...files, ['404.html', 'the not-found page']]);
}

/** Without trailing slashes, a page called "404" has the file that hosts answer unknown addresses with. */
function notFoundClash({ site }: Project): Diagnostic[] {
  const page = [...site.table.pages.values()].find(({ route }) => routeFile(route, site.urls) === '404.html');
  if (!page) return [];
  const file = page.source?.file ?? page.file ?? page.route;
  const message = `the page ${page.route} would stand in the place of the not-found page.`;
  return [
    {
      severity: 'error',
      code: 'not-found-clash',
      file,
      line: 1,
      column: 1,
      message,
      hint: 'Give it another slug.',
    },
  ];
}
