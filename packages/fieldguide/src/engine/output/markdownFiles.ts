import { encodePath, fileHref, normalizeRoute, routeHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { GENERAL_SECTION, OPTIONAL_SECTION, pageGroups } from '../site/pageGroups.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { archiveNames } from './archiveNames.ts';
import { type CopyPlace, fullAddress, markdownFileOf } from './markdownCopy.ts';
import type { FileContent, Output, Project } from './projectTypes.ts';
import { zipFiles } from './zip.ts';

/** The archive with the Markdown of all pages, for readers to download. */
export const MARKDOWN_ARCHIVE = 'docs.zip';

/** The files of `markdownOutputs`: links may lead to them. */
export function markdownFileNames({ markdown }: Pick<SiteConfig, 'markdown'>): string[] {
  return markdown ? ['llms.txt', 'llms-full.txt', MARKDOWN_ARCHIVE] : [];
}

type MakeMarkdown = (page: SitePage, place?: CopyPlace) => FileContent | Promise<FileContent>;

/** `docs.zip`: the files of `markdown`, and what they are. Links lead to files of the archive. */
export async function markdownArchive(project: Project, markdown: MakeMarkdown): Promise<Uint8Array> {
  const pages = listedPages(project).map((page) => ({ page, file: markdownFileOf(page, project) ?? '' }));
  const names = archiveNames(['llms.txt', ...pages.map(({ file }) => file)]);
  const nameOf = (file = '') => names.get(file) ?? file;
  const files = new Map([
    ['llms.txt', pageIndex(project, (page) => encodePath(nameOf(markdownFileOf(page, project))))],
  ]);
  for (const { page, file } of pages)
    files.set(nameOf(file), String(await markdown(page, { file: nameOf(file), files: names })));
  return zipFiles(files);
}

/**
 * The Markdown of the whole site for tools and for language models: `llms.txt` lists the pages (llmstxt.org),
 * `llms-full.txt` has their text, one after the other, and `docs.zip` has their files. None where pages have no Markdown.
 * `archive`: the last of these, if it is made already.
 */
export function markdownOutputs(project: Project, markdown: MakeMarkdown, archive?: Uint8Array): Output[] {
  if (!project.config.markdown) return [];
  return [
    {
      file: 'llms.txt',
      forServers: true,
      make: () => pageIndex(project, (page) => addressOf(page, project), pointers(project)),
    },
    {
      file: 'llms-full.txt',
      forServers: true,
      async make() {
        const texts: string[] = [];
        for (const page of listedPages(project))
          texts.push(`Source: ${addressOf(page, project)}\n\n${await markdown(page, 'text')}`);
        return texts.join('\n---\n\n');
      },
    },
    {
      file: MARKDOWN_ARCHIVE,
      // A copy that opens from a folder has all these files next to its pages.
      forServers: !project.downloads.some(({ file }) => file === MARKDOWN_ARCHIVE),
      make: () => archive ?? markdownArchive(project, markdown),
    },
  ];
}

function groupsOf(project: Project) {
  return pageGroups(project.site, (page) => markdownFileOf(page, project) !== undefined);
}

function listedPages(project: Project): SitePage[] {
  return groupsOf(project).flatMap(({ pages }) => pages);
}

/**
 * Sections as headings, pages as links to their Markdown with what they are about. Pages that few need, such as those of a
 * feed, are in the last section, which a reader with little room may leave out.
 */
function pageIndex(project: Project, address: (page: SitePage) => string, intro = ''): string {
  const { config } = project;
  const rare: SitePage[] = [];
  const sections = groupsOf(project).map(({ label, pages }) => {
    rare.push(...pages.filter((page) => isRare(page, project)));
    const needed = pages.filter((page) => !isRare(page, project));
    return { label: label === config.title ? GENERAL_SECTION : label, pages: needed };
  });
  const listed = [...sections, { label: OPTIONAL_SECTION, pages: rare }].filter(
    ({ pages }) => pages.length > 0,
  );
  const blocks = listed.map(({ label, pages }) => {
    const lines = pages.map((page) => {
      const about = page.description.replace(/\s+/g, ' ').trim();
      const title = page.title.replace(/[[\]\\]/g, '\\$&');
      return `- [${title}](${address(page)})${about === '' ? '' : `: ${about}`}`;
    });
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const tagline = config.tagline === '' ? '' : `> ${config.tagline}\n`;
  return [`# ${config.title}\n`, tagline, intro, ...blocks].filter(Boolean).join('\n');
}

/** Pages of a feed of news, posts and tags. */
function isRare({ route, kind }: SitePage, { config }: Project): boolean {
  const isNews = config.feeds.some(
    ({ section, pages }) => pages === 'dated' && route.startsWith(normalizeRoute(section)),
  );
  return isNews || /^(?:blog|docs-tag)/.test(kind);
}

/** How to cite and search, and what else there is. */
function pointers({ config, site, staticFiles }: Project): string {
  const link = (label: string, file: string) =>
    `[${label}](${fullAddress(fileHref(file, site.urls), { config })})`;
  const api = [...Object.keys(config.kit.files ?? {}), ...staticFiles].find((file) =>
    /(?:^|\/)openapi[^/]*\.(?:json|ya?ml)$/i.test(file),
  );
  const all = [
    link('all pages in one text', 'llms-full.txt'),
    link('an archive of their Markdown', MARKDOWN_ARCHIVE),
    ...(api === undefined ? [] : [link('the OpenAPI description', api)]),
  ];
  const search = `${fullAddress(routeHref('/search/', site.urls), { config })}?q=words`;
  return `${[
    `Cite the page, not the Markdown: its address is that of the Markdown without \`${site.urls.trailingSlash ? 'index.md' : '.md'}\`, and each heading is an anchor in it.`,
    `To search, look for words in the descriptions below or in the text of all pages${config.search ? `; readers search at ${search}` : ''}.`,
    `There are also ${all.join(', ')}.`,
  ].join('\n')}\n`;
}

/** Where a page's Markdown is; with the host, where the site knows it. */
function addressOf(page: SitePage, project: Project): string {
  const { site } = project;
  const file = markdownFileOf(page, project);
  return fullAddress(
    file === undefined ? routeHref(page.route, site.urls) : fileHref(file, site.urls),
    project,
  );
}
