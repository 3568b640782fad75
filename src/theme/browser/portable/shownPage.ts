import type { ShownPage } from '../shownPage.ts';
import { readShownPage as read } from '../shownPage.ts';
import { relocate } from './relocate.ts';
import { siteFolder } from './siteFolder.ts';

/** The page with its addresses where the site lies now; see the module that this one stands for. */
export function readShownPage(document: Document): ShownPage | undefined {
  const shown = read(document);
  if (!shown) return undefined;
  const { page, site, html } = shown;
  const here = <T>(data: T) => relocate(data, siteFolder().pathname, site);
  return { page: here(page), site: here(site), html };
}
