import { joinPath } from '../../shared/url.ts';

/**
 * What hosts serve at a path: the file itself, the index of a folder, or the page of that name. Returns its path in the
 * output folder, that of a folder with a slash at its end; undefined where there is none.
 */
export function servedFile(path: string, hasFile: (file: string) => boolean): string | undefined {
  // As it is written from a page: the static folder lies beside that of the documents.
  const name = joinPath('', path.replace(/^(?:\.\.\/)+static\//, ''));
  if (name === undefined || name === '') return undefined;
  if (hasFile(name)) return name;
  if (hasFile(`${name}/index.html`)) return `${name}/`;
  return hasFile(`${name}.html`) ? `${name}.html` : undefined;
}
