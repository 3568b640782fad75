import { statSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../config/schema.ts';
import type { CompiledLocale } from './finishedOutputs.ts';
import { markdownCopies } from './markdownCopy.ts';
import { MARKDOWN_ARCHIVE, markdownArchive } from './markdownFiles.ts';
import { pageContent } from './pageContent.tsx';
import type { Download, Project } from './projectTypes.ts';
import { siteFacts } from './siteFacts.ts';

/** What the settings offer for download, as far as the files are there; sizes of those that a build makes come later. */
export function offeredDownloads(
  { downloads, markdown }: SiteConfig,
  staticDir: string | undefined,
  staticFiles: readonly string[],
): Download[] {
  return downloads.flatMap((offer): Download[] => {
    if (staticDir !== undefined && staticFiles.includes(offer.file))
      return [{ ...offer, bytes: statSync(path.join(staticDir, offer.file)).size }];
    return offer.file === MARKDOWN_ARCHIVE && markdown ? [offer] : [];
  });
}

/** Names the offered files that are still missing; undefined if there are none. */
export function missingDownloads({ config, downloads }: Project): string | undefined {
  const there = new Set(downloads.map(({ file }) => file));
  const missing = config.downloads.map(({ file }) => file).filter((file) => !there.has(file));
  if (missing.length === 0) return undefined;
  return `/downloads/ does not offer ${missing.join(' and ')} yet. Put it into the static folder ("fieldguide pdf --file" and "fieldguide build --portable --zip" make such files), and build again.`;
}

/** A copy that opens from a folder: without the files that are as large as itself, one of which may be an older copy. */
export function withoutLargeDownloads(project: Project): Project {
  const large = new Set(
    project.downloads.map(({ file }) => file).filter((file) => file !== MARKDOWN_ARCHIVE),
  );
  return {
    ...project,
    downloads: project.downloads.filter(({ file }) => !large.has(file)),
    staticFiles: project.staticFiles.filter((file) => !large.has(file)),
  };
}

/** With the archive of all Markdown where it is offered for download: its size must be known before its page is written. */
export async function withArchive(locale: CompiledLocale): Promise<CompiledLocale> {
  const { project, contents } = locale;
  const isOffered = ({ file, bytes }: Download) => file === MARKDOWN_ARCHIVE && bytes === undefined;
  if (!project.downloads.some(isOffered)) return locale;
  const byPage = new Map(contents.map((content) => [content.page, content]));
  const copy = markdownCopies(project);
  const archive = await markdownArchive(project, (page, place) => {
    const content = byPage.get(page);
    return content ? copy(page, content.compiled, place) : '';
  });
  const downloads = project.downloads.map((offer) => ({ bytes: archive.length, ...offer }));
  const offering = { ...project, downloads };
  return {
    ...locale,
    archive,
    contents: contents.map((content) =>
      content.page.kind === 'downloads'
        ? pageContent(content.page, offering, { site: siteFacts(offering) })
        : content,
    ),
  };
}
