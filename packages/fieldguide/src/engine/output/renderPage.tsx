import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { cardsMarkdown } from '../../components/Docusaurus/index.ts';
import { SearchFrame } from '../../search/interface/SearchFrame.tsx';
import { errorChain, FieldguideError } from '../../shared/errors.ts';
import type { PageDetails, PageProps, SiteFacts } from '../../shared/facts.ts';
import { escapeMarkdown } from '../../shared/markdown.ts';
import { escapeHtml, longDate } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { OwnTexts, Translate } from '../../shared/texts/translate.ts';
import { TextsContext } from '../../shared/ui/useTexts.tsx';
import { fileHref, isExternal, markdownFile, routeHref } from '../../shared/url.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { Footer } from '../../theme/Footer.tsx';
import { type PageActions, PageMain } from '../../theme/PageMain.tsx';
import { DefaultHome, Downloads, GeneratedIndex, NotFound, Search } from '../../theme/pages.tsx';
import { Shell } from '../../theme/Shell.tsx';
import { TocColumn } from '../../theme/TocLists.tsx';
import type { Locale, SiteConfig } from '../config/schema.ts';
import { type CompiledPage, compilePage } from '../content/compile.ts';
import { pageFacts } from '../site/pageFacts.ts';
import { isIndexed, isTranslated, type SitePage } from '../site/siteTypes.ts';
import { listedBy, sections } from '../site/treeViews.ts';
import type { ClientAssets } from './clientFiles.ts';
import { type PreviewImage, renderDocument } from './document.ts';
import { type Feed, feedsOf, newestPage } from './feeds.ts';
import { ownHeadTags } from './headTags.ts';
import { type Question, questionsOf } from './linkedData.ts';
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

/** A page with everything but the shell around it. */
export interface PageContent {
  page: SitePage;
  compiled: CompiledPage;
  facts: PageDetails;
  /** The article's HTML; what another thread draws must be ready when it is read. */
  articleHtml(): string;
  image?: PreviewImage;
  /** The questions of a list of questions. */
  questions: readonly Question[];
  /** The file of its Markdown copy, if it has one. */
  markdownFile?: string;
}

const NOTHING: CompiledPage = {
  html: '',
  draw: () => {},
  hasTitle: true,
  headings: [],
  anchors: new Set(),
  links: [],
  diagnostics: [],
  records: [],
  markdown: () => '',
};

/** Compiles or renders the article of one page and gathers its facts. */
export function pageContent(
  page: SitePage,
  project: Project,
  { site, changed }: { site: SiteFacts; changed?: string | undefined },
): PageContent {
  const compiled = page.source ? compilePage(page.source, project.services) : NOTHING;
  return {
    page,
    compiled,
    facts: {
      ...pageFacts(page, { headings: compiled.headings, changed }, project.site),
      ...languageFacts(page, project),
    },
    image: previewImage(page, compiled, project),
    questions: questionsOf(compiled.records),
    markdownFile: markdownFileOf(page, project),
    articleHtml: () =>
      page.source ? withTitle(page, compiled, project.site.locale) : generatedArticle(page, project, site),
  };
}

/** The languages of a page of a site in several languages. */
function languageFacts(
  page: SitePage,
  { locales, config }: Project,
): Pick<PageDetails, 'shownIn' | 'versions' | 'languages'> {
  const [usual] = locales;
  if (!usual || locales.length < 2) return {};
  const there = locales.map((one) => ({ one, page: one.site.table.pages.get(page.route) }));
  const own = there.filter((other) => other.page && isTranslated(other.page) && isIndexed(other.page));
  const { label, htmlLang, direction } = usual.site.locale;
  return {
    ...(isTranslated(page) ? {} : { shownIn: { label, htmlLang, direction } }),
    languages: there.map(({ one, page: same }) => ({
      htmlLang: one.site.locale.htmlLang,
      href: routeHref(same ? page.route : '/', one.site.urls),
    })),
    ...(config.url && isTranslated(page) && own.length > 1
      ? {
          versions: own.map(({ one }) => ({
            htmlLang: one.site.locale.htmlLang,
            href: new URL(routeHref(page.route, one.site.urls), config.url).href,
          })),
        }
      : {}),
  };
}

