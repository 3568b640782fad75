import path from 'node:path';
import { cardsMarkdown } from '../../components/Docusaurus/index.ts';
import { escapeMarkdown } from '../../shared/markdown.ts';
import { longDate } from '../../shared/text.ts';
import {
  decodePath,
  encodePath,
  fileHref,
  hrefFile,
  markdownFile,
  routeHref,
  splitLink,
} from '../../shared/url.ts';
import type { Locale } from '../config/schema.ts';
import type { CompiledPage } from '../content/compile.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { listedBy } from '../site/treeViews.ts';
import { newestPage } from './feeds.ts';
import type { Project } from './projectTypes.ts';

/** Where the Markdown of a page will be read. */
export type CopyPlace =
  /** By itself: it begins with where it is from, and its links are full addresses. */
  | 'alone'
  /** In a text with that of other pages, which says itself where each is from. */
  | 'text'
  /** As this file of an archive with these files; links lead to them where they can. */
  | ArchivePlace;

interface ArchivePlace {
  file: string;
  /** Their names in the archive, by what they are called on the site. */
  files: ReadonlyMap<string, string>;
}

/**
 * Writes the Markdown of pages for those who read it without the site. Where the settings do not know the host of the site,
 * links stay paths, and nothing says where a copy is from.
 */
export function markdownCopies(
  project: Project,
): (page: SitePage, compiled: CompiledPage, place?: CopyPlace) => string {
  const { site } = project;
  const release = newestPage(project)?.label;
  const full = (href: string) => fullAddress(href, project);
  return (page, compiled, place = 'alone') => {
    const inArchive = typeof place === 'object' ? place : undefined;
    const address = inArchive ? (href: string) => archiveAddress(href, inArchive, project) : full;
    const text = markdownCopyOf(page, compiled, { site, place: address });
    const index = address(fileHref('llms.txt', site.urls));
    return place === 'text' ? text : copyHead({ page, release, index }, project) + text;
  };
}

/** The address with the host of the site, where the settings know that. */
export function fullAddress(href: string, { config }: Pick<Project, 'config'>): string {
  return config.url ? new URL(href, config.url).href : href;
}

/** Address of the page, release and index of all pages: what a copy cannot be cited or followed without. */
function copyHead(
  { page, release, index }: { page: SitePage; release: string | undefined; index: string },
  { site, config }: Project,
): string {
  if (!config.url) return '';
  const facts = [
    `Source: <${fullAddress(routeHref(page.route, site.urls), { config })}>`,
    ...(release === undefined ? [] : [`Release: ${release}`]),
    `All pages: <${index}>`,
  ];
  return `> ${facts.join(' | ')}\n\n`;
}

/** The file of the archive that an address leads to, relative to the one it is in; else its full address. */
function archiveAddress(href: string, { file, files }: ArchivePlace, project: Project): string {
  const target = hrefFile(href, project.site.urls) ?? '';
  const { path: name, hash } = splitLink(target);
  const [found] = [name.replace(/\.html$/, '.md'), name].flatMap((one) => files.get(decodePath(one)) ?? []);
  return found === undefined
    ? fullAddress(href, project)
    : path.posix.relative(path.posix.dirname(encodePath(file)), encodePath(found)) + hash;
}

/**
 * The file of a page's Markdown copy in the output; undefined if it has none: pages that a component makes, search,
 * and every page of a site whose settings switch the copies off.
 */
export function markdownFileOf(
  page: SitePage,
  { config, site, components }: CopiedProject,
): string | undefined {
  if (!config.markdown || page.kind === 'search' || components.has(page.route)) return undefined;
  const isWritten = page.source !== undefined;
  const isList = page.kind === 'category' || page.entries !== undefined;
  return isWritten || isList ? markdownFile(page.route, site.urls) : undefined;
}

type CopiedProject = Pick<Project, 'config' | 'site' | 'components'>;

/**
 * A page as Markdown: what its author wrote, or for a generated page what it lists. `place`: what an address of the site is
 * where the Markdown will be read.
 */
function markdownCopyOf(
  page: SitePage,
  compiled: CompiledPage,
  { site, place }: Pick<Project, 'site'> & { place(href: string): string },
): string {
  if (page.source) return compiled.markdown(bylineText(page, site.locale), place);
  const listed = listedBy(page, site);
  const cards = cardsMarkdown(listed.map((card) => ({ ...card, href: place(card.href) })));
  const blocks = [`# ${escapeMarkdown(page.title)}`, escapeMarkdown(page.description), cards];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Date and authors of a blog post. */
function bylineText({ byline }: SitePage, locale: Locale): string {
  const { date = '', authors = [] } = byline ?? {};
  return [longDate(date, locale), authors.join(', ')].filter(Boolean).join(' · ');
}
