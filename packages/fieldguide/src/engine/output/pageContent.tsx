import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { errorChain, FieldguideError } from '../../shared/errors.ts';
import type { PageDetails, PageProps, SiteFacts } from '../../shared/facts.ts';
import { escapeHtml, longDate } from '../../shared/text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { TextsContext } from '../../shared/ui/useTexts.tsx';
import { fileHref, isExternal, routeHref } from '../../shared/url.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { DefaultHome, Downloads, GeneratedIndex, NotFound, Search } from '../../theme/pages.tsx';
import type { Locale } from '../config/schema.ts';
import { type CompiledPage, compilePage } from '../content/compile.ts';
import { pageFacts } from '../site/pageFacts.ts';
import { isIndexed, isTranslated, type SitePage } from '../site/siteTypes.ts';
import { listedBy, sections } from '../site/treeViews.ts';
import type { PreviewImage } from './document.ts';
import { newestPage } from './feeds.ts';
import { type Question, questionsOf } from './linkedData.ts';
import { markdownFileOf } from './markdownCopy.ts';
import type { Project } from './projectTypes.ts';

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

/** HTML that no script takes over. */
export function staticHtml(node: ReactNode, t: Translate): string {
  return renderToStaticMarkup(<TextsContext value={t}>{node}</TextsContext>);
}