/** The picture a page names in its front matter, beside it or in the static folder. */
function previewImage(
  { source }: SitePage,
  compiled: CompiledPage,
  { assets, config }: Project,
): PreviewImage | undefined {
  const url = source?.frontMatter.image;
  if (!source || url === undefined) return undefined;
  if (isExternal(url)) return { href: url };
  const { src, problem, width, height } = assets.image(source, url);
  if (problem)
    compiled.diagnostics.push({ ...problem, file: source.file, line: source.keyLines.image ?? 1, column: 1 });
  return config.url ? { href: new URL(src, config.url).href, width, height } : undefined;
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

function withTitle(page: SitePage, compiled: CompiledPage, locale: Locale): string {
  if (compiled.hasTitle) return compiled.html.replace('</h1>', (end) => `${end}\n${byline(page, locale)}`);
  const hidden = page.source?.frontMatter.hide_title ? ' class="visually-hidden"' : '';
  return `<h1${hidden}>${wrapWords(escapeHtml(page.title))}</h1>\n${byline(page, locale)}${compiled.html}`;
}

/** Date and authors of a blog post. */
function byline({ byline }: SitePage, locale: Locale): string {
  const { date = '', authors = [] } = byline ?? {};
  const time = date && `<time datetime="${escapeHtml(date)}">${escapeHtml(longDate(date, locale))}</time>`;
  const parts = [time, escapeHtml(authors.join(', '))].filter(Boolean);
  return parts.length > 0 ? `<p class="byline">${parts.join(' · ')}</p>\n` : '';
}

function generatedArticle(page: SitePage, project: Project, site: SiteFacts): string {
  const { t } = project.site;
  // A page without a file of its own keeps its address: a component at the same one is left out.
  const Component = page.file === undefined ? undefined : project.components.get(page.route);
  if (Component) {
    try {
      return staticHtml(<Component {...pageProps(project, site)} />, t);
    } catch (error) {
      const name = page.file ?? page.route;
      const message = `The page component ${name} throws when it is rendered: ${errorChain(error).join('. Caused by: ')}`;
      throw new FieldguideError(message, [], { cause: error });
    }
  }
  if (page.kind === 'not-found') return staticHtml(<NotFound {...pageProps(project, site)} />, t);
  if (page.kind === 'downloads') return downloadsArticle(page, project);
  if (page.kind === 'search') return staticHtml(<Search {...pageProps(project, site)} />, t);
  if (page.kind === 'home') return staticHtml(<DefaultHome {...pageProps(project, site)} />, t);
  const { title, description } = page;
  const items = listedBy(page, project.site);
  return staticHtml(<GeneratedIndex title={title} description={description} items={items} />, t);
}

function downloadsArticle({ title, description }: SitePage, project: Project): string {
  const { t, urls } = project.site;
  const items = project.downloads.map(({ file, ...offer }) => ({ ...offer, href: fileHref(file, urls) }));
  const release = newestPage(project)?.label;
  const shown = { title, description, release, items };
  return staticHtml(<Downloads {...shown} />, t);
}

function pageProps(project: Project, site: SiteFacts): PageProps {
  return {
    site,
    sections: sections(project.site),
    newest: newestPage(project),
    href: (route) => (project.site.table.pages.has(route) ? routeHref(route, project.site.urls) : undefined),
  };
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

/** HTML that no script takes over. */
function staticHtml(node: ReactNode, t: Translate): string {
  return renderToStaticMarkup(<TextsContext value={t}>{node}</TextsContext>);
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

/**
 * The file of a page's Markdown copy in the output; undefined if it has none: pages that a component makes, search,
 * and every page of a site whose settings switch the copies off.
 */
export function markdownFileOf(
  page: SitePage,
  { config, site, components }: TwinProject,
): string | undefined {
  if (!config.markdown || page.kind === 'search' || components.has(page.route)) return undefined;
  const isWritten = page.source !== undefined;
  const isList = page.kind === 'category' || page.entries !== undefined;
  return isWritten || isList ? markdownFile(page.route, site.urls) : undefined;
}

type TwinProject = Pick<Project, 'config' | 'site' | 'components'>;

/**
 * A page as Markdown: what its author wrote, or for a generated page what it lists. `place`: what an address of the site is
 * where the Markdown will be read.
 */
export function markdownCopyOf(
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
