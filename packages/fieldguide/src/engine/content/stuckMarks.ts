import type { Nodes, Root, Text } from 'mdast';
import { placeIn } from '../../shared/errors.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { rangeOf } from './pageTree.ts';
import { placeOf } from './place.ts';

const TAGS = new Map([
  ['**', 'strong'],
  ['*', 'em'],
  ['~~', 'del'],
]);
const MARK = /(?<![\\*~])(?:\*\*?|~~)(?![*~])/g;
/** Letters of languages that have no blanks between words; elsewhere a single star is often a sign of its own. */
const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

interface Mark {
  sign: string;
  offset: number;
  /** The text that it is in. */
  node: Text;
}

/**
 * Warns of marks of bold or italic text that Markdown leaves as they are because they stand between a punctuation mark
 * and a letter, as in `**文字。**次`. GitHub shows these as stars too.
 */
export function checkMarks(page: PageFactsCollector, root: Root): void {
  const text = page.text.all;
  if (!/\*|~~/.test(text)) return;
  const read = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const marks = marksOf(node, text);
      const stuck = marks.find(
        (mark) => isStuck(mark, text) && marks.some((other) => other !== mark && other.sign === mark.sign),
      );
      if (stuck) {
        const { start } = rangeOf(stuck.node);
        const place = placeIn(text.slice(start, stuck.offset), stuck.offset - start, placeOf(stuck.node));
        const message = `"${stuck.sign}" is shown as text: between a punctuation mark and a letter it begins or ends nothing.`;
        const tag = TAGS.get(stuck.sign);
        const hint = `Move the punctuation mark to the other side of it, or write <${tag}> and </${tag}>.`;
        page.warn({ code: 'marks', message, hint }, place);
      }
    } else if ('children' in node) node.children.forEach(read);
  };
  read(root);
}

/** The marks that stayed text. */
function marksOf(node: Nodes, text: string): Mark[] {
  if (node.type === 'text') {
    const { start, end } = rangeOf(node);
    const found = text.slice(start, end).matchAll(MARK);
    return [...found].map(({ 0: sign, index }) => ({ sign, offset: start + index, node }));
  }
  return 'children' in node ? node.children.flatMap((child) => marksOf(child, text)) : [];
}

function isStuck({ sign, offset }: Mark, text: string): boolean {
  const before = /.$/u.exec(text.slice(Math.max(0, offset - 2), offset))?.[0] ?? '';
  const after = /^./u.exec(text.slice(offset + sign.length, offset + sign.length + 2))?.[0] ?? '';
  const isLetter = sign === '*' ? CJK : /\p{L}/u;
  // What opens a bracket or quote can begin bold text, all else can end it.
  const closes = /[\p{Pe}\p{Pf}\p{Po}\p{S}]/u.test(before) && isLetter.test(after);
  return closes || (isLetter.test(before) && /[\p{Ps}\p{Pi}"'`]/u.test(after));
}
