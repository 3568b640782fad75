/** The product's menus, and the menu paths of other programs that our pages name. */
export interface SiteMenus {
  paths: ReadonlySet<string>;
  /** Paths that lead to a page: an entry below them is a tab or a button. */
  pages: ReadonlySet<string>;
  /** First entries: `Discovery`, `Tools`. */
  tops: ReadonlySet<string>;
  /** Paths of other programs. */
  others: ReadonlySet<string>;
}

const GAP = ' > ';

/** Reads `menu.tsv` (path) and `other-menus.tsv` (program, path); their first rows name the columns. */
export function readMenus(menuTsv: string, otherTsv: string): SiteMenus {
  const paths = new Set(rowsOf(menuTsv));
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

function rowsOf(tsv: string): string[] {
  return tsv
    .split('\n')
    .slice(1)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}
