import type { Root } from 'mdast';
import type { SearchRecord } from '../../search/searchTypes.ts';
import type { Diagnostic } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/facts.ts';
import { readAliases, withAliases } from './anchorAliases.ts';
import type { CompileServices, LinkFact } from './compileServices.ts';
import { headingsOf, nestComponents } from './componentTree.ts';
import { checkMdxSyntax } from './mdxSyntax.ts';
import { readPageBoxes, topOfPage } from './pageBoxes.ts';
import { PageFactsCollector } from './pageCollector.ts';
import { pageHtml } from './pageHtml.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { pageRecords } from './pageRecords.ts';
import type { PageSource } from './pageSource.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { placeholderList } from './placeholders.ts';
import { type PreparedSource, prepareSource } from './prepare.ts';
import { readNodes } from './readNodes.ts';
import { checkReferences } from './references.ts';
import { addQuestions } from './sectionQuestions.ts';
import { checkMarks } from './stuckMarks.ts';
import { unclosedBlocks } from './unclosed.ts';

/** Everything one pass over a page yields. */
export interface CompiledPage {
  /** Finished HTML of the body. */
  readonly html: string;
  /** Puts the HTML together, when other threads have drawn what is in it. All `diagnostics` are there then. */
  draw(): void;
  /** True where the body brings its own `<h1>`. */
  hasTitle: boolean;
  headings: readonly TocItem[];
  /** Every id a link may point at, old ones among them. */
  anchors: Set<string>;
  links: LinkFact[];
  diagnostics: Diagnostic[];
  /** What search knows of the page. */
  records: SearchRecord[];
  /**
   * The page as Markdown, made when it is asked for; empty if pages have no Markdown copy. `place`: what an address of the
   * site is where it will be read.
   */
  markdown(byline?: string, place?: (href: string) => string): string;
}

/**
 * Compiles one page: Markdown to HTML, and in the same pass its headings, anchors, links,
 * search records and faults. Never throws for faults of the page: they come back as diagnostics with file, line and column.
 */
export function compilePage(page: PageSource, services: CompileServices): CompiledPage {
  const prepared = prepareSource(page.body, {
    product: services.product,
    components: services.components.values(),
    math: services.drawMath !== undefined,
  });
  const collector = new PageFactsCollector(page, prepared, services);
  const root = readTree(collector, prepared);
  const boxes = readPageBoxes(collector);
  const aliases = collector.failed ? [] : readAliases(collector);
  const unread = services.tolerant ? page.unread : [];
  const contents = services.contents?.(page, collector.headings) ?? '';
  const top = topOfPage(boxes, { unread, contents, t: services.site.t });
  let article: (() => string) | undefined = pageHtml(collector, root, top);
  const records = pageRecords(collector, root, boxes);
  if (!collector.failed) addQuestions(collector, records);
  const writeMarkdown = services.markdown ? pageMarkdown(collector, root, boxes) : undefined;
  collector.finish();
  let html: Buffer | undefined;
  const draw = () => {
    if (html) return html;
    const made =
      collector.failed || !article ? '' : withAliases(article(), aliases) + placeholderList(collector);
    html = Buffer.from(made);
    // The source is as large as its HTML, so it is released.
    article = undefined;
    return html;
  };
  return {
    draw,
    get html() {
      return draw().toString();
    },
    hasTitle: collector.hasTitle,
    headings: collector.headings,
    anchors: collector.ids.anchors,
    links: collector.links,
    diagnostics: collector.diagnostics,
    records,
    markdown: (byline = '', place) => writeMarkdown?.(byline, place) ?? '',
  };
}

/** The syntax tree with all that the first pass finds out; an empty one where the page cannot be read. */
function readTree(page: PageFactsCollector, { lines, originOf, singleDollars }: PreparedSource): Root {
  try {
    const root = parseMarkdown(page.text.all, singleDollars);
    page.noteUnclosed(unclosedBlocks(root, page.text.all));
    checkReferences(page, root);
    checkMarks(page, root);
    checkMdxSyntax(page, root);
    readNodes(page, root);
    page.services.readTree?.(page.page, { root, lines, originOf });
    nestComponents(root, page);
    page.headings = headingsOf(root);
    return root;
  } catch (error) {
    page.failed = true;
    page.reportFault(error);
    return EMPTY;
  }
}

const EMPTY: Root = { type: 'root', children: [] };
