import { defineMdastPlugin, type MdastPluginDefinition, markdownToHtml, mdxToJs } from 'satteri';
import type { SearchRecord } from '../../search/types.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/types.ts';
import type { AppliesValues } from './appliesTo.ts';
import type { PortBook } from './before.ts';
import type { Fences } from './fences.ts';
import { evaluateMdx } from './mdx.ts';
import { pageBoxText, placePageBoxes, readPageBoxes } from './pageBoxes.ts';
import { PageFactsCollector } from './pageCollector.ts';
import type { PageSource } from './pageSource.ts';
import type { TermTips } from './pageTerms.ts';
import { type Placeholder, placeholderList } from './placeholders.ts';
import { blockPlugin, definitionPlugin } from './plugins.ts';
import { prepareSource } from './prepare.ts';
import type { Product } from './product.ts';
import { LINE } from './reading.ts';
import { readRecords } from './records.ts';
import { assemble, type ComponentBody, type ComponentProps, type RenderComponent } from './slots.ts';
import { pageTwin } from './twin.ts';

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
  | { kind: 'pending'; route: string }
  | { kind: 'broken'; href: string; message: string; hint?: string };

export interface ResolvedImage {
  src: string;
  width?: number;
  height?: number;
  /** Set where the image does not exist or must not be shown. */
  problem?: { code: string; message: string; hint?: string; severity: 'error' | 'warning' };
}

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
  /** What search knows of the page. Hands it over: a second call finds nothing. */
  takeRecords(): SearchRecord[];
  /** The page as Markdown, made when it is asked for; hands over what it is made of. Empty where pages have no twin. */
  takeMarkdown(byline?: string): string;
}

/** What the compiler asks of the rest of the build; passed in, so that it knows no disk and no React. */
export interface CompileServices {
  resolveLink(page: PageSource, url: string): ResolvedLink;
  resolveImage(page: PageSource, url: string): ResolvedImage;
  /** Renders a component of a page; `headings` is all the page has. */
  renderComponent(component: ComponentCall, page: PageSource, headings: readonly TocItem[]): string;
  /** What a component adds to the facts of its page: known before anything is rendered. */
  describeComponent(name: string, props: ComponentProps, page: PageSource): ComponentFacts;
  /**
   * What a component shows, in Markdown; undefined where its body says it all. Absent: pages have no Markdown twin.
   */
  renderMarkdown?(component: ComponentCall, page: PageSource): string | undefined;
  renderCode(block: CodeBlock): string;
  /** The HTML around a table of so many rows, its head not counted. */
  tableBox(rows: number): { open: string; close: string };
  fences: Fences;
  /** Absent: pages explain no terms. */
  termTips?: TermTips;
  /** Ports by feature, for the Before you start box; without it, their names are shown. */
  ports?: PortBook;
  /** The values of their own that readers may put into code, by name. */
  placeholders?: ReadonlyMap<string, Placeholder>;
  /** Values that "applies to" may have; without them, any. */
  appliesTo?: AppliesValues;
  product?: Product;
  lenient: boolean;
}

export interface ComponentCall {
  name: string;
  /** Which component of the page it is, from 1; makes ids unique. */
  index: number;
  props: ComponentProps;
  body: ComponentBody;
}

export interface ComponentFacts {
  /** Faults of its tag. */
  faults?: readonly { severity: 'error' | 'warning'; code: string; message: string; hint?: string }[];
  /** Ids it would like to give; those that are taken on the page it does without. */
  ids?: readonly string[];
  /** What a reader sees of it as plain text, line by line and cell by cell: for search and text versions. */
  lines?: readonly (readonly string[])[];
  /** Headings it shows, and what stands below each: for the table of contents (up to level 2), links and search. */
  sections?: readonly { id: string; level: number; text: string; lines: readonly string[] }[];
  /** Links in the data it shows. */
  links?: readonly { url: string; file: string; line: number; column: number }[];
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
  const gathered = gather(page, services);
  const { collector } = gathered;
  let records = readRecords(collector.reading.take(), collector.slots, page);
  let finished: string | undefined;
  // Let go once they have been used: they hold all that the pass gathered. Made elsewhere, since a function holds
  // whatever any function beside it needs.
  let finish: (() => string) | undefined = articleOf(gathered);
  let twin = twinOf(collector);
  return {
    get html() {
      finished ??= finish?.() ?? '';
      finish = undefined;
      return finished;
    },
    hasTitle: collector.hasTitle,
    headings: collector.headings,
    anchors: collector.anchors,
    links: collector.links,
    diagnostics: collector.diagnostics,
    takeRecords() {
      const taken = records;
      records = [];
      return taken;
    },
    takeMarkdown(byline) {
      const markdown = twin?.(byline) ?? '';
      twin = undefined;
      return markdown;
    },
  };
}

interface Gathered {
  html: string;
  boxes: ReturnType<typeof readPageBoxes>;
  collector: PageFactsCollector;
}

/** The pass itself. */
function gather(page: PageSource, services: CompileServices): Gathered {
  const prepared = prepareSource(page.body, { format: page.format, product: services.product });
  const collector = new PageFactsCollector(page, prepared, services);
  for (const text of pageBoxText(page.frontMatter, services.ports))
    collector.reading.add({}, { type: 'text', text }, LINE);
  const plugins: MdastPluginDefinition[] = [defineMdastPlugin(blockPlugin(collector))];
  // A pass of its own, which pages without a definition are spared.
  if (prepared.text.includes(']:')) plugins.unshift(defineMdastPlugin(definitionPlugin(collector)));
  const options = { features: { directive: true, frontmatter: false }, mdastPlugins: plugins };
  let html = '';
  try {
    html =
      page.format === 'mdx'
        ? evaluateMdx(
            atOnce(mdxToJs(prepared.text, { ...options, outputFormat: 'function-body' })).code,
            (slot, text) => collector.setRead(slot, text),
          )
        : atOnce(markdownToHtml(prepared.text, options)).html;
  } catch (error) {
    collector.fail(error);
  }
  const boxes = readPageBoxes(collector);
  collector.finish();
  return { html, boxes, collector };
}

/** Puts the article together when it is called. */
function articleOf({ html, boxes, collector }: Gathered): () => string {
  return () => {
    let index = 0;
    const render: RenderComponent = (name, props, body) => {
      index += 1;
      const { services, page, headings } = collector;
      return services.renderComponent({ name, index, props, body }, page, headings);
    };
    const article = placePageBoxes(mendGenerated(html), boxes, render);
    return assemble(article, collector.slots, render) + placeholderList(collector);
  };
}

function twinOf(collector: PageFactsCollector): ((byline?: string) => string) | undefined {
  if (!collector.twin) return undefined;
  return (byline) => {
    const markdown = pageTwin(collector, byline);
    collector.twin = undefined;
    return markdown;
  };
}

/** Our plugins are synchronous, so the compiler's answer is no promise; its type cannot know that. */
function atOnce<T>(result: T | Promise<T>): T {
  if (result instanceof Promise) throw new Error('a Markdown plugin is asynchronous');
  return result;
}

/**
 * What the compiler writes and pages may not have: cells aligned with a style attribute, which a strict policy
 * blocks, and task boxes without a name. Only its own HTML is seen here; the author's stands in slots.
 */
function mendGenerated(html: string): string {
  return html
    .replace(/(<t[hd]) style="text-align: ?(left|center|right);?"/g, '$1 class="align-$2"')
    .replace(/<input type="checkbox"( checked)? disabled>/g, (box, checked?: string) =>
      box.replace('>', ` aria-label="${checked ? 'Done' : 'To do'}">`),
    );
}
