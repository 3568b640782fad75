const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
/** Dates and versions look like number prefixes and are none: `2021-11-05-note`, `7.0-changes`, `1-2-upgrade`. */
const NOT_A_PREFIX = /^\d+[-_.]\d/;

/** `02-install` -> name `install`, position 2. Names that are dates or versions stay whole. */
export function stripNumberPrefix(name: string): { name: string; position?: number } {
  const match = NOT_A_PREFIX.test(name) ? null : NUMBER_PREFIX.exec(name);
  return match?.[2] ? { name: match[2], position: Number(match[1]) } : { name };
}

/** The same for each folder of a path. */
export function stripPathPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => stripNumberPrefix(part).name)
    .join('/');
}

/** Index pages: `index`, `README`, or the folder's own name. */
export function isIndexName(name: string, folder: string): boolean {
  const lower = name.toLowerCase();
  const own = stripNumberPrefix(folder.split('/').at(-1) ?? '').name.toLowerCase();
  return lower === 'index' || lower === 'readme' || (own !== '' && lower === own);
}
