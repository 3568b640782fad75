import type { Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import type { Component, ComponentSite, ResolvedImage, ResolvedLink } from '../../components/component.ts';
import type { SearchRecord } from '../../search/types.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/types.ts';
import type { Fences } from './fences.ts';
import { finishPageBoxes, readPageBoxes, topOfPage } from './pageBoxes.ts';
import { PageFactsCollector } from './pageCollector.ts';
import { pageHtml } from './pageHtml.ts';
import type { PageSource } from './pageSource.ts';
import type { TermTips } from './pageTerms.ts';
import { assemble, type RenderComponent } from './pieces.ts';
import { type Placeholder, placeholderList } from './placeholders.ts';
import { prepareSource } from './prepare.ts';
import type { Product } from './product.ts';
import { readNodes } from './readNodes.ts';
import { pageRecords } from './records.ts';
import { pageTwin } from './twin.ts';
import { twinBody } from './twinWalk.ts';

/** A link as it stands on a page, for the link check over the whole site. */
export interface LinkFact {
  url: string;
  /** Set where the link is written in another file than the page: in data it shows. */
  file?: string;
  line: number;
  column: number;
  target: ResolvedLink;
}

/** Everything one pass over a page yields (design decision 4). */
export interface CompiledPage {
  /** Finished HTML of the body; put together when first read. May add to `diagnostics`. */
  readonly html: string;
  /** True where the body brings its own `<h1>`. */
  hasTitle: boolean;
  headings: TocItem[];
  /** Every id a link may point at. */
  anchors: Set<string>;
  links: LinkFact[];
  diagnostics: Diagnostic[];
  /** What search knows of the page. */
  records: SearchRecord[];
  /** The page as Markdown, made when it is asked for; empty where pages have no twin. */
  markdown(byline?: string): string;
}

/** What the compiler asks of the rest of the build; passed in, so that it knows no disk and no React. */
export interface CompileServices {
  resolveLink(page: PageSource, url: string): ResolvedLink;
  resolveImage(page: PageSource, url: string): ResolvedImage;
  /** The components that pages may use, by name. */
  components: ReadonlyMap<string, Component>;
  /** What components may show of the site. */
  site: ComponentSite;
  /** Pages have a Markdown twin. */
  markdown: boolean;
  renderCode(block: CodeBlock): string;
  fences: Fences;
  /** Absent: pages explain no terms. */
  termTips?: TermTips;
  /** The values of their own that readers may put into code, by name. */
  placeholders?: ReadonlyMap<string, Placeholder>;
  product?: Product;
  lenient: boolean;
}

export interface CodeBlock {
  codeHtml: string;
  language: string;
  title?: string;
  lineNumbers: number | false;
  /** Name of the file that a download gives. */
  download?: string;
  /** All of it is output: there is nothing to copy and run. */
  output?: boolean;
  /** Number of lines, and characters of the longest. */
  lines?: number;
  longest?: number;
}

/**
 * Compiles one page: Markdown (or MDX) to HTML, and in the same pass its headings, anchors, links,
 * search records and faults. Never throws for faults of the page: they come back as diagnostics with file, line and column.
 */
export function compilePage(page: PageSource, services: CompileServices): CompiledPage {
  const prepared = prepareSource(page.body, {
    format: page.format,
    product: services.product,
    components: services.components.values(),
  });
  const collector = new PageFactsCollector(page, prepared, services);
  const root = readTree(collector);
  const boxes = readPageBoxes(collector);
  const before = finishPageBoxes(collector, boxes);
  collector.rawHtml.finish();
  let index = 0;
  const render: RenderComponent = (component, props, body) => {
    index += 1;
    return component.html({ index, props, body }, collector.componentPage);
  };
  const top = topOfPage(boxes, { before, components: services.components }, render);
  const pieces = pageHtml(collector, root, top);
  const records = pageRecords(collector, root, boxes.lines);
  const twin = services.markdown ? twinBody(collector, root) : undefined;
  collector.finish();
  let html: string | undefined;
  return {
    get html() {
      html ??= collector.failed ? '' : assemble(pieces, render) + placeholderList(collector);
      return html;
    },
    hasTitle: collector.hasTitle,
    headings: collector.headings,
    anchors: collector.anchors,
    links: collector.links,
    diagnostics: collector.diagnostics,
    records,
    markdown: (byline = '') => (twin ? pageTwin(collector, { boxes, body: twin, byline }) : ''),
  };
}

/** The syntax tree with all that the first pass finds out; an empty one where the page cannot be read. */
function readTree(page: PageFactsCollector): Root {
  const parse = page.page.format === 'mdx' ? mdxToMdast : markdownToMdast;
  let root = EMPTY;
  try {
    const parsed = parse(page.text, { features: { directive: true, frontmatter: false } });
    if (parsed.type === 'root') root = parsed;
    readNodes(page, root);
    page.code.run();
  } catch (error) {
    page.fail(error);
  }
  return root;
}

const EMPTY: Root = { type: 'root', children: [] };
