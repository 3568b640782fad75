import { indentLines } from '../../shared/markdown.ts';
import { assemble, type RenderComponent, type Slot, slotMark, withoutMarks } from './slots.ts';

/** A part of the prepared text, by offset. */
export interface Range {
  start: number;
  end: number;
}

/** Characters around a place in which its line is looked for: no longer line begins with blanks alone. */
const NEAR = 200;

type Edit = Range & ({ text: string } | { slot: number });

/**
 * How the Markdown twin of a page differs from its prepared text: noted while the page is compiled, applied when
 * somebody wants the twin. What a tag stands for may be known at the end of the page alone, so its edit names the
 * slot of the tag, and the slot decides.
 */
export class TwinEdits {
  private readonly edits: Edit[] = [];

  constructor(readonly text: string) {}

  /** Puts `text` in the place of a range. Edits within a range that is replaced are passed over. */
  replace({ start, end }: Range, text: string): void {
    this.edits.push({ start, end, text });
  }

  /** A tag: its slots stand for it. Without any, it is taken out. */
  tag({ start, end }: Range, slots: readonly number[]): void {
    if (slots.length === 0) this.replace({ start, end }, '');
    // A tag that closes itself ends where it stands.
    for (const [index, slot] of slots.entries())
      this.edits.push(index === 0 ? { start, end, slot } : { start: end, end, slot });
  }

  /** The twin: `render` gives the Markdown of a component, with its body in Markdown. */
  apply(slots: readonly Slot[], render: RenderComponent): string {
    const parts: Slot[] = [];
    const marked: string[] = [];
    // The last characters of it: a page may have megabytes, and many tags.
    let tail = '';
    let at = 0;
    // True behind a tag or something taken out: the empty lines around it are no author's.
    let loose = true;
    const put = (piece: string) => {
      marked.push(piece);
      tail = (tail + piece.slice(-NEAR)).slice(-NEAR);
    };
    const upTo = (end: number) => {
      const source = this.text.slice(at, end);
      return loose ? tightStart(source, tail) : source;
    };
    for (const edit of inOrder(this.edits)) {
      if (edit.start < at) continue;
      const slot = 'slot' in edit ? slots[edit.slot] : undefined;
      const text = 'text' in edit ? edit.text : slot?.type === 'html' ? slot.twin : undefined;
      const { start, end } = text === '' ? this.lineOf(edit, at) : edit;
      put(tightEnd(upTo(start)));
      if (slot?.type === 'open') put(slotMark(parts.push({ ...slot, indent: this.indentAt(start) }) - 1));
      else if (slot?.type === 'close') put(slotMark(parts.push(slot) - 1));
      else put(text === undefined ? this.text.slice(start, end) : this.indented(text, start));
      at = end;
      loose = slot !== undefined || text === '';
    }
    put(upTo(this.text.length));
    return `${assemble(marked.join(''), parts, render).trim()}\n`;
  }

  /** A text as it stands at `offset`; the marks of slots must not come from it. */
  private indented(given: string, offset: number): string {
    const text = withoutMarks(given);
    return text.includes('\n') ? indentLines(text, this.indentAt(offset)) : text;
  }

  /** What stands in front of the further lines of something that begins at `offset`: quotes, and room for lists. */
  indentAt(offset: number): string {
    const near = this.text.slice(Math.max(0, offset - NEAR), offset);
    const line = near.slice(near.lastIndexOf('\n') + 1);
    if (line.length === NEAR) return '';
    const [lead = ''] = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/.exec(line) ?? [];
    return lead.replace(/[^>\s]/g, ' ');
  }

  /** The whole line of a range that is alone on it, else the range. */
  private lineOf({ start, end }: Range, from: number): Range {
    const near = this.text.slice(Math.max(0, start - NEAR), start);
    const line = start - near.length + near.lastIndexOf('\n') + 1;
    const after = /^[ \t]*(?:\n|$)/.exec(this.text.slice(end, end + NEAR))?.[0];
    if (line < from || after === undefined || this.text.slice(line, start).trim() !== '')
      return { start, end };
    return { start: line, end: end + after.length };
  }
}

/** By place; of two at one place, that which only adds comes first, else that which was noted first. */
function inOrder(edits: readonly Edit[]): Edit[] {
  const adds = ({ start, end }: Range) => (start === end ? 0 : 1);
  return [...edits].sort((a, b) => a.start - b.start || adds(a) - adds(b));
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
