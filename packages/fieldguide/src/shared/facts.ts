/**
 * What crosses the border between build and browser: plain data, computed once at build.
 * Every `href` in here is final (base path and trailing slash applied); components only read it.
 */

/** The page kinds of the specification, section 3. */
export type PageKind =
  | 'home'
  | 'doc'
  | 'category'
  | 'page'
  | 'search'
  | 'downloads'
  | 'not-found'
  | 'docs-tags'
  | 'docs-tag'
  | 'blog-list'
  | 'blog-post'
  | 'blog-tags'
  | 'blog-tag';

export interface PageLink {
  label: string;
  href: string;
}

/** A page in a list of pages. */
export interface PageCard extends PageLink {
  description: string;
}

export interface Breadcrumb {
  label: string;
  /** Missing for the current page and for categories without a page. */
  href?: string;
}

export interface TocItem {
  id: string;
  /** 2 to 6 */
  level: number;
  text: string;
}

/** What all entries of a sidebar may have. */
interface NavEntry {
  className?: string;
  /** The title above the group of entries that it belongs to. */
  caption?: string;
}

export interface NavLink extends NavEntry {
  type: 'link';
  label: string;
  href: string;
  external?: boolean;
  unlisted?: boolean;
}

export interface NavCategory extends NavEntry {
  type: 'category';
  label: string;
  /** Stable within one build; names the category in stored open state. */
  key: string;
  href?: string;
  collapsible: boolean;
  /** Initial state when no child is active. */
  collapsed: boolean;
  /** `null`: cut from this page's branch, load the whole tree to see them. */
  items: NavNode[] | null;
}

interface NavHtml extends NavEntry {
  type: 'html';
  html: string;
}

export type NavNode = NavLink | NavCategory | NavHtml;

/** Contents of the hashed tree file: each sidebar by its id. */
export type NavTree = Record<string, NavNode[]>;

/** Contents of the file for tips on terms: the term and its definition, by its anchor in the glossary. */
export type TermDefinitions = Record<string, [term: string, definition: string]>;

/** What the browser has to know about a page. Travels inside the page as JSON; must stay small. */
export interface PageFacts {
  /** Route without base path, with a trailing slash: `/getstarted/deploy/`. */
  route: string;
  kind: PageKind;
  /** The page's own title, plain text. */
  title: string;
  /** `<title>`: trimmed title, delimiter, site title (specification 2.4). */
  documentTitle: string;
  /** Absolute canonical URL. */
  canonical: string;
  /** Where the menu of languages leads from here: to the same page, or home where a language has none. */
  languages?: { htmlLang: string; href: string }[];
  /** Id of the sidebar, and its branch that is open on this page; absent where there is none. */
  sidebar?: { id: string; branch: NavNode[] };
}

/** All that is said around an article. Only the build knows it; in the browser it is finished HTML. */
export interface PageDetails extends PageFacts {
  description: string;
  breadcrumbs: Breadcrumb[];
  toc: TocItem[];
  previous?: PageLink;
  next?: PageLink;
  editUrl?: string;
  /** ISO date (`2026-11-21`) and author where known. */
  lastUpdated?: { date?: string; author?: string /** The date in words. */; shown?: string };
  tags: PageLink[];
  unlisted?: boolean;
  draft?: boolean;
  /** The language of its text, where that is not the one of the site: it is not translated yet. */
  shownIn?: { label: string; htmlLang: string; direction: 'ltr' | 'rtl' };
  /** The page in each language that has it, this one among them; absolute. Empty where there is but one. */
  versions?: { htmlLang: string; href: string }[];
}

export type NavbarItem = { position: 'left' | 'right'; className?: string } & (
  | { type: 'link'; label: string; href: string; external: boolean; activeBase?: string; sidebarId?: string }
  | { type: 'dropdown'; label: string; href?: string; items: NavbarMenuEntry[] }
  | { type: 'localeDropdown'; label: string; items: (LocaleEntry | CurrentEntry)[] }
  | { type: 'docsVersion'; label: string; href: string }
  | { type: 'search' }
  | { type: 'html'; html: string }
);

export interface NavbarMenuEntry {
  label: string;
  href: string;
  external: boolean;
}

