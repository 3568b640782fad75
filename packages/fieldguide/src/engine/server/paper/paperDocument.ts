import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ARTICLE_ID } from '../../../shared/shellIds.ts';
import { decodeEntities, escapeHtml } from '../../../shared/text.ts';
import { decodePath, isExternal, normalizeRoute, routeOfPath, splitLink } from '../../../shared/url.ts';
import { type BuiltPage, type BuiltSite, htmlOf } from '../builtSite.ts';

/** A page that cannot be put on paper, and why. */
export class BrokenPage extends Error {
  override name = 'BrokenPage';
  constructor(
    readonly route: string,
    reason: string,
  ) {
    super(`The page ${route} cannot be printed: ${reason}`);
  }
}

/** An article as it goes on paper. */
interface Sheet {
  page: BuiltPage;
  /** Prefix of its ids, which are unique only on its page. */
  prefix: string;
  /** How many categories are above it. */
  depth: number;
  article: string;
  /** What the margins say. */
  title: string;
  section: string;
}

interface PaperOptions {
  /** The folder of the built site: pictures are read from there. */
  root: string;
  /** What the document is called, on its cover and as its title. */
  title: string;
}

/**
 * One HTML document of many pages of a site, for a browser to print: each article begins on a new sheet, with its title
 * and section in the margins, ids are unique, and links between the pages lead to places in the document.
 * @throws BrokenPage for the first page that has no article.
 */
