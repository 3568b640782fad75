import type { Nodes } from 'mdast';
import type { DataSets } from '../shared/dataSet.ts';
import type { Fault, Hint, Place, Severity } from '../shared/errors.ts';
import type { PageCard } from '../shared/facts.ts';
import type { PendingLink } from '../shared/lightMarkdown.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { BadgeKeys, BadgeValues } from './AppliesTo/badges.ts';
import type { BeforeKeys } from './Before/before.ts';
import type { GlossaryEntry, GlossaryGroup } from './Glossary/glossaryIndex.ts';

/** Attributes of a tag; one without a value is `true`. */
export type ComponentProps = Record<string, string | true>;

/** One use of a component on a page, with what is between its tags as nodes. */
export interface ComponentUse {
  /** Which component of the page it is, from 1; makes ids unique. */
  index: number;
  props: ComponentProps;
  title?: Nodes[];
  children: Nodes[];
  /** The uses of the components that this one collects, each with the page as its own tag sees it. */
  items: { props: ComponentProps; children: Nodes[]; page: ComponentPage }[];
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

/** What a component sees of its page. Faults, links and pictures are noted at the place of its tag. */
export interface ComponentPage {
  route: string;
  /** The page's own address, for links to it from other files. */
  href: string;
  site: ComponentSite;
  /** Tells a fault of the tag. */
  report(fault: ComponentFault): void;
  /** Takes an id; false where another part of the page has it already. */
  takeId(id: string): boolean;
  /** Where a link leads. It is checked, at `place` where it is written in another file. */
  resolveLink(url: string, place?: DataPlace): ResolvedLink;
  /** Where a link leads that is checked elsewhere, with the data that it is written in. */
  lookUpLink(url: string): ResolvedLink;
  image(url: string): ResolvedImage;
}

export interface ComponentFault extends Fault {
  /** Default: it ends the build. */
  severity?: Severity;
  code: string;
}

/** Where a link is written in a file of data. */
export interface DataPlace extends Place {
  file: string;
}

/** All of one component. Its folder also holds its style sheet and, for an island, `hydrate<Name>.tsx`. */
export interface Component {
  /** Its tag. */
  name: string;
  /** `block`: holds blocks of Markdown, its tags are on lines of their own. `inline`: is in a line of text. */
  place: 'block' | 'inline';
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
  /** What it shows, as nodes: HTML, search and Markdown are made of them. */
  expand(use: ComponentUse, page: ComponentPage): Nodes[];
}

/** An attribute that has a text. */
export function textOf(
  props: Readonly<Record<string, string | true | undefined>>,
  key: string,
): string | undefined {
  const value = props[key];
  return typeof value === 'string' ? value : undefined;
}
