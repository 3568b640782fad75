import { renderToString } from 'react-dom/server';
import { SearchFrame } from '../../search/interface/SearchFrame.tsx';
import type { SiteFacts } from '../../shared/facts.ts';
import * as english from '../../shared/texts/english.ts';
import type { OwnTexts, Translate } from '../../shared/texts/translate.ts';
import { TextsContext } from '../../shared/ui/useTexts.tsx';
import { fileHref } from '../../shared/url.ts';
import { Footer } from '../../theme/Footer.tsx';
import { type PageActions, PageMain } from '../../theme/PageMain.tsx';
import { Shell } from '../../theme/Shell.tsx';
import { TocColumn } from '../../theme/TocLists.tsx';
import type { SiteConfig } from '../config/schema.ts';
import type { ClientAssets } from './clientFiles.ts';
import { renderDocument } from './document.ts';
import { type Feed, feedsOf, newestPage } from './feeds.ts';
import { ownHeadTags } from './headTags.ts';
import { type PageContent, pageContent, staticHtml } from './pageContent.tsx';
import type { Project } from './projectTypes.ts';

/** What is the same around every page. */
export interface PageFrame {
  site: SiteFacts;
  /** Texts of the interface. */
  t: Translate;
  /** Texts that scripts show, on pages that are not in English. */
  texts?: OwnTexts;
  assets: ClientAssets;
  /** Inside of the footer. */
  footer: string;
  /** The search dialog; empty where the site has no search. */
  searchDialog: string;
  feeds: readonly Feed[];
  assistants: SiteConfig['assistants'];
  /** Search engines are asked to leave out every page. */
  noindex: boolean;
  /** Tags of the settings, as HTML. */
  ownTags: string;
  /** Where the picture for home screens is. */
  touchIcon?: string;
}

/** The document for unknown addresses. */
export function notFoundPage(project: Project, frame: PageFrame): string {
  const page = {
    route: '/404/',
    title: project.site.t(english.notFoundTitle),
    description: '',
    kind: 'not-found',
  } as const;
  return renderPage(pageContent(page, project, frame), frame);
}

/** The frame of a site's pages. */
export function pageFrame(project: Project, site: SiteFacts, assets: ClientAssets): PageFrame {
  const { config } = project;
  const note = config.footer.note || config.title;
  const { t } = project.site;
  const footer = staticHtml(
    <Footer
      {...project.site.footer}
      note={note}
      newest={newestPage(project)}
      feedbackHref={site.feedback?.url}
      asksConsent={site.thirdParties !== undefined}
      hasMark={site.logo === undefined}
    />,
    t,
  );
  const searchDialog = site.search ? staticHtml(<SearchFrame href={site.searchHref} />, t) : '';
  const { assistants } = config;
  const { texts, options } = project;
  const noindex = options.place?.preview ?? false;
  const ownTags = ownHeadTags(config, project.site.urls);
  return {
    site,
    t,
    assets,
    footer,
    searchDialog,
    feeds: feedsOf(config),
    assistants,
    noindex,
    ownTags,
    texts,
  };
}

/** What the menu of a page offers; search, the home page and the like have none. */
function pageActions(
  { page, facts, markdownFile }: PageContent,
  { site, assets, assistants }: PageFrame,
): PageActions | undefined {
  if (!page.source && markdownFile === undefined) return undefined;
  const markdown = markdownFile === undefined ? undefined : fileHref(markdownFile, site);
  // Assistants come from elsewhere, and need the whole address.
  const address = facts.canonical && new URL(markdown ?? '', facts.canonical).href;
  const asked = assistants.map(({ name, url }) => ({
    label: name,
    href: url.replaceAll('{page}', encodeURIComponent(address)),
  }));
  return { markdown, canCopy: !assets.portable, assistants: address ? asked : [] };
}

/** The whole document: shell, article, facts. Throws what a component throws. */
export function renderPage(content: PageContent, frame: PageFrame): string {
  const { facts, page, image } = content;
  const { site, t, assets, footer, searchDialog } = frame;
  const html = {
    main: staticHtml(
      <PageMain
        page={facts}
        articleHtml={content.articleHtml()}
        menu={pageActions(content, frame)}
        feedbackUrl={site.feedback?.url}
      />,
      t,
    ),
    toc: facts.toc.length > 0 ? staticHtml(<TocColumn toc={facts.toc} />, t) : '',
    footer,
  };
  // Only the browser loads the tree.
  const state = { site, page: facts, tree: undefined, requestTree: () => {} };
  const shellHtml = renderToString(
    <TextsContext value={t}>
      <Shell state={state} html={html} />
    </TextsContext>,
  );
  const keywords = page.source?.frontMatter.keywords;
  const markdown = content.markdownFile === undefined ? undefined : fileHref(content.markdownFile, site);
  const feeds = frame.feeds.filter(({ section }) => facts.route.startsWith(section));
  const { questions } = content;
  const { touchIcon } = frame;
  const { texts, noindex, ownTags } = frame;
  const shown = { facts, site, t, texts, noindex, ownTags, shellHtml, searchDialog, assets };
  return renderDocument({ ...shown, image, keywords, markdown, feeds, questions, touchIcon });
}
