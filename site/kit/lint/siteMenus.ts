/** The product's menus, and the menu paths of other programs that our pages name. */
export interface SiteMenus {
  /** Paths that open a screen, and the groups above them. */
  paths: ReadonlySet<string>;
  /** Paths that lead to a page: an entry below them is a tab or a button. */
  pages: ReadonlySet<string>;
  /** First entries: `Discovery`, `Tools`. */
  tops: ReadonlySet<string>;
  /** Paths of other programs. */
  others: ReadonlySet<string>;
}

const GAP = ' > ';

/**
 * @param screens the menu paths of all screens of the product.
 * @param otherTsv `other-menus.tsv` (program, path); its first row names the columns.
 */
export function readMenus(screens: Iterable<string>, otherTsv: string): SiteMenus {
  const paths = new Set([...screens].flatMap((path) => [...groupsOf(path), path]));
  const groups = new Set([...paths].map((path) => parentPath(path)));
  return {
    paths,
    pages: new Set([...paths].filter((path) => !groups.has(path))),
    tops: new Set([...paths].map((path) => firstStep(path))),
    others: new Set(rowsOf(otherTsv).map((row) => row.split('\t')[1] ?? '')),
  };
}

/** `Discovery > SNMP` of `Discovery > SNMP > Create`. */
export function parentPath(path: string): string {
  return path.split(GAP).slice(0, -1).join(GAP);
}

export function firstStep(path: string): string {
  return path.split(GAP)[0] ?? '';
}

/** `Create` of `Discovery > SNMP > Create`. */
export function lastStep(path: string): string {
  return path.split(GAP).at(-1) ?? '';
}

/** The menus that a path leads through. */
function groupsOf(path: string): string[] {
  const steps = path.split(GAP);
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join(GAP));
}

function rowsOf(tsv: string): string[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}