export function paperDocument(
  site: BuiltSite,
  pages: readonly BuiltPage[],
  { root, title }: PaperOptions,
): string {
  const sheets = pages.map((page, index) => readSheet(site, page, index));
  const prefixes = new Map(sheets.map(({ page, prefix }) => [page.route, prefix]));
  const { baseUrl, locale, tagline } = site.facts;
  const whole = sheets.length > 1;
  const articles = sheets.map((sheet) => {
    const inner = paperHtml(sheet, { site, prefixes, root });
    return `<article class="article paper-page" id="${sheet.prefix}">${inner}</article>`;
  });
  const named = sheets.map(
    ({ prefix, title, section }) =>
      `#${prefix}{page:${prefix}}@page ${prefix}{@top-left{content:${cssText(section)}}@top-right{content:${cssText(title)}}}`,
  );
  const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(site.read('index.html'))?.[1] ?? '';
  const sheetFile = path.join(root, decodePath(stylesheet.slice(baseUrl.length)));
  const edition = [site.facts.title, editionOf(site)].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="${locale.htmlLang}" dir="${locale.direction}" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file: data:; style-src file: 'unsafe-inline'; font-src file:">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${pathToFileURL(sheetFile).href}">
<style>
@page{size:A4}
:root{--print-edition:${cssText(edition)}}
.paper-page{break-before:page}
.paper-page:first-of-type{break-before:auto}
.cover{break-after:page;padding-top:60mm}
.paper-contents{break-after:page}
.paper-contents li{list-style:none}
${named.join('\n')}
</style>
</head>
<body><main>
${whole ? cover(title, tagline, edition) + contents(sheets) : ''}
${articles.join('\n')}
</main></body>
</html>
`;
}

function cover(title: string, tagline: string, edition: string): string {
  return `<section class="cover"><p class="lead">${escapeHtml(title)}</p><p>${escapeHtml(tagline)}</p><p>${escapeHtml(edition)}</p></section>\n`;
}

/** Sections with their pages, as links. */
function contents(sheets: readonly Sheet[]): string {
  const items = sheets.map(
    ({ prefix, page, depth }) =>
      `<li class="toc-${Math.min(depth, 3)}"><a href="#${prefix}">${escapeHtml(page.title)}</a></li>`,
  );
  return `<nav class="paper-contents" aria-label="Contents"><h1>Contents</h1><ul>${items.join('')}</ul></nav>\n`;
}

function readSheet(site: BuiltSite, page: BuiltPage, index: number): Sheet {
  const html = htmlOf(site, page);
  const start = html.indexOf(`<article id="${ARTICLE_ID}"`);
  const from = html.indexOf('>', start) + 1;
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < from)
    throw new BrokenPage(page.route, 'its HTML has no article. Build the site again.');
  const crumbs = [
    ...(/<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g),
  ];
  const labels = crumbs.map(([, label = '']) => label.replace(/<[^>]*>/g, ''));
  return {
    page,
    prefix: `p${index + 1}`,
    depth: Math.max(0, labels.length - 2),
    article: html.slice(from, end),
    title: page.title,
    section: labels.length > 2 ? decodeEntities(labels[1] ?? '') : site.facts.title,
  };
}

/** The note at the end of each page: which release the documentation is of. */
function editionOf(site: BuiltSite): string {
  const [end = ''] = /<div class="footer-end">[\s\S]*?<\/div>/.exec(site.read('404.html')) ?? [];
  const lines = [...end.matchAll(/<p[^>]*>([\s\S]*?)<\/p>/g)].slice(1);
  return decodeEntities(lines.map(([, line = '']) => line.replace(/<[^>]*>/g, '')).join(' · '));
}

/** A JSON string is a string of CSS too; `<` must not end the style sheet. */
function cssText(text: string): string {
  return JSON.stringify(text).replace(/</g, '\\3c ');
}

const SCRIPTS = /<(script|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const TAG = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ATTRIBUTE = /(\s)([^\s"'<>=]+)="([^"]*)"/g;
const IDS = /^(?:id|for|headers|aria-(?:labelledby|describedby|controls|owns|details))$/;

interface PaperWorld {
  site: BuiltSite;
  prefixes: ReadonlyMap<string, string>;
  root: string;
}

function paperHtml(sheet: Sheet, world: PaperWorld): string {
  const { prefix, depth, article } = sheet;
  return article.replace(SCRIPTS, '').replace(TAG, (tag) => {
    const level = Number(/^<h([1-6])\b/i.exec(tag)?.[1]);
    const mapped = tag
      .replace(ATTRIBUTE, (...[found = '', space = '', name = '', value = '']: string[]) => {
        if (IDS.test(name)) return `${space}${name}="${value.replace(/\S+/g, (id) => `${prefix}-${id}`)}"`;
        if (/^(?:xlink:)?href$/.test(name)) {
          // A drawing names its parts in the same way as a link names a page.
          const isPart = !/^<(?:a|area)\b/i.test(tag) && !value.startsWith('#');
          const href = isPart ? fileAddress(value, world) : paperHref(value, sheet, world);
          return href === undefined ? '' : `${space}${name}="${href}"`;
        }
        if (name === 'src') return `${space}src="${fileAddress(value, world)}"`;
        return found.replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`);
      })
      .replace(/^<details(?![^>]*\sopen)/i, '<details open');
    // The outline of the document is made of the levels of headings: a page is below its section.
    return level ? mapped.replace(/>$/, ` aria-level="${Math.min(6, level + depth)}">`) : mapped;
  });
}

/**
 * A place in the document for pages that are in it; the public address of everything else. Undefined where that is not
 * known: a folder of this machine is of no use to readers.
 */
function paperHref(
  href: string,
  { prefix, page }: Sheet,
  { site, prefixes }: PaperWorld,
): string | undefined {
  if (href.startsWith('#')) return href === '#' ? `#${prefix}` : `#${prefix}-${href.slice(1)}`;
  if (isExternal(href)) return href;
  const { path: pathname, hash } = splitLink(href);
  const route = routeOfPath(pathname, site.facts);
  const target = route === undefined ? undefined : prefixes.get(normalizeRoute(route));
  if (target !== undefined) return hash === '' ? `#${target}` : `#${target}-${hash.slice(1)}`;
  return isExternal(page.address) ? new URL(href, page.address).href : undefined;
}

function fileAddress(src: string, { site, root }: PaperWorld): string {
  const { path: pathname } = splitLink(src);
  const { baseUrl } = site.facts;
  if (isExternal(src) || !pathname.startsWith(baseUrl)) return src;
  return pathToFileURL(path.join(root, decodePath(pathname.slice(baseUrl.length)))).href;
}
