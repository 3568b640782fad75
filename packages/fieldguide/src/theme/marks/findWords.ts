import * as DATA from '../../shared/dataAttributes.ts';
import { foldAbove, reveal } from '../browser/navigation/reveal.ts';

/** A piece of an article's text, in reading order. */
interface TextPiece {
  text: string;
  /** Text nodes of one block are one text, because a word may begin in a link and end after it. */
  block: unknown;
}

interface Place {
  piece: number;
  offset: number;
}

/** More would say nothing, and cost the reader's time. */
const MOST = 1_000;

/** The places of the words in a text, as whole words and whatever their letters' case; long words before short ones. */
export function findWords(
  pieces: readonly TextPiece[],
  words: readonly string[],
): { start: Place; end: Place }[] {
  const pattern = wordPattern(words);
  if (!pattern) return [];
  let text = '';
  const starts = pieces.map((piece, index) => {
    // No word contains this character, so no word spans two blocks.
    if (piece.block !== pieces[index - 1]?.block) text += '\0';
    text += piece.text;
    return text.length - piece.text.length;
  });
  const placeOf = (at: number): Place => {
    const piece = starts.findLastIndex((start) => start <= at);
    return { piece, offset: at - (starts[piece] ?? 0) };
  };
  return [...text.matchAll(pattern)].slice(0, MOST).map(({ index, 0: word }) => {
    const last = placeOf(index + word.length - 1);
    return { start: placeOf(index), end: { ...last, offset: last.offset + 1 } };
  });
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

const CLOSED = `details:not([open]), [role=tabpanel]:not([${DATA.selected}])`;

/** What the page itself does not say; labels of folds for phones are there unseen elsewhere. */
const NO_WORDS =
  'svg, style, script, button, .visually-hidden, .toc-fold, .lead-fold, .before-fold, .ahead-fold';

/** Text in folds and tabs counts: they open when the reader steps there. */
function isReadable({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest(NO_WORDS)) return false;
  const isFolded = () => parentElement.closest(CLOSED) !== null || foldAbove(parentElement) !== undefined;
  return parentElement.checkVisibility() || isFolded();
}

/** Opens what hides a place and brings it to the middle of the window. */
export function showRange(range: Range): void {
  const place = range.startContainer.parentElement;
  if (place) reveal(place);
  place?.scrollIntoView({ block: 'center' });
}
