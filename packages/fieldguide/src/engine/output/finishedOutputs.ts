import { createHash } from 'node:crypto';
import { invariant } from '../../shared/errors.ts';
import { fileHref, sharedHref } from '../../shared/url.ts';
import { shortHash } from '../data/shortHash.ts';
import type { SitePage } from '../site/siteTypes.ts';
import { type Client, clientAssets } from './clientFiles.ts';
import type { PreviewImage } from './document.ts';
import type { Commit } from './gitDates.ts';
import { markdownCopies } from './markdownCopy.ts';
import { type OutputParts, siteOutputs, termsJson, treeJson } from './outputs.ts';
import { type PageContent, pageContent } from './pageContent.tsx';
import { ICON_SIZES, iconFile } from './previewPictures.ts';
import type { Output, Project } from './projectTypes.ts';
import { notFoundPage, type PageFrame, pageFrame, renderPage } from './renderPage.tsx';
import type { SearchBytes } from './searchIndexer.ts';
import { siteFacts } from './siteFacts.ts';

/** A locale whose pages are compiled, and its search index on its way. */
export interface CompiledLocale {
  project: Project;
  contents: PageContent[];
  indexing?: Promise<SearchBytes>;
  indexFile: string;
  /** The Markdown of all pages, where a page offers it. */
  archive?: Uint8Array;
}

/** What all locales share. */
interface SharedFiles {
  client: Client;
  icons?: readonly Output[];
  commit?: Commit;
  /** The picture that is drawn for a page; asked when the page is written. */
  imageOf?: (page: SitePage) => PreviewImage | undefined;
}

/** The files of a site whose pages are compiled and drawn. */
export function finishedOutputs(
  [first, ...others]: readonly CompiledLocale[],
  shared: SharedFiles,
): Output[] {
  invariant(first, 'A site has at least one locale.');
  return siteOutputs(
    finishedParts(first, shared),
    others.map((one) => finishedParts(one, shared)),
  );
}

/** The same of one locale; names of shared files change with their content. */
function finishedParts(
  { project, contents, indexFile, archive }: CompiledLocale,
  { client, icons = [], commit, imageOf }: SharedFiles,
): OutputParts {
  const { urls } = project.site;
  const tree = treeJson(project);
  const files = {
    tree: `assets/tree-${shortHash(tree)}.json`,
    terms: `assets/terms-${shortHash(termsJson(project))}.json`,
  };
  const hrefs = { treeHref: fileHref(files.tree, urls), termsHref: fileHref(files.terms, urls), indexFile };
  const copy = markdownCopies(project);
  const byPage = new Map(contents.map((content) => [content.page, content]));
  const contentOf = (page: SitePage) => byPage.get(page) ?? pageContent(page, project, frame());
  // Made when the first page is: the build's id needs all diagrams.
  let made: PageFrame | undefined;
  const frame = () => {
    if (made) return made;
    const draft = pageFrame(
      project,
      siteFacts(project, { ...hrefs, buildId: '' }),
      clientAssets(client, urls),
    );
    const buildId = buildIdOf({ client, tree, frame: draft, contents });
    made = { ...draft, site: { ...draft.site, buildId }, touchIcon: touchIconOf(project, icons) };
    return made;
  };
  return {
    project,
    client,
    files,
    document: (page) => {
      const content = contentOf(page);
      return renderPage({ ...content, image: content.image ?? imageOf?.(page) }, frame());
    },
    markdown: (page, place) => copy(page, contentOf(page).compiled, place),
    notFound: () => notFoundPage(project, frame()),
    lastModified: (page) => contentOf(page).facts.lastUpdated?.date,
    icons,
    commit,
    archive,
  };
}

function touchIconOf({ staticFiles, site }: Project, icons: readonly Output[]): string | undefined {
  const file = iconFile(ICON_SIZES.touch);
  const exists = staticFiles.includes(file) || icons.some((icon) => icon.file === file);
  return exists ? sharedHref(file, site.urls) : undefined;
}

interface BuildParts {
  client: Client;
  tree: string;
  frame: PageFrame;
  contents: readonly PageContent[];
}

/** Changes with anything that a page shows or loads; the sidebar's branches are parts of the tree. */
function buildIdOf({ client, tree, frame, contents }: BuildParts): string {
  const hash = createHash('sha256').update(client.id).update(tree).update(JSON.stringify(frame));
  for (const { facts, articleHtml } of contents) {
    hash.update(JSON.stringify({ ...facts, sidebar: facts.sidebar?.id })).update(articleHtml());
  }
  return hash.digest('hex').slice(0, 12);
}
