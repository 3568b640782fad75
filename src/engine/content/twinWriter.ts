import { indentLines } from '../../shared/markdown.ts';
import type { Range } from './pageTree.ts';
import type { Piece } from './pieces.ts';

/** Characters around a place in which its line is looked for: no longer line begins with blanks alone. */
const NEAR = 200;

/**
 * Writes the Markdown twin of a page: the prepared text, with other texts and components in the place of some of its
 * parts. These are told in the order of the page; one within a part that has been replaced is passed over.
 */
export class TwinWriter {
  private readonly pieces: Piece[] = [];
  /** The last characters of what has been written: a page may have megabytes, and many tags. */
  private tail = '';
  private at = 0;
  /** True behind a tag or something taken out: the empty lines around it are no author's. */
  private loose = true;

  constructor(readonly text: string) {}

  /** Puts a text in the place of a part; an empty one takes the line along where nothing else stands on it. */
  replace(range: Range, text: string): void {
    const part = text === '' ? this.lineOf(range) : range;
    if (!this.copyTo(part.start)) return;
    this.put(text.includes('\n') ? indentLines(text, this.indentAt(part.start)) : text);
    this.at = part.end;
    this.loose = text === '';
  }

  /** Puts what stands for a tag in its place; without anything, it is taken out. */
  tag(range: Range, shown: readonly Piece[]): void {
    if (shown.length === 0) this.replace(range, '');
    if (shown.length === 0 || !this.copyTo(range.start)) return;
    const indent = this.indentAt(range.start);
    for (const piece of shown)
      this.put(typeof piece === 'object' && piece.type === 'open' ? { ...piece, indent } : piece);
    this.at = range.end;
    this.loose = true;
  }

  /** All pieces in front of this place of the text. */
  upTo(offset: number): readonly Piece[] {
    this.copyTo(offset);
    this.at = Math.max(this.at, offset);
    return this.pieces.splice(0);
  }

  /** What stands in front of the further lines of something that begins at `offset`: quotes, and room for lists. */
  private indentAt(offset: number): string {
    const near = this.text.slice(Math.max(0, offset - NEAR), offset);
    const line = near.slice(near.lastIndexOf('\n') + 1);
    if (line.length === NEAR) return '';
    const [lead = ''] = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/.exec(line) ?? [];
    return lead.replace(/[^>\s]/g, ' ');
  }

  /** Copies the text up to a place; false where that has been passed already. */
  private copyTo(end: number): boolean {
    if (end < this.at) return false;
    const source = this.text.slice(this.at, end);
    this.put(tightEnd(this.loose ? tightStart(source, this.tail) : source));
    return true;
  }

  private put(piece: Piece): void {
    this.pieces.push(piece);
    this.tail = (this.tail + (typeof piece === 'string' ? piece.slice(-NEAR) : '<>')).slice(-NEAR);
  }

  /** The whole line of a part that is alone on it, else the part. */
  private lineOf({ start, end }: Range): Range {
    const near = this.text.slice(Math.max(0, start - NEAR), start);
    const line = start - near.length + near.lastIndexOf('\n') + 1;
    const after = /^[ \t]*(?:\n|$)/.exec(this.text.slice(end, end + NEAR))?.[0];
    if (line < this.at || after === undefined || this.text.slice(line, start).trim() !== '')
      return { start, end };
    return { start: line, end: end + after.length };
  }
}

/** The empty lines in front of a tag as one, whoever put them there. */
function tightEnd(text: string): string {
  const kept = text.trimEnd();
  const lines = text.slice(kept.length).split('\n');
  return lines.length > 3 ? `${kept}\n\n${lines.at(-1)}` : text;
}

/** The empty lines behind a tag as one; as none where one stands in front already. */
function tightStart(text: string, before: string): string {
  const blank = /^(?:[ \t]*\n)+/.exec(text)?.[0] ?? '';
  if (before === '' || /\n[ \t]*\n$/.test(before)) return text.slice(blank.length);
  return blank.split('\n').length > 3 ? `\n\n${text.slice(blank.length)}` : text;
}
