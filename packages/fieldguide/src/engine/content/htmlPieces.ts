import type { ElementNode } from '../../components/nodes.ts';
import { escapeHtml } from '../../shared/text.ts';

/** A piece of HTML; a function where another thread may still be working on it until the page is put together. */
export type Piece = string | (() => string);

/**
 * What puts pieces together. The texts between two functions are one, in bytes: until all pages are there, they wait in
 * half the room.
 */
export function packed(pieces: readonly Piece[]): () => string {
  const parts: (Buffer | (() => string))[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length > 0) parts.push(Buffer.from(run.join('')));
    run = [];
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') run.push(piece);
    else {
      close();
      parts.push(piece);
    }
  }
  close();
  return () => parts.map((part) => (typeof part === 'function' ? part() : part.toString())).join('');
}

/** The start of an element. */
export function startTag(name: string, attributes: ElementNode['attributes']): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  );
  return `<${name}${given.join('')}>`;
}

/** Pieces of HTML in their order. */
export class HtmlPieces {
  readonly pieces: Piece[] = [];

  /** Writes the next pieces. */
  put(...pieces: readonly Piece[]): void {
    this.pieces.push(...pieces);
  }

  /** Pieces of HTML that are not put where they are made. */
  protected apart(make: () => void): Piece[] {
    const from = this.pieces.length;
    make();
    return this.pieces.splice(from);
  }
}
