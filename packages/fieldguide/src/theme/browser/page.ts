import type { PageFacts, SiteFacts, StaticHtml } from '../../shared/facts.ts';
import { MAIN_ID, PAGE_FACTS_ID, SITE_FACTS_ID } from '../../shared/shellIds.ts';
import { isRecord, parseJson } from '../../shared/text.ts';
import { type PageHead, readHead } from './head.ts';

/** The content of a page that the app shows. */
export interface ShownPage {
  page: PageFacts;
  site: SiteFacts;
  html: StaticHtml;
}

/** One page with all that it brings along when it takes the place of another. */
export interface PageDocument extends ShownPage {
  head: PageHead;
}

/**
 * Reads a page out of a document, or returns undefined where it is no Fieldguide page (captive portal,
 * redirect page, another site). Works on the open document and on `DOMParser`'s, which runs no scripts
 * and loads no images.
 */
export function readPage(document: Document): PageDocument | undefined {
  const facts = (id: string) => parseJson(document.getElementById(id)?.textContent);
  const page = facts(PAGE_FACTS_ID);
  const site = facts(SITE_FACTS_ID);
  const main = document.getElementById(MAIN_ID);
  if (!isPageFacts(page) || !isSiteFacts(site) || !main) return undefined;
  const inner = (selector: string) => document.querySelector(selector)?.innerHTML ?? '';
  const html = { main: main.innerHTML, toc: inner('nav.toc'), footer: inner('footer.footer') };
  return { page, site, html, head: readHead(document.head) };
}

// The build of another time may have written the JSON: the guards check what tells "not ours" from "ours"; equal
// build ids vouch for the rest.
function isPageFacts(value: unknown): value is PageFacts {
  return hasStrings(value, ['route', 'kind', 'title', 'documentTitle']);
}

function isSiteFacts(value: unknown): value is SiteFacts {
  return hasStrings(value, ['baseUrl', 'buildId', 'treeHref']);
}

function hasStrings(value: unknown, keys: string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}