/** The entry of where the reader is (the current language): to choose it closes the menu. */
export interface CurrentEntry {
  label: string;
  current: true;
}

/** Another language of the site: `languages` of the page on display says where it leads. */
export interface LocaleEntry {
  label: string;
  htmlLang: string;
}

interface FooterLink {
  label: string;
  href: string;
  external: boolean;
}

/** The links at the end of every page. */
export interface FooterLinks {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** A separate row: license, privacy, status. */
  links: readonly FooterLink[];
}

/** The newest page of a feed, such as the latest release. */
export interface Newest {
  /** Title of the feed. */
  feed: string;
  label: string;
  href: string;
  /** `2026-11-21` */
  date: string;
  /** The date in words. */
  shown: string;
}

/** The parts of a page that no script renders: finished HTML, which the browser finds in the document. */
export interface StaticHtml {
  /** Inside of `<main>`: breadcrumbs, article, and what is said about it. */
  main: string;
  /** Inside of the table of contents; empty where the page has none. */
  toc: string;
  /** Inside of the footer. */
  footer: string;
}

/** The hosted search service, as the browser needs it. The key is public: it may search and nothing else. */
interface HostedSearchFacts {
  provider: 'algolia';
  applicationId: string;
  searchApiKey: string;
  indexName: string;
  /** Full addresses in place of the service's own hosts. */
  hosts?: string[];
  /** What becomes of the absolute addresses in the index. */
  externalUrl?: { pattern: string; replacement: string };
}

/** A script of the settings, as attributes and code. */
export interface HeadScript {
  attributes: Record<string, string | true>;
  text: string;
}

/** What is the same on every page. Travels inside each page as JSON; must stay small. */
export interface SiteFacts {
  title: string;
  tagline: string;
  /** Ends in a slash: `/` or `/docs/`. */
  baseUrl: string;
  /** That of the default locale, where this is another one. */
  rootUrl?: string;
  trailingSlash: boolean;
  /** The picture beside the title, by its final addresses; `false`: none. Absent: the mark of the generator. */
  logo?: false | { src: string; dark?: string; alt: string; title: boolean };
  /** The icon of the site for tabs; absent: that of the generator. */
  favicon?: string;
  homeHref: string;
  searchHref: string;
  navbar: NavbarItem[];
  announcement?: { id: string; html: string; dismissible: boolean };
  colorMode: { default: 'light' | 'dark'; switch: boolean };
  /**
   * Where Page feedback goes: to the issue form at `url`, to an address that takes posts, or to a widget of another host,
   * which `script` loads; `url` is then the way without it. Absent: no button.
   */
  feedback?:
    | { provider: 'issue'; url: string }
    | { provider: 'endpoint'; endpoint: string; url: string; countSearches: boolean }
    | { provider: 'script'; src: string; url: string };
  /** What other hosts bring, and who asks the reader for it; absent: nothing is asked or loaded. */
  thirdParties?: {
    consent: 'banner' | { script: string };
    tagManager?: { id: string; src: string };
    scripts: HeadScript[];
  };
  /**
   * Who answers the readers' queries: the index of the site itself (its file, and its text shards with `[id]` for the
   * id), or a hosted service; absent: nobody.
   */
  search?: { provider: 'embedded'; index: string; shard: string } | HostedSearchFacts;
  /** What people come for, where its page exists. */
  tasks: { label: string; href: string }[];
  /** URL of the hashed file with the whole navigation tree. */
  treeHref: string;
  /** URL of the hashed file with the tips on terms. */
  termsHref: string;
  /** Changes whenever any page, asset or setting changes. */
  buildId: string;
  locale: { label: string; htmlLang: string; direction: 'ltr' | 'rtl'; calendar: string };
  docsVersion: { name: string; label: string };
  dev: boolean;
}

/** Props of the components in `site/pages/*.tsx`. */
export interface PageProps {
  site: SiteFacts;
  /** Top level of the default sidebar, with the description of each section's page. */
  sections: { label: string; href: string; description: string }[];
  /** The newest page of the site's first feed. */
  newest?: Newest;
  /** Final href of a route, or undefined while its page does not exist. */
  href: (route: string) => string | undefined;
}
