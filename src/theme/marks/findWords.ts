import { unfold } from '../browser/navigation/scroll.ts';

/** A piece of an article's text, in reading order. */
export interface TextPiece {
  text: string;
  /** Pieces of one block read as one text: a word may begin in a link and end behind it. */
  block: unknown;
}

/** A place where a word stands: from a character of one piece to a character of the same or a later one. */
export interface WordPlace {
  start: { piece: number; offset: number };
  end: { piece: number; offset: number };
}

/** More would say nothing, and cost the reader's time. */
const MOST = 1_000;

/** Where the words stand in a text, as whole words and whatever their letters' case; long words before short ones. */
export function findWords(pieces: readonly TextPiece[], words: readonly string[]): WordPlace[] {
  const pattern = wordPattern(words);
  if (!pattern) return [];
  const places: WordPlace[] = [];
  for (let first = 0; first < pieces.length; ) {
    let end = first + 1;
    while (end < pieces.length && pieces[end]?.block === pieces[first]?.block) end += 1;
    const run = pieces.slice(first, end);
    for (const match of run
      .map(({ text }) => text)
      .join('')
      .matchAll(pattern)) {
      if (places.length === MOST) return places;
      const from = placeIn(run, match.index);
      const to = placeIn(run, match.index + match[0].length - 1);
      places.push({
        start: { piece: first + from.piece, offset: from.offset },
        end: { piece: first + to.piece, offset: to.offset + 1 },
      });
    }
    first = end;
  }
  return places;
}

function wordPattern(words: readonly string[]): RegExp | undefined {
  const known = [...new Set(words.map((word) => word.trim()).filter(Boolean))];
  if (known.length === 0) return undefined;
  const any = known
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
    .join('|');
  // Not inside of a longer word; scripts without spaces have no such border.
  const letter = '(?![\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}])[\\p{L}\\p{N}_]';
  return new RegExp(`(?<!${letter})(?:${any})(?!${letter})`, 'giu');
}

function placeIn(run: readonly TextPiece[], at: number): { piece: number; offset: number } {
  let rest = at;
  for (const [piece, { text }] of run.entries()) {
    if (rest < text.length) return { piece, offset: rest };
    rest -= text.length;
  }
  return { piece: run.length - 1, offset: run.at(-1)?.text.length ?? 0 };
}

const BLOCKS =
  'p, li, td, th, dt, dd, pre, h1, h2, h3, h4, h5, h6, summary, figcaption, blockquote, div, section, details';

/** Ranges of the words in an article, in reading order; nothing that the reader could never see. */
export function rangesOfWords(article: Element, words: readonly string[]): Range[] {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.data.trim() !== '' && isReadable(node)) nodes.push(node);
  }
  const pieces = nodes.map((node) => ({ text: node.data, block: node.parentElement?.closest(BLOCKS) }));
  return findWords(pieces, words).flatMap(({ start, end }) => {
    const [from, to] = [nodes[start.piece], nodes[end.piece]];
    if (!from || !to) return [];
    const range = new Range();
    range.setStart(from, start.offset);
    range.setEnd(to, end.offset);
    return [range];
  });
}

/** Folded text counts: it opens when the reader steps there. */
function isReadable({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest('svg, style, script, button, .visually-hidden, .toc-fold'))
    return false;
  return parentElement.checkVisibility() || parentElement.closest('details:not([open])') !== null;
}

/** Opens what is folded around a place and brings it to the middle of the window. */
export function showRange(range: Range): void {
  const place = range.startContainer.parentElement;
  unfold(place);
  place?.scrollIntoView({ block: 'center' });
}
