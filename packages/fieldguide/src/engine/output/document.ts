import * as DATA from '../../shared/dataAttributes.ts';
import type { PageDetails, PageFacts, SiteFacts } from '../../shared/facts.ts';
import {
  MAIN_ID,
  PAGE_FACTS_ID,
  PORTABLE_SCRIPT_ID,
  ROOT_ID,
  SITE_FACTS_ID,
  TEXTS_ID,
} from '../../shared/shellIds.ts';
import { escapeHtml, jsonForScript } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { OwnTexts, Translate } from '../../shared/texts/translate.ts';
import { withHtml } from '../../shared/texts/withHtml.ts';
import type { ClientAssets } from './clientFiles.ts';
import type { Feed } from './feeds.ts';
import { WEB_MANIFEST } from './hostFiles.ts';
import { linkedData, type Question } from './linkedData.ts';

interface DocumentParts {
  facts: PageDetails;
  site: SiteFacts;
  t: Translate;
  shellHtml: string;
  /** Beside the shell, which may crash; before what opens it, so that a key counts while the page is on its way. */
  searchDialog: string;
  assets: ClientAssets;
  image?: PreviewImage;
  keywords?: readonly string[];
  /** The address of the page as Markdown. */
  markdown?: string;
  /** The questions that the page answers, if it is a list of questions. */
  questions: readonly Question[];
  /** Where the picture is that home screens show for the site. */
  touchIcon?: string;
  /** Tags of the settings, as HTML. */
  ownTags?: string;
  /** Texts that scripts show, on pages that are not in English. */
  texts?: OwnTexts;
  /** Search engines are asked to leave it out, whatever page it is. */
  noindex?: boolean;
  /** Feeds of the section that the page is in. */
  feeds: readonly Pick<Feed, 'title' | 'href'>[];
}

/** The picture that other sites show for a page. */
export interface PreviewImage {
  /** Absolute URL. */
  href: string;
  width?: number;
  height?: number;
  alt?: string;
}

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { facts, site, shellHtml, searchDialog, assets, t } = parts;
  const { htmlLang, direction } = site.locale;
  return `<!doctype html>
<html lang="${htmlLang}" dir="${direction}" data-theme="${site.colorMode.default}"${faceMark(assets)}${announcementMark(site)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(facts.documentTitle)}</title>
${headTags(parts)}${iconTags(parts)}
<script>${assets.inlineScript}</script>
${styles(facts, assets)}${parts.ownTags ?? ''}
</head>
<body>
${baseUrlBanner(facts, site, t)}<a class="skip-link" href="#${MAIN_ID}">${escapeHtml(t(english.skipToMain))}</a>
${searchDialog}<div id="${ROOT_ID}">${shellHtml}</div>
<script type="application/json" id="${PAGE_FACTS_ID}">${jsonForScript(forBrowser(facts))}</script>
<script type="application/json" id="${SITE_FACTS_ID}">${jsonForScript(site)}</script>${ownTexts(parts)}
<script ${assets.portable ? `defer id="${PORTABLE_SCRIPT_ID}"` : 'type="module"'} src="${escapeHtml(assets.script)}"></script>${assets.devScript ? `\n<script type="module" src="${escapeHtml(assets.devScript)}"></script>` : ''}
</body>
</html>
`;
}

function ownTexts({ texts }: DocumentParts): string {
  return texts ? `\n<script type="application/json" id="${TEXTS_ID}">${jsonForScript(texts)}</script>` : '';
}

/** The facts that the browser needs; other details are in the page as HTML. */
function forBrowser(details: PageDetails): PageFacts {
  const { route, kind, title, documentTitle, canonical, languages, sidebar } = details;
  return { route, kind, title, documentTitle, canonical, languages, sidebar };
}

/** The home page loads the sheet as a file: that it does not arrive is how a wrong base URL shows. */
function styles({ kind, route }: PageFacts, assets: ClientAssets): string {
  if (kind === 'home' || route === '/')
    return `<link rel="stylesheet" href="${escapeHtml(assets.stylesheet)}">`;
  return `<style>${assets.styles}</style>`;
}

/** Names the typeface of headings, which the inline script asks for. */
function faceMark({ face }: ClientAssets): string {
  return face === undefined ? '' : ` ${DATA.face}="${escapeHtml(face)}"`;
}

