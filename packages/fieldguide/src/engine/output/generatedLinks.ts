import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedLink } from '../../components/component.ts';
import { type Diagnostic, placeOfWords } from '../../shared/errors.ts';
import { linksIn } from '../../shared/htmlLinks.ts';
import { decodeEntities, hintFor } from '../../shared/text.ts';
import {
  decodePath,
  isExternal,
  normalizeRoute,
  routeHref,
  routeOfPath,
  splitLink,
} from '../../shared/url.ts';
import type { LinkFact } from '../content/compileServices.ts';
import { isFile } from '../content/disk.ts';
import { namedFiles } from '../content/tagAttributes.ts';
import type { CheckedPage } from '../site/linkCheck.ts';
import { servedFile } from '../site/servedFile.ts';
import type { Site } from '../site/siteTypes.ts';
import type { PageContent } from './pageContent.tsx';
import type { Project } from './projectTypes.ts';

/**
 * The links of pages that a component makes, as their HTML has them: with final addresses. Lists that are made of the
 * pages themselves lead nowhere else. Files that the HTML names are checked as well. `hasFile`: whether the site has a file at a path of the output folder.
 */
export function generatedLinks(
  contents: readonly PageContent[],
  { site, options, components, prefix }: Pick<Project, 'site' | 'options' | 'components' | 'prefix'>,
  hasFile: (file: string) => boolean,
): CheckedPage[] {
  return contents.flatMap(({ page, articleHtml }) => {
    if (!components.has(page.route)) return [];
    const { file = page.route, route } = page;
    const absolute = path.resolve(options.cwd, file);
    const source = isFile(absolute) ? readFileSync(absolute, 'utf8') : '';
    const html = articleHtml();
    const placeOf = (words: string) => placeOfWords(words, source) ?? { line: 1, column: 1 };
    const linked = (url: string): LinkFact => {
      const target = targetOf(url, { route, site, hasFile: (name) => hasFile(prefix + name) });
      return { url, ...placeOf(url), target };
    };
    const links = [...linksIn(html).map(linked), ...namedFiles(html).map((url) => asFile(linked(url)))];
    return [
      { file, links, faults: repeatedIds(html).map((id) => ({ file, ...placeOf(id), ...usedTwice(id) })) },
    ];
  });
}

/** What is wrong with an address that names a file. */
function asFile(fact: LinkFact): LinkFact {
  if (fact.target.kind !== 'broken') return fact;
  const hint = 'Put it into the static folder, or correct the address.';
  return { ...fact, target: { ...fact.target, message: 'there is no such file.', hint } };
}

const ID = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?\sid="([^"]+)"/gi;

function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(ID)].map(([, id = '']) => decodeEntities(id));
  return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
}

function usedTwice(id: string): Omit<Diagnostic, 'file'> {
  return {
    severity: 'warning',
    code: 'duplicate-id',
    message: `the id "${id}" is used twice on this page.`,
    hint: 'Give each element its own id.',
  };
}

interface HrefWorld {
  /** Of the page that has the link. */
  route: string;
  site: Site;
  hasFile: (file: string) => boolean;
}

/** Where an address in finished HTML leads. */
function targetOf(href: string, { route: here, site, hasFile }: HrefWorld): ResolvedLink {
  const { urls, table, redirectMap } = site;
  const base = `https://site.invalid${routeHref(here, urls)}`;
  const elsewhere: ResolvedLink = { kind: 'external', href };
  if (isExternal(href) || /^(?:[#?]|$)/.test(href) || !URL.canParse(href, base)) return elsewhere;
  const { pathname } = new URL(href, base);
  const route = routeOfPath(pathname, urls);
  if (route === undefined) {
    // Another part of the host, unless its author forgot that the site lies in a folder.
    if (pathname === '/' || !table.pages.has(normalizeRoute(pathname))) return elsewhere;
    const message = `the site is published below ${urls.baseUrl}, and the address does not begin with it.`;
    return {
      kind: 'broken',
      href,
      message,
      hint: 'Make it with the "href" that the page component is given.',
    };
  }
  if (table.pages.has(route)) return { kind: 'page', href, route, hash: splitLink(href).hash };
  const moved = redirectMap.get(route);
  if (moved !== undefined) {
    const hint = `The page has moved to ${moved}. Link to the new address.`;
    return { kind: 'broken', href, message: `there is no page at ${route}.`, hint };
  }
  if (servedFile(decodePath(pathname.slice(urls.baseUrl.length)), hasFile) !== undefined)
    return { kind: 'asset', href };
  const hint = () => hintFor(route, table.pages.keys(), 'Link to a route of the site, or remove the link.');
  return { kind: 'broken', href, message: `there is no page at ${route}.`, hint };
}
