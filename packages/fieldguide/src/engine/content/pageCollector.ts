import type { Definition, FootnoteDefinition, Nodes, Table } from 'mdast';
import type {
  ComponentPage,
  ComponentProps,
  DataPlace,
  ResolvedImage,
  ResolvedLink,
} from '../../components/component.ts';
import type { Colored } from '../../components/Diagram/key.ts';
import { type Diagnostic, isDataFault, type Place, placeIn } from '../../shared/errors.ts';
import type { TocItem } from '../../shared/facts.ts';
import { mapLinks } from '../../shared/htmlLinks.ts';
import { isScriptUrl } from '../../shared/url.ts';
import type { CompileServices, LinkFact } from './compileServices.ts';
import { literalMarkdown } from './literalMarkdown.ts';
import { PageIds } from './pageIds.ts';
import type { PageSource } from './pageSource.ts';
import { PageTerms } from './pageTerms.ts';
import { PageText } from './pageText.ts';
import type { ComponentStart } from './pageTree.ts';
import type { PreparedSource } from './prepare.ts';
import { RawHtmlReader } from './rawHtml.ts';
import { schemeFault } from './schemes.ts';
import { type RawHtmlHost, unknownAttribute } from './tagAttributes.ts';
import { type Unclosed, unclosedFault } from './unclosed.ts';

/** Gathers what one compile pass finds: the first pass over the tree writes, `compilePage` reads. */
export class PageFactsCollector implements RawHtmlHost {
  /** The headings of the finished tree, but for the title. */
  headings: readonly TocItem[] = [];
  readonly ids = new PageIds();
  readonly text: PageText;
  readonly links: LinkFact[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly rawHtml = new RawHtmlReader(this);
  /** Reference definitions, by identifier. */
  readonly definitions = new Map<string, Definition>();
  /** Footnotes, by identifier, wherever they are: in a quote, a list or an admonition too. */
  readonly footnotes = new Map<string, FootnoteDefinition>();
  readonly terms: PageTerms;
  /** The page's own address, for links to it from other files. */
  readonly ownHref: string;
  /** Placeholders that are in the page's code. */
  readonly placeholders = new Set<string>();
  hasTitle = false;
  /** A heading below the title has been read. */
  hasSection = false;
  /** A warning has said that formulas are not drawn. */
  hasMath = false;
  /** True where the page cannot be compiled. */
  failed = false;
  /** What colors of diagrams have been explained. */
  readonly colors = new Set<Colored>();
  readonly tables: Table[] = [];

  constructor(
    readonly page: PageSource,
    prepared: PreparedSource,
    readonly services: CompileServices,
  ) {
    this.text = new PageText(prepared);
    const { termTips } = services;
    const wanted = page.frontMatter.term_tips !== false && page.route !== termTips?.route;
    this.terms = new PageTerms(wanted ? termTips : undefined, services.components.values());
    const own = services.resolveLink(page, page.route);
    this.ownHref = 'href' in own ? own.href : '';
  }

  /** What a component sees of this page, whose tag is at a place of it. */
  seenFrom(place: Place = START): ComponentPage {
    const { services, page } = this;
    return {
      route: page.route,
      href: this.ownHref,
      site: services.site,
      report: (fault) => this.report(fault, place),
      takeId: (id) => this.ids.take(id),
      lookUpLink: (url) => services.resolveLink(page, url),
      resolveLink: (url, written) => (written ? this.dataLink(url, written) : this.link(url, place)),
      image: (url) => this.image(url, place),
    };
  }

  /** A link in data that the page shows. */
  private dataLink(url: string, place: DataPlace): ResolvedLink {
    const fault = schemeFault(url);
    if (fault) this.diagnostics.push({ severity: 'warning', code: 'link-scheme', ...place, ...fault });
    const target = this.services.resolveLink(this.page, url);
    this.links.push({ url, ...place, target });
    return target;
  }

  /** Whether a lone tag of raw HTML is text, where the page has been read to. */
  isText(tag: string): boolean {
    return this.rawHtml.isText(tag);
  }

  /** Reports what is opened and never closed. */
  noteUnclosed(found: readonly Unclosed[]): void {
    for (const each of this.text.withUnclosed(found)) this.report(unclosedFault(each), each.place);
  }

  literalText(text: string, start: Place): void {
    const mark = literalMarkdown(text);
    if (mark === undefined) return;
    const place = placeIn(text, text.indexOf(mark), start);
    const message = `${mark} is inside HTML, so it is shown as text.`;
    const hint = 'Put blank lines around the Markdown, or use HTML tags.';
    this.warn({ code: 'html-markdown', message, hint }, place);
  }

  warn(fault: Pick<Diagnostic, 'code' | 'message' | 'hint'>, place: Place): void {
    this.report({ severity: 'warning', ...fault }, place);
  }

  report(fault: Omit<Diagnostic, 'file' | 'line' | 'column'>, place: Place): void {
    this.diagnostics.push({ ...fault, file: this.page.file, ...this.text.originOf(place) });
  }

  /** A fault that the parser threw. */
  reportFault(error: unknown): void {
    if (isDataFault(error)) {
      this.diagnostics.push(...error.diagnostics);
      return;
    }
    const message = error instanceof Error ? error.message : String(error);
    const at = /^(\d+):(\d+)\b/.exec(message);
    // An error thrown by code has no line, but the missing name leads to one.
    const name = /^([\w$]+) is not defined/.exec(message)?.[1];
    const place = at ? { line: Number(at[1]), column: Number(at[2]) } : this.text.placeOfName(name);
    const reason = message.replace(/^\d+:\d+:\s*/, '').replace(/\.+$/, '');
    this.report({ code: 'compile', message: `the page cannot be compiled: ${reason}.` }, place);
  }

  /** Resolves a link, notes it for the link check, and returns its target. */
  link(url: string, place: Place): ResolvedLink {
    if (isScriptUrl(url)) {
      this.warn(
        { code: 'script-url', message: `the link "${url}" would run a script; only its text is kept.` },
        place,
      );
      return { kind: 'pending', route: '' };
    }
    const fault = schemeFault(url);
    if (fault) this.warn({ code: 'link-scheme', message: fault.message, hint: fault.hint }, place);
    const target = this.services.resolveLink(this.page, url);
    this.links.push({ url, ...this.text.originOf(place), target });
    return target;
  }

  /** Final address of a link; undefined where it waits for its page. */
  href(url: string, place: Place): string | undefined {
    const target = this.link(url, place);
    return target.kind === 'pending' ? undefined : target.href;
  }

  /** HTML that code has made, with the final addresses of its links. */
  finalLinks(html: string, place: Place): string {
    return mapLinks(html, (url) => this.href(url, place));
  }

  /** Whether a tag is that of a component. */
  isComponent(name: string): boolean {
    return this.services.components.has(name);
  }

  /** The start of a component. Unknown attributes are reported here. */
  openComponent(name: string, props: ComponentProps, place: Place): ComponentStart {
    const component = this.services.components.get(name);
    const unknown = component && unknownAttribute(component, props);
    if (unknown) this.report(unknown, place);
    const start = { type: 'open' as const, name, component, props, place, isFaulty: unknown !== undefined };
    if (!component?.isLeaf || unknown) return start;
    const use = { index: 0, props, children: [], items: [] };
    const nodes = this.ofData(() => component.expand(use, this.seenFrom(place))) ?? [];
    return { ...start, nodes: nodes.map((node) => placedAt(node, place)) };
  }

  /** What a component makes of the site's data; nothing if the data has faults, which are reported once. */
  ofData<T>(make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      if (!isDataFault(error)) throw error;
      this.diagnostics.push(...error.diagnostics);
      return undefined;
    }
  }

