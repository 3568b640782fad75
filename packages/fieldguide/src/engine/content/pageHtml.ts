import type { Heading, List, ListItem, Nodes, Root, Strong } from 'mdast';
import { islandHtml } from '../../components/islandHtml.tsx';
import type { ElementNode, IslandNode } from '../../components/nodes.ts';
import { type PendingLink, plannedHtml } from '../../shared/lightMarkdown.ts';
import { codeSpan, escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { wrapWords } from '../../shared/wordBreaks.ts';
import { type Ahead, aheadOfSteps } from './aheadOfSteps.ts';
import { articleTable } from './articleTable.ts';
import { textIn } from './excerpt.ts';
import { HtmlPieces, type Piece, packed, startTag } from './htmlPieces.ts';
import { VOID_ELEMENTS } from './htmlVocabulary.ts';
import {
  asUri,
  escapeText,
  escapeValue,
  Footnotes,
  footnotesStart,
  hashLink,
  imageHtml,
  isMenuPath,
  menuPath,
  tippedText,
} from './inlineHtml.ts';
import type { TopOfPage } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { isInvisible, type RawPart, unlinked } from './pageTree.ts';

/** Walks the tree of a page and writes its HTML. Returns a function that joins the HTML when the page is requested. */
export function pageHtml(page: PageFactsCollector, root: Root, top: TopOfPage): () => string {
  const walk = new HtmlWalk(page);
  walk.root(root, top);
  return packed(walk.pieces);
}

/** Whether a page shows a node at all where it is. */
function isShown(node: Nodes): boolean {
  return !isInvisible(node) && node.data?.looks?.length !== 0;
}

/** Raw HTML that leaves no trace, as comments do. */
function isSilent(node: Nodes): boolean {
  return node.type === 'html' && (node.data?.parts ?? []).every(({ shown }) => shown.length === 0);
}

/** What does not fit into three lines of a phone. */
const LONG_LEAD = 120;

/** What shows the rest of a long first paragraph on phones, which cut it so that the task is on the first screen. */
function leadFold(t: Translate): string {
  return `<details class="lead-fold"><summary>${escapeHtml(t(english.leadMore))}</summary></details>`;
}

/** What shows the sections that a task does not begin with, on phones. */
function aheadFold({ names }: Ahead, t: Translate): string {
  const label = wrapWords(escapeHtml(t(english.aheadOfSteps, { names: names.join(' · ') })));
  return `<details class="ahead-fold"><summary>${label}</summary></details>\n`;
}

/** Nodes whose HTML has been found out by the first pass. */
const SHOWN = new Set(['math', 'inlineMath']);

class HtmlWalk extends HtmlPieces {
  private readonly footnotes = new Footnotes();
  /** The sections that phones fold. */
  private ahead: Ahead | undefined;

  constructor(private readonly page: PageFactsCollector) {
    super();
  }

  root({ children }: Root, top: TopOfPage): void {
    const visible = children.filter(isShown);
    this.ahead = aheadOfSteps(visible);
    // A comment, or a paragraph in front of the title, must not take what belongs below the title.
    const said = visible.filter((node) => !isSilent(node));
    const first = said[said.findIndex((node) => node.type === 'heading' && node.data?.isTitle) + 1];
    const intro = first?.type === 'paragraph' ? first : undefined;
    for (const [index, node] of visible.entries()) {
      if (index > 0) this.put('\n');
      if (node === first) this.all(intro ? top.badges : [...top.badges, ...top.before], '');
      this.node(node);
      if (node === intro) {
        if (top.before.length > 0 && textIn(node, this.page.text.all).length > LONG_LEAD)
          this.put(leadFold(this.page.services.site.t));
        this.all(top.before, '');
      }
    }
    if (!first) this.all([...top.badges, ...top.before], '');
    if (visible.length > 0) this.put('\n');
    if (this.page.footnotes.size > 0) this.footnoteSection();
  }

  /** Nodes with `gap` between any two. */
  private all(nodes: readonly Nodes[], gap: string): void {
    let isFirst = true;
    for (const node of nodes) {
      if (!isShown(node)) continue;
      if (!isFirst && !node.data?.joined) this.put(gap);
      isFirst = false;
      this.node(node);
    }
  }

  private node(node: Nodes): void {
    const { type } = node;
    if (node.data?.looks) this.all(node.data.looks, '');
    else if (type === 'text') this.put(tippedText(node.value, node.data?.tips));
    else if (type === 'strong') this.strong(node);
    else if (type === 'paragraph') this.inside('p', node);
    else if (type === 'emphasis') this.inside('em', node);
    else if (type === 'delete') this.inside('del', node);
    else if (type === 'heading') this.heading(node);
    else if (type === 'list') this.list(node);
    else if (type === 'blockquote') {
      this.put('<blockquote>\n');
      this.all(node.children, '\n');
      this.put(node.children.length > 0 ? '\n</blockquote>' : '</blockquote>');
    } else if (type === 'table') this.all(articleTable(node, this.page.services.site.t), '');
    else if (type === 'thematicBreak') this.put('<hr>');
    else if (type === 'break') this.put('<br>\n');
    else if (type === 'code') this.put(node.data?.fence?.draw ?? '');
    else if (type === 'inlineCode')
      this.put(node.data?.html ?? codeSpan(node.value, escapeText(node.value.replace(/\n/g, ' '))));
    else if (type === 'html') this.rawHtml(node.data?.parts ?? []);
    else if (type === 'link')
      this.link(node, { target: node.data?.target, title: node.title, bare: unlinked(node.url) });
    else if (type === 'image') this.put(imageHtml(node.alt, node.data?.image, node.title));
    else if (type === 'linkReference' || type === 'imageReference') {
      const { data, title } = this.page.definitions.get(node.identifier) ?? {};
      if (type === 'linkReference')
        this.link(node, { target: data?.waits ?? { href: data?.href ?? '' }, title });
      else this.put(imageHtml(node.alt, data?.image ?? { src: data?.href ?? '' }, title));
    } else if (type === 'footnoteReference') this.put(this.footnotes.reference(node.identifier));
    else if (type === 'element') this.element(node);
    else if (type === 'decoration') this.put(node.html);
    else if (type === 'drawing') this.put(node.draw);
    else if (type === 'island') this.island(node);
    else if (type === 'leafDirective') this.put(`<p>${escapeText(this.page.text.of(node))}</p>`);
    else if (type === 'textDirective') this.put(escapeText(this.page.text.of(node)));
    else if (SHOWN.has(type)) this.put(node.data?.shown?.html ?? '');
  }

  /** The bold text of a menu path is written as steps. */
  private strong(node: Strong): void {
    const [only, ...others] = node.children;
    if (only?.type === 'text' && others.length === 0 && isMenuPath(only.value))
      this.put(menuPath(only.value, this.page.services.site.t));
    else this.inside('strong', node);
  }

  private inside(element: string, { children }: { children: readonly Nodes[] }): void {
    this.put(`<${element}>`);
    this.all(children, '');
    this.put(`</${element}>`);
  }

  /** Nodes whose HTML is changed. */
  private shaped(nodes: readonly Nodes[], shape: (html: string) => string): void {
    const inside = this.apart(() => this.all(nodes, ''));
    this.put(...inside.map((piece) => (typeof piece === 'string' ? shape(piece) : piece)));
  }

  private element({ name, attributes, children }: ElementNode): void {
    this.put(startTag(name, attributes));
    if (name === 'td' || name === 'th') this.shaped(children, wrapWords);
    else this.all(children, '');
    if (!VOID_ELEMENTS.has(name)) this.put(`</${name}>`);
  }

  private island({ name, href, props, panels, element }: IslandNode): void {
    const made = panels.map((panel) => packed(this.apart(() => this.all(panel, '\n'))));
    this.put(() => islandHtml({ name, href, data: props, element: element(made.map((html) => html())) }));
  }

  private heading(node: Heading): void {
    const { depth, children, data } = node;
    const { id = '', text = '', badges = [], isTitle } = data ?? {};
    if (node === this.ahead?.first) this.put(aheadFold(this.ahead, this.page.services.site.t));
    const look = node === this.ahead?.end ? ' class="ahead-end"' : '';
    this.put(`<h${depth} id="${escapeHtml(id)}"${look}>`);
    this.shaped(children, wrapWords);
    this.all(badges, '');
    if (!isTitle) this.put(hashLink(id, text, this.page.services.site.t));
    this.put(`</h${depth}>`);
  }

  private list({ ordered, start, spread, children }: List): void {
    const loose = Boolean(spread) || children.some((item) => item.spread);
    const tag = ordered ? 'ol' : 'ul';
    const isTask = children.some((item) => typeof item.checked === 'boolean');
    const from = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
    this.put(`<${tag}${from}${isTask ? ' class="contains-task-list"' : ''}>\n`);
    for (const item of children) {
      this.item(item, loose);
      this.put('\n');
    }
    this.put(`</${tag}>`);
  }

  private item({ checked, children }: ListItem, loose: boolean): void {
    this.put(typeof checked === 'boolean' ? '<li class="task-list-item">' : '<li>');
    const label = escapeHtml(this.page.services.site.t(checked ? english.done : english.toDo));
    const box = `<input type="checkbox"${checked ? ' checked' : ''} disabled aria-label="${label}"> `;
    const visible = children.filter(isShown);
    for (const [index, node] of visible.entries()) {
      const isText = node.type === 'paragraph' && node.data?.looks === undefined;
      const inLine = isText && !loose;
      if (index > 0 || !inLine) this.put('\n');
      if (isText) {
        this.put(inLine ? '' : '<p>', index === 0 && typeof checked === 'boolean' ? box : '');
        this.all(node.children, '');
        this.put(inLine ? '' : '</p>');
      } else this.node(node);
    }
    const last = visible.at(-1);
    this.put(last && (loose || last.type !== 'paragraph') ? '\n</li>' : '</li>');
  }

  /** `bare`: an address that was parsed as a link but is text. */
  private link(
    node: { children: readonly Nodes[] },
    {
      target,
      title,
      bare,
    }: { target?: PendingLink | { href: string }; title?: string | null; bare?: string },
  ): void {
    if (bare !== undefined) {
      this.put(escapeText(bare));
      return;
    }
    const titled = title ? ` title="${escapeValue(title)}"` : '';
    const isPage = target && 'href' in target;
    this.put(
      isPage ? `<a href="${escapeValue(asUri(target.href))}"${titled}>` : '<span class="pending-link">',
    );
    this.all(node.children, '');
    this.put(isPage ? '</a>' : `</span>${target ? plannedHtml(target) : ''}`);
  }

  private rawHtml(parts: readonly RawPart[]): void {
    for (const { shown } of parts)
      for (const piece of shown) if (piece.type === 'text' || piece.type === 'element') this.put(piece.html);
  }

  private footnoteSection(): void {
    this.put(footnotesStart(this.page.services.site.t));
    // A note may refer to others: all are read before it is known which there are, and how often each is referred to.
    const texts = new Map<string, Piece[]>();
    const read = (name: string) =>
      texts.set(
        name,
        this.apart(() => this.footnote(this.page.footnotes.get(name)?.children ?? [])),
      );
    for (const name of this.footnotes.names) read(name);
    // The text of a footnote without a reference is shown as well.
    for (const name of this.page.footnotes.keys()) {
      if (texts.has(name)) continue;
      this.footnotes.keep(name);
      read(name);
    }
    for (const { identifier, open, backLinks } of this.footnotes.used(this.page.services.site.t)) {
      const isText = this.page.footnotes.get(identifier)?.children.at(-1)?.type === 'paragraph';
      this.put(open, ...(texts.get(identifier) ?? []));
      this.put(isText ? ` ${backLinks}</p>\n</li>\n` : `\n${backLinks}\n</li>\n`);
    }
    this.put('</ol>\n</section>\n');
  }

  /** The text of a footnote; a last paragraph stays open for the links back. */
  private footnote(children: readonly Nodes[]): void {
    const last = children.at(-1);
    this.all(children.slice(0, -1), '\n');
    if (children.length > 1) this.put('\n');
    if (last?.type === 'paragraph') {
      this.put('<p>');
      this.all(last.children, '');
    } else if (last) this.node(last);
  }
}
