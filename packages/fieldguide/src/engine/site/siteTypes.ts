import type { Diagnostic, SourcePlace } from '../../shared/errors.ts';
import type { FooterLinks, NavbarItem, NavNode, PageKind } from '../../shared/facts.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { UrlSettings } from '../../shared/url.ts';
import type { Locale, SiteConfig } from '../config/schema.ts';
import type { PageSource } from '../content/pageSource.ts';

/** A line of a generated list. */
export interface PageEntry {
  label: string;
  route: string;
  description: string;
}

/** A page the site will have: from a file of its own, or made for a category without one. */
export interface SitePage {
  route: string;
  title: string;
  description: string;
  /** `doc`: a file below the docs folder. `page`: a file below the pages folder, outside the sidebars. */
  kind: PageKind;
  source?: PageSource;
  /** For pages whose file is no Markdown: its path, for messages. */
  file?: string;
  /** It is a page of the default locale, because this locale has none. For Markdown pages, `source` has this. */
  untranslated?: true;
  /** No file and no setting asks for it: it gives way to a page of the writer at its address. */
  implicit?: true;
  /** For generated lists (tags, blog): what they list. */
  entries?: PageEntry[];
  /** Blog posts: date (`2026-11-21`) and authors. */
  byline?: { date?: string; authors: string[] };
  /** The pages above it, for breadcrumbs, if no sidebar contains it. */
  trail?: { label: string; route: string }[];
  tags?: { label: string; route: string }[];
  previous?: { route: string; label: string };
  next?: { route: string; label: string };
}

/** The page of a file of Markdown. */
export function sourcePage(source: PageSource, kind: PageKind): SitePage {
  const { route, title, description } = source;
  return { route, title, description, kind, source };
}

export type SidebarsConfig = NonNullable<SiteConfig['sidebars']>;
export type SidebarItem = SidebarsConfig[string][number];

/** A sidebar before its links are final: nodes name routes, which pagination and breadcrumbs need. */
export type TreeNode = {
  className?: string;
  /** The title above the group of entries that it belongs to. */
  caption?: string;
} & (
  | { type: 'doc'; label: string; route: string; unlisted: boolean }
  | { type: 'link'; label: string; href: string }
  | { type: 'html'; html: string }
  | {
      type: 'category';
      label: string;
      key: string;
      route?: string;
      collapsible: boolean;
      collapsed: boolean;
      items: TreeNode[];
    }
);

/** Whether a node is in no list: only its own page shows it, or the pages of a category that has no others. */
export function isUnlisted(node: TreeNode): boolean {
  if (node.type !== 'category') return node.type === 'doc' && node.unlisted;
  return node.route === undefined && node.items.length > 0 && node.items.every(isUnlisted);
}

/** Every route of the site, with the ways links may spell it. */
export interface RouteTable {
  pages: ReadonlyMap<string, SitePage>;
  /** Route in the right spelling, by its lower-case form. */
  byLowerCase: ReadonlyMap<string, string>;
  /** Route by the page's file, see `fileKey`. */
  byFile: ReadonlyMap<string, string>;
  /** Routes still to be written. */
  planned: ReadonlySet<string>;
  /** Routes and files of drafts, which are not built. */
  drafts: ReadonlySet<string>;
}

export interface Redirect {
  /** Route that leads on; the path of `file` if there is a page at that route. */
  from: string;
  /** The file at the old address, where it names one: `old/page.html`. */
  file?: string;
  /** Route with its query and hash. */
  to: { route: string; suffix: string };
}

/** A link of the settings, or the target of a redirect, that is a place on a page. */
export interface SettingsAnchor extends SourcePlace {
  url: string;
  route: string;
  hash: string;
}

/** Whether a page says in its own language what it says. */
export function isTranslated({ source, untranslated }: SitePage): boolean {
  return !(source?.untranslated ?? untranslated);
}

/** Whether search engines of the web may list a page. */
export function isIndexed({ kind, source }: SitePage): boolean {
  return !source?.frontMatter.unlisted && kind !== 'search' && kind !== 'not-found';
}

/** Everything about the site that no single page knows. Computed once, frozen, read by all. */
export interface Site {
  config: SiteConfig;
  /** The language of its pages, and the texts of the interface in it. */
  locale: Locale;
  t: Translate;
  urls: UrlSettings;
  table: RouteTable;
  sidebars: Readonly<Record<string, readonly TreeNode[]>>;
  navbar: readonly NavbarItem[];
  footer: FooterLinks;
  /** HTML with final links. */
  announcement: string;
  /** Common tasks whose pages exist; links are final. */
  tasks: readonly { label: string; href: string }[];
  redirects: readonly Redirect[];
  redirectMap: ReadonlyMap<string, string>;
  waitingRedirects: number;
  /** Routes that links of navbar, footer, announcement, tasks and sidebars wait for; one for each link. */
  waitingLinks: readonly string[];
  /** Links of the same, and targets of redirects, that are places on pages. */
  anchorLinks: readonly SettingsAnchor[];
  /** Ids of the documents that are drafts. */
  draftIds: ReadonlySet<string>;
  /** The place of each page: its sidebar, the chain of nodes to it, its neighbours. */
  placeOf(route: string): PagePlace | undefined;
  /** What a page's own HTML holds of its sidebar. Pages of one category share it. */
  branchOf(place: PagePlace): NavNode[];
  diagnostics: readonly Diagnostic[];
}

export interface PagePlace {
  sidebarId: string;
  chain: readonly TreeNode[];
  previous?: { route: string; label: string };
  next?: { route: string; label: string };
}
