import { fileHref, routeHref } from '../../shared/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import { pageGroups } from '../site/pageGroups.ts';
import type { SitePage } from '../site/siteTypes.ts';
import type { FileContent, Output, Project } from './projectTypes.ts';
import { markdownFileOf } from './renderPage.tsx';
import { zipFiles } from './zip.ts';

/** The archive with the Markdown of all pages, for readers to download. */
export const MARKDOWN_ARCHIVE = 'docs.zip';

/** The files of `markdownOutputs`: links may lead to them. */
export function markdownFileNames({ markdown }: Pick<SiteConfig, 'markdown'>): string[] {
  return markdown ? ['llms.txt', 'llms-full.txt', MARKDOWN_ARCHIVE] : [];
}

type MakeMarkdown = (page: SitePage) => FileContent | Promise<FileContent>;

/** `docs.zip`: the files of `markdown`, and what they are. */
export async function markdownArchive(project: Project, markdown: MakeMarkdown): Promise<Uint8Array> {
  const files = new Map([['llms.txt', pageIndex(project)]]);
  for (const page of groupsOf(project).flatMap((group) => group.pages))
    files.set(markdownFileOf(page, project) ?? '', String(await markdown(page)));
  return zipFiles(files);
}

/**
 * The Markdown of the whole site for tools and for language models: `llms.txt` lists the pages (llmstxt.org),
 * `llms-full.txt` has their text, one after the other, and `docs.zip` has their files. None where pages have no Markdown.
 * `archive`: the last of these, if it is made already.
 */
export function markdownOutputs(project: Project, markdown: MakeMarkdown, archive?: Uint8Array): Output[] {
  if (!project.config.markdown) return [];
  const textOf = async (page: SitePage) => String(await markdown(page));
  const pages = () => groupsOf(project).flatMap((group) => group.pages);
  return [
    { file: 'llms.txt', forServers: true, make: () => pageIndex(project) },
    {
      file: 'llms-full.txt',
      forServers: true,
      async make() {
        const texts: string[] = [];
        for (const page of pages())
          texts.push(`Source: ${addressOf(page, project)}\n\n${await textOf(page)}`);
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

/** Sections as headings, pages as links to their Markdown with what they are about. */
function pageIndex(project: Project): string {
  const { config } = project;
  const sections = groupsOf(project).map(({ label, pages }) => {
    const lines = pages.map((page) => {
      const about = page.description.replace(/\s+/g, ' ').trim();
      const title = page.title.replace(/[[\]\\]/g, '\\$&');
      return `- [${title}](${addressOf(page, project)})${about === '' ? '' : `: ${about}`}`;
    });
    return `## ${label}\n\n${lines.join('\n')}\n`;
  });
  const tagline = config.tagline === '' ? '' : `> ${config.tagline}\n`;
  return [`# ${config.title}\n`, tagline, ...sections].filter(Boolean).join('\n');
}

/** Where a page's Markdown is; with the host, where the site knows it. */
function addressOf(page: SitePage, project: Project): string {
  const { site, config } = project;
  const markdownFile = markdownFileOf(page, project);
  const href =
    markdownFile === undefined ? routeHref(page.route, site.urls) : fileHref(markdownFile, site.urls);
  return config.url ? new URL(href, config.url).href : href;
}
