import type { CodeBlockParts } from '../../components/CodeBlock/index.ts';
import type { Component, ComponentSite, ResolvedImage, ResolvedLink } from '../../components/component.ts';
import type { TocItem } from '../../shared/facts.ts';
import type { PlaceholderFacts } from '../../theme/values/values.ts';
import type { Product } from '../data/product.ts';
import type { Fences } from './highlight.ts';
import type { DrawnFence, Kit, KitFile } from './kit.ts';
import type { PageSource } from './pageSource.ts';
import type { TermTips } from './pageTerms.ts';
import type { ReadTree } from './readTree.ts';

/** A link as it is on a page, for the link check over the whole site. */
export interface LinkFact {
  url: string;
  /** Set where the link is written in another file than the page: in data it shows. */
  file?: string;
  line: number;
  column: number;
  target: ResolvedLink;
}

/** Draws a formula as MathML. @throws where it is no formula of TeX. */
export type DrawMath = (tex: string, display: boolean) => string;

/** What the compiler asks of the rest of the build; passed in, so that it knows no disk and no React. */
export interface CompileServices {
  resolveLink(page: PageSource, url: string): ResolvedLink;
  resolveImage(page: PageSource, url: string): ResolvedImage;
  /** The components that pages may use, by name. */
  components: ReadonlyMap<string, Component>;
  /** What components may show of the site. */
  site: ComponentSite;
  /** Other hosts that pages may load from, and send forms to. */
  externalOrigins?: readonly string[];
  /** Pages have a Markdown copy. */
  markdown: boolean;
  renderCode(block: CodeBlockParts): string;
  fences: Fences;
  /** Fences that the site draws. */
  drawnFences?: readonly DrawnFence[];
  /** The kinds of boxes in diagrams, by their labels. */
  roles?: Kit['roles'];
  /** What follows the first paragraph of a page because of its headings, as HTML. */
  contents?(page: PageSource, headings: readonly TocItem[]): string;
  /** Absent: formulas are shown as they are written. */
  drawMath?: DrawMath;
  /** What they need in the browser. */
  kitFile?(name: string): KitFile | undefined;
  /** Absent: pages explain no terms. */
  termTips?: TermTips;
  /** Placeholders in code that readers can replace with their own values, by name. */
  placeholders?: ReadonlyMap<string, PlaceholderFacts>;
  product?: Product;
  /** Reads the tree of each page. */
  readTree?: ReadTree;
  /** What cannot be compiled is marked where it is; the rest of its page is shown. */
  tolerant?: boolean;
}
