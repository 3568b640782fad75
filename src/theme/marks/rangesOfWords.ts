import { findWords } from './findWords.ts';

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
  if (!parentElement || parentElement.closest('svg, style, script, button, .visually-hidden')) return false;
  return parentElement.checkVisibility() || parentElement.closest('details:not([open])') !== null;
}

/** Opens what is folded around a place and brings it to the middle of the window. */
export function showRange(range: Range): void {
  const place = range.startContainer.parentElement;
  for (let box = place?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
  place?.scrollIntoView({ block: 'center' });
}
