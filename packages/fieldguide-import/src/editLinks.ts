import path from 'node:path';
import { decodePath } from 'fieldguide/sites';
import type { Data } from './configParts.ts';
import { SAMPLE_FOLDER, SAMPLE_PAGE, UNSET } from './protocol.ts';

/** Where pages are edited: the address of a file of the repository; undefined where the settings name none. */
export type EditLink = (file: string) => string | undefined;

/** What `editUrl` of the docs says, which is the address of a folder or a function that has been asked for a sample. */
export function editLinks(options: Data, siteDir: string, docsDir: string): EditLink {
  const given = String(options.editUrl ?? '');
  if (!URL.canParse(given) || given.includes(UNSET)) return () => undefined;
  const posix = (from: string, to: string) => path.relative(from, to).replaceAll(path.sep, '/');
  return (file) =>
    given.includes(SAMPLE_PAGE)
      ? new URL(
          given.replace(SAMPLE_FOLDER, posix(siteDir, docsDir)).replace(SAMPLE_PAGE, posix(docsDir, file)),
        ).href
      : new URL(posix(siteDir, file), given.replace(/\/*$/, '/')).href;
}

/** The setting of the new site, to which it adds the path of a page below its docs. */
export function editSetting(link: EditLink, docsDir: string, base: string): string | undefined {
  const folder = link(path.join(docsDir, 'x'))?.slice(0, -1);
  return base !== '' && folder?.endsWith(`/${base}/`) ? folder.slice(0, -base.length - 1) : folder;
}

/** The address of a page that the setting does not give: its file has another name, or another folder, in the new site. */
export function ownEditLink(link: EditLink, setting: string | undefined) {
  return (file: string, relative: string): string | undefined => {
    const own = link(file);
    return own === undefined || decodePath(own) === `${setting}${relative}` ? undefined : own;
  };
}
