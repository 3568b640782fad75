import { isUnlisted, type Site, type SitePage } from './siteTypes.ts';
import { readingOrder } from './treeViews.ts';

/** The section of `llms.txt` that a reader with little room may leave out (llmstxt.org). */
export const OPTIONAL_SECTION = 'Optional';

/** What `llms.txt` calls the pages without a category: their label is the title of the site, which it begins with. */
export const GENERAL_SECTION = 'General';

/** A section of the site with all of its pages. */
interface PageGroup {
  label: string;
  pages: SitePage[];
}

/**
 * Every page that is listed somewhere, once, in reading order: by the top level of the sidebars, where pages without a
 * category are one group, and at the end what no sidebar has. `isWanted`: pages that are to be left out.
 */
export function pageGroups(
  { sidebars, table, config }: Pick<Site, 'sidebars' | 'table' | 'config'>,
  isWanted: (page: SitePage) => boolean,
): PageGroup[] {
  const groups = new Map<string, SitePage[]>();
  const left = new Map([...table.pages].filter(([, page]) => isWanted(page) && !isHidden(page)));
  const add = (label: string, route: string) => {
    const page = left.get(route);
    if (!page) return;
    left.delete(route);
    groups.set(label, [...(groups.get(label) ?? []), page]);
  };
  for (const node of Object.values(sidebars).flat()) {
    if (isUnlisted(node) || (node.type !== 'doc' && node.type !== 'category')) continue;
    const label = node.type === 'category' ? node.label : config.title;
    for (const { route } of readingOrder([node])) add(label, route);
  }
  for (const route of [...left.keys()].sort()) add('More', route);
  return [...groups].map(([label, pages]) => ({ label, pages }));
}

function isHidden({ source }: SitePage): boolean {
  return Boolean(source?.frontMatter.unlisted || source?.frontMatter.draft);
}
