import type { Nodes } from 'mdast';
import type { DataSets } from '../shared/dataSet.ts';
import type { Hint, Place, Severity } from '../shared/errors.ts';
import type { PageCard } from '../shared/facts.ts';
import type { PendingLink } from '../shared/lightMarkdown.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { BadgeKeys, BadgeValues } from './AppliesTo/badges.ts';
import type { BeforeKeys } from './Before/before.ts';
import type { GlossaryEntry, GlossaryGroup } from './Glossary/glossaryIndex.ts';

/** Attributes of a tag; one without a value is `true`. */
export type ComponentProps = Record<string, string | true>;

/** What stands between the tags of a component: HTML, or Markdown where Markdown is made of it. */
export interface ComponentBody {
  html: string;
  titleHtml?: string;
  /** The bodies of the components that this one collects: the `TabItem`s of `Tabs`. */
  items: { props: ComponentProps; html: string; place?: Place }[];
  /** Ids the component may give to what it holds. */
  ids?: readonly string[];
  /** In the Markdown twin: what stands in front of its further lines. */
  indent?: string;
}

/** One use of a component on a page. */
export interface ComponentCall {
  /** Which component of the page it is, from 1; makes ids unique. */
  index: number;
  props: ComponentProps;
  body: ComponentBody;
}

/** One use of a component on a page, with what is between its tags as nodes. */
export interface ComponentUse {
  props: ComponentProps;
  title?: Nodes[];
  children: Nodes[];
  /** The uses of the components that this one collects. */
  items: { props: ComponentProps; children: Nodes[] }[];
}

/** Where a link leads, as far as it can be known before all pages are compiled. */
export type ResolvedLink =
  /** Another page or an anchor on it; the hash is checked later. */
  | {
      kind: 'page';
      href: string;
      route: string;
      hash: string;
      /** Set where the link differs from the route by upper and lower case alone: the right spelling. */
      caseOnly?: string;
    }
  | { kind: 'external' | 'asset'; href: string }
  /** A page that is still to be written: the link waits. */
  | (PendingLink & { route: string })
  | { kind: 'broken'; href: string; message: string; hint?: Hint };

export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** Set where the image does not exist or must not be shown. */
  problem?: { code: string; message: string; hint?: string; severity: Severity };
}

/** What components may show of the site; the same for all its pages. */
export interface ComponentSite {
  /** Texts of the interface, in the language of its pages. */
  t: Translate;
  data: DataSets;
  glossary: { file: string; entries: readonly GlossaryEntry[]; groups: readonly GlossaryGroup[] };
  /** The keys of "Before you start". */
  before: BeforeKeys;
  /** The keys of "applies to", and the values that each may have. */
  appliesTo: { keys: BadgeKeys; values: BadgeValues };
  /** Titles of pages, those still to be written among them. */
  titleOf(route: string): string | undefined;
  fileHref(file: string): string;
  /** The pages and categories right below a page. */
  childPages(route: string): PageCard[];
  /** Where the code of an island of the site's own lies; undefined for those of the generator. */
  islandHref(name: string): string | undefined;
}

/** What a component sees of the page it stands on. */
export interface ComponentPage {
  route: string;
  /** The page's own address, for links to it from other files. */
  href: string;
  site: ComponentSite;
  /** While a tag is described, the link or picture is checked, too. */
  resolveLink(url: string): ResolvedLink;
  image(url: string): ResolvedImage;
}

/** A table as plain text. */
export interface FactTable {
  head: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
}

/** What a component adds to the facts of its page: known before anything is rendered. */
export interface ComponentFacts {
  /** Faults of its tag. */
  faults?: readonly { severity?: Severity; code: string; message: string; hint?: string }[];
  /** Its attributes as `html` and `markdown` get them; default: as they are written. */
  props?: ComponentProps;
  /** Ids it would like to give; those that are taken on the page it does without. */
  ids?: readonly string[];
  /** What it says in the line it stands in. */
  text?: string;
  /** What a reader sees of it as plain text, line by line and cell by cell: for search and text versions. */
  lines?: readonly (readonly string[])[];
  /** A table it shows below these lines; its rows have ids of `ids`. */
  table?: FactTable;
  /**
   * Headings it shows, and what stands below each: for the table of contents, links and search. A `term` is no heading,
   * and not in the table of contents.
   */
  sections?: readonly { id: string; level: number; text: string; lines: readonly string[]; kind?: 'term' }[];
  /** Links in the data it shows. */
  links?: readonly { url: string; file: string; line: number; column: number }[];
  /** What it shows, for a component that has found that out to describe itself. */
  html?(body: ComponentBody, page: ComponentPage): string;
  markdown?(page: ComponentPage): string;
}

/** All of one component. Its folder also holds its style sheet and, for an island, `hydrate<Name>.tsx`. */
export interface Component {
  /** Its tag. */
  name: string;
  /**
   * `block`: holds blocks of Markdown, its tags stand on lines of their own. `inline`: stands in a line of text.
   * `hidden`: nothing of it is shown. `box`: has no tag, the front matter of a page puts it there.
   */
  place: 'block' | 'inline' | 'hidden' | 'box';
  /** The attributes it knows; any other is a fault. Default: other attributes are passed over. */
  attributes?: readonly string[];
  /** The component that collects this one's body among its items. */
  itemOf?: string;
  /**
   * Its tag has no content: what it expands to is read as if authors had written it, so that headings, tables and code
   * become what those of pages are. An element by the name of a component is that component.
   */
  isLeaf?: boolean;
  /** Languages of the code that it expands to. */
  languages?: readonly string[];
  /** Its text is no prose: the terms of the glossary are not explained in it. */
  noProse?: boolean;
  describe?(props: ComponentProps, page: ComponentPage): ComponentFacts;
  /** What a reader sees of its attributes, for search; `parent`: those of the component around it. */
  labels?(props: ComponentProps, parent: ComponentProps): (string | true | undefined)[];
  /** What it shows, as nodes: HTML, search and Markdown are made of them. */
  expand?(use: ComponentUse, page: ComponentPage): Nodes[];
  /** For a component that does not expand: its HTML. */
  html?(call: ComponentCall, page: ComponentPage): string;
  /** Its Markdown, where that is not its body. */
  markdown?(call: ComponentCall, page: ComponentPage): string;
}

/** An attribute that has a text. */
export function textOf(
  props: Readonly<Record<string, string | true | undefined>>,
  key: string,
): string | undefined {
  const value = props[key];
  return typeof value === 'string' ? value : undefined;
}

/** An address as it is written in another file than its page: an anchor gets the page in front. */
export function outsideHref(href: string, page: Pick<ComponentPage, 'href'>): string {
  return href.startsWith('#') ? page.href + href : href;
}

/** A body in Markdown without the lines around it and the indentation that all its lines share. */
export function dedent(body: string): string {
  const lines = body
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const shared = lines
    .filter((line) => line.trim() !== '')
    .reduce((least, line) => Math.min(least, line.length - line.trimStart().length), Infinity);
  return lines.map((line) => line.slice(shared)).join('\n');
}
