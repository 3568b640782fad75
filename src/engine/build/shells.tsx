import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TOC_TITLE_ID } from '../../shared/shellIds.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { NavNode, PageDetails, SiteFacts } from '../../shared/types.ts';
import { routeHref } from '../../shared/url.ts';
import { issueUrl } from '../../theme/feedback/issueUrl.ts';
import { isHere } from '../../theme/navbar/isHere.ts';
import { PageMain } from '../../theme/page/PageMain.tsx';
import { Shell } from '../../theme/Shell.tsx';
import { type Here, isCurrent } from '../../theme/sidebar/isActive.ts';
import { TocColumn } from '../../theme/toc/TocList.tsx';

/** What is the same around every page. */
export interface PageFrame {
  site: SiteFacts;
  /** Inside of the footer. */
  footer: string;
}

/** What stands before and after the article of a page. */
export interface ShellHtml {
  before: string;
  after: string;
}

/** Renders the shell around one page after the other. */
export type RenderShell = (facts: PageDetails) => ShellHtml;

// Places in a shell where another part of the page stands.
const ARTICLE = '<!--article-->';
const MAIN = '<!--main-->';
const TOC = '<!--toc-->';

/** A shell as React rendered it for one page, parted where what is the page's own stands. */
interface Rendered {
  facts: PageDetails;
  html: string;
}

/**
 * The shells of a frame's pages. Siblings differ in a few marks: the shell of the first is rendered, and those of
 * the others are made of it (`likeSibling`); that they are what React would render is tested.
 */
export function createShells(frame: PageFrame, render = renderFrame): RenderShell {
  const siblings = new Map<string, Rendered>();
  return (facts) => {
    const group = groupOf(facts, frame.site);
    const sibling = group === undefined ? undefined : siblings.get(group);
    const html = (sibling && likeSibling(facts, sibling, frame.site)) ?? render(facts, frame);
    if (group !== undefined && !sibling) siblings.set(group, { facts, html });
    return around(facts, html);
  };
}

/** The shell of one page, rendered by React. */
export function renderShell(facts: PageDetails, frame: PageFrame): ShellHtml {
  return around(facts, renderFrame(facts, frame));
}

/** Bar, sidebar and footer, with a place for the main part and one for the list of sections. */
export function renderFrame(facts: PageDetails, { site, footer }: PageFrame): string {
  const state = { site, page: facts, tree: undefined, requestTree: noTreeAtBuild };
  const toc = facts.toc.length > 0 ? TOC : '';
  return renderToString(<Shell state={state} html={{ main: MAIN, toc, footer }} />);
}

/** The browser asks for the tree; at build nobody does. */
function noTreeAtBuild(): void {}

function around(facts: PageDetails, html: string): ShellHtml {
  const hasToc = facts.toc.length > 0;
  const own = renderToStaticMarkup(
    <>
      <PageMain page={facts} articleHtml={ARTICLE} />
      {hasToc && <TocColumn toc={facts.toc} />}
    </>,
  );
  const [before, rest] = parted(html, MAIN);
  const [head, foot] = parted(own, ARTICLE);
  if (!hasToc) return { before: before + head, after: foot + rest };
  // One rendering for both: to begin one takes longer than a short list.
  const [between, after] = parted(rest, TOC);
  const column = foot.indexOf(`<p id="${TOC_TITLE_ID}"`);
  return { before: before + head, after: foot.slice(0, column) + between + foot.slice(column) + after };
}

function parted(html: string, mark: string): [string, string] {
  const place = html.indexOf(mark);
  return [html.slice(0, place), html.slice(place + mark.length)];
}

/**
 * Names all that a shell shows of its page, but for the mark on the page's link in the sidebar and the address of
 * the feedback form. Undefined where the sidebar has no such link, or more than one.
 */
function groupOf({ kind, toc, sidebar, route, unlisted }: PageDetails, site: SiteFacts): string | undefined {
  if (!sidebar || unlisted) return undefined;
  const here = { route, baseUrl: site.baseUrl };
  const [place, ...more] = placesOf(here, sidebar.branch);
  if (place?.type !== 'link' || more.length > 0) return undefined;
  const lit = site.navbar.map(
    (item) =>
      (item.type === 'link' || item.type === 'docsVersion') && isHere({ external: false, ...item }, here),
  );
  return JSON.stringify([kind, toc.length > 0, sidebar.id, place.categories, lit]);
}

interface Place {
  type: 'link' | 'category';
  /** Keys of the categories around it. */
  categories: string[];
}

/** Where a sidebar marks the page on screen. */
function placesOf(here: Here, nodes: readonly NavNode[], categories: string[] = []): Place[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html' || (node.type === 'link' && node.external)) return [];
    const isMarked = node.href !== undefined && isCurrent(node.href, here);
    const own = isMarked ? [{ type: node.type, categories }] : [];
    if (node.type === 'link') return own;
    return [...own, ...placesOf(here, node.items ?? [], [...categories, node.key])];
  });
}

/** The shell of a page, made of that of another page of its group; undefined where a mark is not found just once. */
function likeSibling(facts: PageDetails, sibling: Rendered, site: SiteFacts): string | undefined {
  const marked = (page: PageDetails) => `${link(page, site)} aria-current="page">`;
  const plain = (page: PageDetails) => `${link(page, site)}>`;
  const form = (page: PageDetails) =>
    site.feedback ? `href="${escapeHtml(issueUrl(site.feedback.url, page))}"` : '';
  let html: string | undefined = sibling.html;
  if (site.feedback) html = replaceOnly(html, form(sibling.facts), form(facts));
  html = html && replaceOnly(html, marked(sibling.facts), plain(sibling.facts));
  return html && replaceOnly(html, plain(facts), marked(facts));
}

/** How the sidebar's link to a page begins. */
function link({ route }: PageDetails, site: SiteFacts): string {
  return `<a class="tree-link" href="${escapeHtml(routeHref(route, site))}"`;
}

/** Replaces a part that must stand in the text once. */
function replaceOnly(text: string, part: string, by: string): string | undefined {
  const place = text.indexOf(part);
  if (place < 0 || text.includes(part, place + 1)) return undefined;
  return text.slice(0, place) + by + text.slice(place + part.length);
}