/** Names the announcement for the inline script, which may have to hide it before the first paint. */
function announcementMark({ announcement }: SiteFacts): string {
  return announcement?.dismissible ? ` data-announcement="${escapeHtml(announcement.id)}"` : '';
}

/** The site's mark for tabs and home screens. Nothing is installed from a folder. */
function iconTags({ site, assets, touchIcon }: DocumentParts): string {
  const root = site.rootUrl ?? site.baseUrl;
  const link = (rel: string, href: string, more = '') =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
  return [
    ...iconLink(site).map(({ href, type }) => link('icon', href, type)),
    ...(touchIcon ? [link('apple-touch-icon', touchIcon)] : []),
    ...(assets.portable ? [] : [link('manifest', root + WEB_MANIFEST)]),
  ].join('\n');
}

/** The icon of the site. A site with its own logo never has the generator's mark. */
function iconLink({
  favicon,
  logo,
  baseUrl,
  rootUrl = baseUrl,
}: SiteFacts): { href: string; type: string }[] {
  if (favicon !== undefined) return [{ href: favicon, type: '' }];
  return logo === undefined ? [{ href: `${rootUrl}favicon.svg`, type: ' type="image/svg+xml"' }] : [];
}

function headTags(parts: DocumentParts): string {
  const { facts, site, image, keywords, markdown, feeds, questions } = parts;
  const tags: string[] = [];
  const meta = (attribute: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) tags.push(`<meta ${attribute}="${key}" content="${escapeHtml(content)}">`);
  };
  meta('name', 'description', facts.description);
  meta('name', 'keywords', keywords?.join(', '));
  if (
    parts.noindex ||
    facts.unlisted ||
    facts.shownIn ||
    facts.kind === 'not-found' ||
    facts.kind === 'search'
  )
    meta('name', 'robots', 'noindex');
  if (facts.canonical && facts.kind !== 'not-found')
    tags.push(`<link rel="canonical" href="${escapeHtml(facts.canonical)}">`);
  for (const { htmlLang, href } of facts.versions ?? [])
    tags.push(`<link rel="alternate" hreflang="${escapeHtml(htmlLang)}" href="${escapeHtml(href)}">`);
  const [usual] = facts.versions ?? [];
  if (usual) tags.push(`<link rel="alternate" hreflang="x-default" href="${escapeHtml(usual.href)}">`);
  if (markdown) tags.push(`<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`);
  for (const { title, href } of feeds)
    tags.push(
      `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    );
  meta('property', 'og:title', facts.documentTitle);
  meta('property', 'og:description', facts.description);
  meta('property', 'og:type', facts.kind === 'home' ? 'website' : 'article');
  if (facts.kind !== 'not-found') meta('property', 'og:url', facts.canonical);
  meta('property', 'og:site_name', site.title);
  meta('property', 'og:locale', site.locale.htmlLang);
  meta('property', 'og:image', image?.href);
  meta('property', 'og:image:width', image?.width?.toString());
  meta('property', 'og:image:height', image?.height?.toString());
  meta('property', 'og:image:alt', image?.alt);
  meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary');
  const data = linkedData({ facts, site, questions, image: image?.href });
  if (data) tags.push(`<script type="application/ld+json">${jsonForScript(data)}</script>`);
  return tags.map((tag) => `${tag}\n`).join('');
}

/**
 * The wrong base URL banner (specification 2.4): is in the home page's HTML only. The style
 * sheet hides it, so it shows exactly where the style sheet did not load; the app takes it away before it
 * starts. Needs no script, and no style of its own, which the site's policy would block.
 */
export function baseUrlBanner(
  page: Pick<PageFacts, 'kind' | 'route'>,
  site: SiteFacts,
  t: Translate,
): string {
  if (page.kind !== 'home' && page.route !== '/') return '';
  const baseUrl = escapeHtml(site.baseUrl);
  const code = (text: string) => `<code>${text}</code>`;
  const advice = withHtml(t, english.baseUrlAdvice, {
    built: code(`baseUrl: '${baseUrl}'`),
    setting: code('baseUrl'),
    file: code('site.config.ts'),
    path: code(baseUrl),
  });
  return `<div class="base-url-banner" data-nosnippet>
<h2>${escapeHtml(t(english.baseUrlTitle))}</h2>
<p>${advice}</p>
<hr>
</div>
`;
}