  mayLoad(origin: string): boolean {
    return this.services.externalOrigins?.includes(origin) ?? false;
  }

  image(url: string, place: Place): ResolvedImage {
    if (isScriptUrl(url) && !url.startsWith('data:image/')) {
      this.warn(
        { code: 'script-url', message: `the image "${url}" would run a script and has been removed.` },
        place,
      );
      return { src: 'data:,' };
    }
    const image = this.services.resolveImage(this.page, url);
    if (image.problem) this.report(image.problem, place);
    return image;
  }

  /** An id of raw HTML: as its author wrote it, or not at all. False where it is taken. */
  anchor(id: string, place: Place): boolean {
    if (this.ids.isTaken(id)) {
      this.repeated(id, place);
      return false;
    }
    this.ids.anchors.add(id);
    return true;
  }

  /** Reports an id that the page has already, or that its shell, footnotes, drawings and tabs may have. */
  repeated(id: string, place: Place): void {
    const isReserved = this.ids.isReserved(id);
    const message = `the id "${id}" is ${isReserved ? 'reserved for parts of the page itself' : 'used twice on this page'}.`;
    const hint = isReserved ? 'Choose a different id.' : 'Give each element its own id.';
    this.warn({ code: 'duplicate-id', message, hint }, place);
  }

  /**
   * Lets go of the prepared text and of all nodes, which take several times the room of the page: faults that are found
   * late need the way back to the author's lines alone.
   */
  finish(): void {
    this.text.finish();
    this.tables.length = 0;
    this.definitions.clear();
    this.footnotes.clear();
    this.ids.finish();
  }
}

const START: Place = { line: 1, column: 1 };

/** Nodes that a component makes are where its tag is. */
function placedAt(node: Nodes, { line, column }: Place): Nodes {
  const point = { line, column, offset: 0 };
  node.position = { start: point, end: point };
  if ('children' in node) for (const child of node.children) placedAt(child, { line, column });
  return node;
}
