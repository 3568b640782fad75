import type { Nodes } from 'mdast';
import { BLOCK_ELEMENTS } from './vocabulary.ts';

/** One step of reading a page aloud, in the order of the page. */
export type Read =
  | { type: 'text'; text: string }
  /** What follows stands on a line of its own. */
  | { type: 'line' }
  /** What follows is the next cell of a row. */
  | { type: 'cell' }
  | { type: 'code'; code: string }
  /** Text between the two is code. */
  | { type: 'pre' | 'pre-end' }
  | { type: 'heading'; id: string; level: number; text: string }
  /** Nothing between the two is shown, or it has been read already. They nest. */
  | { type: 'hide' | 'show' }
  /** What a slot stands for is known when the whole page has been read. */
  | { type: 'slot'; slot: number };

export const LINE: Read = { type: 'line' };
export const CELL: Read = { type: 'cell' };
export const HIDE: Read = { type: 'hide' };
export const SHOW: Read = { type: 'show' };

type Place = Pick<Nodes, 'position'>;

/**
 * What a page reads like, gathered while its nodes are visited. The parser tells where a node begins, never
 * where it has been left; the end of one is noted when the next node stands behind it.
 */
export class Reading {
  private reads: Read[] = [];
  private readonly open: { end: number; reads: readonly Read[] }[] = [];
  private columns = 0;
  private cells = 0;

  add(node: Place, ...reads: readonly Read[]): void {
    this.leave(node.position?.start.offset ?? 0);
    this.reads.push(...reads);
  }

  /** Puts `before` in front of all that stands in the node, and `after` behind it. */
  around(node: Place, before: readonly Read[], after: readonly Read[]): void {
    this.add(node, ...before);
    this.open.push({ end: node.position?.end.offset ?? 0, reads: after });
  }

  /** A text in the place of a node and all that stands in it. */
  replace(node: Place, text: string): void {
    this.around(node, [{ type: 'text', text }, HIDE], [SHOW]);
  }

  /** A Markdown table begins. */
  table(columns: number): void {
    this.columns = columns;
  }

  row(node: Place): void {
    this.cells = 0;
    this.around(node, [LINE], [LINE]);
  }

  /** The next cell of a row; what stands beyond the last column is not shown. */
  cell(node: Place): void {
    this.cells += 1;
    if (this.cells > this.columns) this.around(node, [HIDE], [SHOW]);
    else this.add(node, CELL);
  }

  /** True where the node stands within a line of text, false where it is a block of its own. */
  isInLine(node: Place): boolean {
    this.leave(node.position?.start.offset ?? 0);
    return this.open.length > 0;
  }

  /** All of it, from start to end. Hands it over: nothing is kept here. */
  take(): readonly Read[] {
    this.leave(Number.POSITIVE_INFINITY);
    const taken = this.reads;
    this.reads = [];
    return taken;
  }

  private leave(offset: number): void {
    let last = this.open.at(-1);
    while (last && last.end <= offset) {
      this.reads.push(...last.reads);
      this.open.pop();
      last = this.open.at(-1);
    }
  }
}

/** What an HTML element adds to the reading, at its start and at its end. */
export function readsOfElement(name: string): { before: readonly Read[]; after: readonly Read[] } {
  if (name === 'td' || name === 'th') return { before: [CELL], after: [] };
  if (name === 'br') return { before: [{ type: 'text', text: ' ' }], after: [] };
  if (name === 'pre') return { before: [LINE, { type: 'pre' }], after: [{ type: 'pre-end' }] };
  return BLOCK_ELEMENTS.has(name) ? { before: [LINE], after: [LINE] } : { before: [], after: [] };
}

/** The alternative text of a picture, apart from the words beside it. */
export function readsOfPicture(alt: unknown): Read[] {
  return typeof alt === 'string' && alt !== '' ? [{ type: 'text', text: ` ${alt} ` }] : [];
}
