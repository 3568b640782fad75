import { defineMdastPlugin, type MdastPluginDefinition, markdownToHtml, mdxToJs } from 'satteri';
import type {
  Component,
  ComponentBody,
  ComponentSite,
  ResolvedImage,
  ResolvedLink,
} from '../../components/component.ts';
import type { SearchRecord } from '../../search/types.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/types.ts';
import type { Fences } from './fences.ts';
import { evaluateMdx } from './mdx.ts';
import { finishPageBoxes, type PageBoxes, placePageBoxes, readPageBoxes } from './pageBoxes.ts';
import { PageFactsCollector } from './pageCollector.ts';
import type { PageSource } from './pageSource.ts';
import type { TermTips } from './pageTerms.ts';
import { type Placeholder, placeholderList } from './placeholders.ts';
import { blockPlugin, definitionPlugin } from './plugins.ts';
import { prepareSource } from './prepare.ts';
import type { Product } from './product.ts';
import { LINE } from './reading.ts';
import { readRecords } from './records.ts';
import { assemble, type RenderComponent } from './slots.ts';
import { pageTwin } from './twin.ts';

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
  const gathered = gather(page, services);
  const { collector } = gathered;
  let records = readRecords(collector.reading.take(), collector.slots, page);
  let finished: string | undefined;
  // Let go once they have been used: they hold all that the pass gathered. Made elsewhere, since a function holds
  // whatever any function beside it needs.
  let finish: (() => string) | undefined = articleOf(gathered);
  let twin = twinOf(gathered);
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
  boxes: PageBoxes;
  /** The Before you start box with final links. */
  before?: ComponentBody;
  collector: PageFactsCollector;
}

/** The pass itself. */
function gather(page: PageSource, services: CompileServices): Gathered {
  const prepared = prepareSource(page.body, {
    format: page.format,
    product: services.product,
    components: services.components.values(),
  });
  const collector = new PageFactsCollector(page, prepared, services);
  const boxes = readPageBoxes(collector);
  for (const text of boxes.lines) collector.reading.add({}, { type: 'text', text }, LINE);
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
  const before = finishPageBoxes(collector, boxes);
  collector.finish();
  return { html, boxes, before, collector };
}

/** Puts the article together when it is called. */
function articleOf({ html, boxes, before, collector }: Gathered): () => string {
  return () => {
    let index = 0;
    const render: RenderComponent = (component, props, body) => {
      index += 1;
      return component.html({ index, props, body }, collector.componentPage);
    };
    const { badges } = boxes;
    const { components } = collector.services;
    const article = placePageBoxes(mendGenerated(html), { badges, before, components }, render);
    return assemble(article, collector.slots, render) + placeholderList(collector);
  };
}

function twinOf({ collector, boxes }: Gathered): ((byline?: string) => string) | undefined {
  if (!collector.twin) return undefined;
  return (byline) => {
    const markdown = pageTwin(collector, boxes, byline);
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
