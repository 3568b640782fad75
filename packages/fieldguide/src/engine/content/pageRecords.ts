import type { Heading, Nodes, Root, Table, TableCell, TableRow } from 'mdast';
import type { ElementNode } from '../../components/nodes.ts';
import type { SearchRecord } from '../../search/searchTypes.ts';
import { BLOCK_ELEMENTS } from './htmlVocabulary.ts';
import { boxNodes, type PageBoxes } from './pageBoxes.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { type RawPart, unlinked } from './pageTree.ts';
import { capital, RecordText } from './recordText.ts';

/**
 * Walks the tree of a page and writes its search records: what is before its first heading (left out where that
 * is nothing), then one for each heading, in the order of the page. A page without headings is one record.
 * What the front matter puts at the top finds the page, as labels do, and is no text to show.
 */
export function pageRecords(page: PageFactsCollector, root: Root, boxes: PageBoxes): SearchRecord[] {
  const walk = new RecordWalk(page);
  walk.node(root);
  walk.end();
  const [first, ...rest] = walk.records;
  const opening = walk
    .linesOf(boxNodes({ ...boxes, before: undefined }, page.services.site.t))
    .concat(boxes.before ? walk.linesOf([boxes.before.items]) : []);
  if (first && opening.length > 0)
    first.labels = [first.labels, ...opening].filter((line) => line !== undefined).join('\n');
  const isEmpty = first?.text === '' && first.code === '' && first.labels === undefined;
  return first && !(isEmpty && rest.length > 0) ? walk.records : rest;
}

/** Headers of the first column of a troubleshooting table. */
const FAULTS = /^(?:what you see|symptom|error(?: message)?|message|problem)$/i;
/** Headers of the first column of other tables that readers search. */
const PORTS = /^ports?$/i;
const SETTINGS = /^(?:setting|option|field|parameter|flag|variable)s?$/i;
const ROW_LEVEL = 7;
const TERM_LEVEL = 3;

/** The heading that a record belongs to. */
type Heads = Pick<SearchRecord, 'anchor' | 'heading' | 'level' | 'kind' | 'questions'>;

class RecordWalk {
  readonly records: SearchRecord[] = [];
  private readonly text = new RecordText();
  private heading: Heads = { anchor: '', heading: '', level: 1 };
  /** Rows of tables of faults in the current section. */
  private faults: Pick<SearchRecord, 'anchor' | 'heading' | 'text'>[] = [];
  /** Where nodes are in a line of text rather than as blocks. */
  private inLine = 0;

  constructor(private readonly page: PageFactsCollector) {}

  /** Ends the record of the current heading. */
  end(next = this.heading): void {
    const { route, title } = this.page.page;
    const { heading } = this.heading;
    const kind = this.heading.kind ?? (heading.endsWith('?') ? 'question' : undefined);
    this.records.push({ route, title, ...this.heading, ...this.text.take(), ...(kind ? { kind } : {}) });
    for (const fault of this.faults)
      this.records.push({ route, title, level: ROW_LEVEL, code: '', kind: 'error', ...fault });
    this.faults = [];
    this.heading = next;
  }

  line(text: string): void {
    this.text.add(text);
    this.text.endLine();
  }

  /** The text of nodes, line by line; call it after all records are done. */
  linesOf(nodes: readonly Nodes[]): string[] {
    this.all({ children: nodes });
    return this.text
      .take()
      .text.split('\n')
      .filter((line) => line !== '');
  }

  node(node: Nodes): void {
    const { type } = node;
    if (node.data?.isAside) return;
    if (type === 'text' || type === 'inlineCode') this.text.add(node.value);
    else if (type === 'inlineMath') this.text.add(node.value);
    else if (type === 'math') this.text.addCode(node.value);
    else if (type === 'break') this.text.add(' ');
    else if (type === 'image' || type === 'imageReference') this.picture(node.alt);
    else if (type === 'code') {
      const { title, labels = [], code = '' } = node.data?.fence ?? {};
      if (title !== undefined) this.line(title);
      this.text.addLabels(labels);
      this.text.addCode(code);
    } else if (type === 'heading') {
      if (!node.data?.isEmpty) this.section(node);
    } else if (type === 'paragraph') this.block(node);
    else if (type === 'table') this.table(node);
    else if (type === 'link' && unlinked(node.url) !== undefined) this.text.add(unlinked(node.url) ?? '');
    else if (type === 'leafDirective') {
      this.text.endLine();
      this.line(this.page.text.of(node));
    } else if (type === 'textDirective') this.text.add(this.page.text.of(node));
    else if (type === 'html') {
      if (this.inLine === 0) this.text.endLine();
      this.rawHtml(node.data?.parts ?? []);
    } else if (type === 'drawing') this.text.addLabels(node.labels);
    else if (node.type === 'element' && node.data?.isTerm) this.term(node);
    else if (type === 'element') {
      this.element(node.name, false);
      this.all(node);
      this.element(node.name, true);
    } else if ('children' in node) this.all(node);
  }

