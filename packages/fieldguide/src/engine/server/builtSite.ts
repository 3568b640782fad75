import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEmbeddedProvider } from '../../search/browser/embeddedProvider.ts';
import type { SearchProvider } from '../../search/searchTypes.ts';
import { FieldguideError } from '../../shared/errors.ts';
import type { SiteFacts } from '../../shared/facts.ts';
import { SITE_FACTS_ID } from '../../shared/shellIds.ts';
import { nearest } from '../../shared/text.ts';
import { decodePath, normalizeRoute, routeFile, routeHref, splitLink } from '../../shared/url.ts';
import { GENERAL_SECTION, OPTIONAL_SECTION } from '../site/pageGroups.ts';

/** A page as `llms.txt` lists it. */
export interface BuiltPage {
  route: string;
  title: string;
  description: string;
  section: string;
  /** Full address, or the path where the site does not know its host. */
  address: string;
  /** The file of its Markdown in the site's folder. */
  file: string;
}

/** One build of a site, read from its folder. */
export interface BuiltSite {
  facts: SiteFacts;
  pages: ReadonlyMap<string, BuiltPage>;
  /** Absent if the site has no index. */
  search?: SearchProvider;
  /** An address with the host of the site, where its pages say that. */
  address(href: string): string;
  /** The text of a file of the build. */
  read(file: string): string;
}

/** A question that cannot be answered, with a message for the caller. */
export class CannotAnswer extends Error {
  override name = 'CannotAnswer';
}

/**
 * Opens the site in a folder, and again after each build: the same folder may hold another one at the next call.
 * @throws CannotAnswer while there is none.
 */
export function siteOpener(root: string): () => BuiltSite {
  let last: { id: string; site: BuiltSite } | undefined;
  return () => {
    const facts = readFacts(root);
    if (last?.id !== facts.buildId) last = { id: facts.buildId, site: openSite(root, facts) };
    return last.site;
  };
}

/** @throws FieldguideError where a folder holds no site that can be asked, and none is on its way. */
export function checkBuiltSite(root: string, shown: string): void {
  if (!existsSync(path.join(root, '404.html')))
    throw new FieldguideError(
      `There is no built site in "${shown}". Build it first: fieldguide build --out ${shown}`,
    );
  if (!existsSync(path.join(root, 'llms.txt')))
    throw new FieldguideError(
      `The site in "${shown}" has no Markdown of its pages, so there is nothing to read. Remove "markdown: false" from its settings, and build it again.`,
    );
}

function readFacts(root: string): SiteFacts {
  const html = readFile(root, '404.html');
  const [, json] = new RegExp(`id="${SITE_FACTS_ID}">([\\s\\S]*?)</script>`).exec(html) ?? [];
  if (json === undefined) throw new CannotAnswer('The 404.html of the site was not made by Fieldguide.');
  return JSON.parse(json);
}

/** While a build replaces the folder, it is missing for a moment. */
function readFile(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new CannotAnswer(
      `The site is being built, or was removed: ${file} is missing. Try again in a moment.`,
    );
  }
}

function openSite(root: string, facts: SiteFacts): BuiltSite {
  const read = (file: string) => readFile(root, file);
  const pages = readPageList(read('llms.txt'), facts);
  const [first] = pages.values();
  const origin = first && /^https?:/.test(first.address) ? new URL(first.address).origin : '';
  return { facts, pages, search: searchOf(facts, read), address: (href) => origin + href, read };
}

function searchOf(
  { search, baseUrl, trailingSlash }: SiteFacts,
  read: BuiltSite['read'],
): SearchProvider | undefined {
  if (search?.provider !== 'embedded') return undefined;
  const fetch = async (href: string) => {
    const text = read(decodePath(href.slice(baseUrl.length)));
    return { ok: true, status: 200, text: async () => text };
  };
  const urls = { baseUrl, trailingSlash };
  return createEmbeddedProvider({ facts: { index: search.index, shard: search.shard, urls }, fetch });
}

const PAGE_LINE = /^- \[((?:\\.|[^\]\\])*)\]\((\S+?)\)(?:: (.*))?$/;

/** The pages of `llms.txt`, as the build writes it, by their routes. */
function readPageList(text: string, { baseUrl, title: siteTitle }: SiteFacts): Map<string, BuiltPage> {
  const pages = new Map<string, BuiltPage>();
  let section = '';
  for (const line of text.split('\n')) {
    const [, title, address = '', description = ''] = PAGE_LINE.exec(line) ?? [];
    if (line.startsWith('## ')) section = line === `## ${GENERAL_SECTION}` ? siteTitle : line.slice(3);
    if (title === undefined) continue;
    const { pathname } = new URL(address, 'http://site');
    const file = decodePath(pathname.slice(baseUrl.length));
    const route = normalizeRoute(file.replace(/(^|\/)index\.md$|\.md$/, '$1'));
    pages.set(route, { route, title: title.replace(/\\(.)/g, '$1'), description, section, address, file });
  }
  // Pages of the optional section are in that of the page above them.
  for (const page of pages.values())
    if (page.section === OPTIONAL_SECTION)
      page.section = pages.get(`/${page.route.split('/')[1]}/`)?.title ?? OPTIONAL_SECTION;
  return pages;
}

/**
 * The page that a route or an address means.
 * @throws CannotAnswer with the nearest one where there is none.
 */
export function findPage({ pages, facts }: BuiltSite, asked: string): BuiltPage {
  const { path: given } = splitLink(asked.replace(/^https?:\/\/[^/]+/i, ''));
  const inner = given.startsWith(facts.baseUrl) ? given.slice(facts.baseUrl.length) : given;
  const route = normalizeRoute(inner.replace(/(^|\/)index\.md$|\.md$/, '$1'));
  const page = pages.get(route) ?? pages.get(route.toLowerCase());
  if (page) return page;
  const near = nearest(route, pages.keys());
  const hint = near ? `Did you mean ${near}?` : 'Find it with the tool "search".';
  throw new CannotAnswer(`There is no page ${route.slice(0, 200)}. ${hint}`);
}

/** The address of a page to cite. */
export function pageAddress({ facts, address }: BuiltSite, { route }: BuiltPage, anchor = ''): string {
  return address(routeHref(route, facts)) + (anchor === '' ? '' : `#${anchor}`);
}

/** The HTML file of a page: it knows the ids of headings, which Markdown does not. */
export function htmlOf(site: BuiltSite, { route }: BuiltPage): string {
  return site.read(routeFile(route, site.facts));
}