  private all({ children }: { children: readonly Nodes[] }): void {
    for (const child of children) this.node(child);
  }

  /** Text on separate lines. */
  private block(node: { children: readonly Nodes[] }): void {
    this.text.endLine();
    this.within(node);
    this.text.endLine();
  }

  private within(node: { children: readonly Nodes[] }): void {
    this.inLine += 1;
    this.all(node);
    this.inLine -= 1;
  }

  /** Separate from the words next to it. */
  private picture(alt: string | null | undefined): void {
    if (alt) this.text.add(` ${alt} `);
  }

  private section(node: Heading): void {
    const { id = '', text = '', badges = [], isTitle } = node.data ?? {};
    if (isTitle) {
      // The title of the page is in each of its records.
      if (text !== this.page.page.title.replace(/\s+/g, ' ').trim()) this.block(node);
      return;
    }
    const { questions } = node.data ?? {};
    this.end({ anchor: id, heading: text, level: node.depth, ...(questions && { questions }) });
    for (const badge of badges) this.node(badge);
  }

  /** A term and, up to the next, what it means. */
  private term({ attributes, children }: ElementNode): void {
    this.text.endLine();
    this.within({ children });
    const [heading = ''] = this.text.takeCells();
    this.end({ anchor: String(attributes.id ?? ''), heading, level: TERM_LEVEL, kind: 'term' });
  }

  /**
   * Each row of a troubleshooting table is a record after the record of its section; rows of other tables are
   * lines of it.
   */
  private table({ align, children: [first, ...rows] }: Table): void {
    const columns = align?.length ?? 0;
    const head = first ? this.cells(first, columns) : [];
    const isFaults = FAULTS.test(head[0] ?? '');
    this.head(head);
    for (const row of rows) {
      const cells = this.cells(row, columns);
      const anchor = row.data?.id;
      const [seen = '', ...others] = cells;
      if (isFaults && anchor !== undefined)
        this.faults.push({
          anchor,
          heading: seen,
          text: others.map((cell, at) => sentence(cell, row.children[at + 1])).join(' '),
        });
      else this.text.addRow(cells, { head, anchor });
    }
  }

  /** Column headers are text of the section. */
  private head(head: readonly string[]): void {
    this.text.addLabels(head);
    const [first = ''] = head;
    this.heading.kind ??= PORTS.test(first) ? 'port' : SETTINGS.test(first) ? 'setting' : undefined;
  }

  /** Cells after the last column are not shown. */
  private cells({ children }: TableRow, columns: number): string[] {
    this.text.endLine();
    for (const cell of children.slice(0, columns)) {
      this.text.nextCell();
      this.within(cell);
    }
    return this.text.takeCells();
  }

  private rawHtml(parts: readonly RawPart[]): void {
    for (const { shown } of parts)
      for (const piece of shown) {
        if (piece.type === 'text') this.text.add(piece.text);
        else if (piece.type === 'element' && piece.name === 'img') this.picture(piece.alt);
        else if (piece.type === 'element') this.element(piece.name, piece.end);
      }
  }

  /** What the start or the end of an HTML element does to the text. */
  private element(name: string, isEnd: boolean): void {
    if (name === 'br') this.text.add(' ');
    else if (name === 'td' || name === 'th') {
      if (!isEnd) this.text.nextCell();
    } else if (name === 'pre') {
      if (!isEnd) this.text.endLine();
      this.text.setCode(!isEnd);
    } else if (BLOCK_ELEMENTS.has(name)) this.text.endLine();
  }
}

/** A cell that begins and ends as a sentence does; code stays as it is written. */
function sentence(cell: string, node: TableCell | undefined): string {
  const begun = node?.children[0]?.type === 'inlineCode' ? cell : capital(cell);
  return /[\p{L}\p{N}]$/u.test(begun) ? `${begun}.` : begun;
}
