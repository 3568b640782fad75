import type { Nodes, Root } from 'mdast';
import { rangeOf } from './pageTree.ts';
import { type Line, withBackslash } from './place.ts';

/** A single dollar sign in the text of a page. */
interface Dollar {
  offset: number;
  /** A formula ends in the element that it begins in. */
  parent: Nodes;
}

/**
 * Makes text of the dollar signs around no formula, so that `$5 and $10` stays two prices: a backslash in front of each.
 * The rule is Pandoc's: no blank after the first sign, none before the last, and no digit after it. `5$, 6$` and `$HOME/$USER`
 * are text too.
 * `parse`: reads single dollar signs as text. `drawn`: whether the site draws formulas; where it does not, only those count
 * that would lose a backslash as text.
 * @throws where `parse` does.
 */
export function textDollars(
  lines: readonly Line[],
  { parse, drawn }: { parse: (text: string) => Root; drawn: boolean },
): { lines: readonly Line[]; formulas: boolean } {
  const mayHold = ({ text, code }: Line): boolean =>
    !code && text.includes('$') && (drawn || text.includes('\\'));
  if (!lines.some(mayHold)) return { lines, formulas: false };
  const text = lines.map((line) => line.text).join('\n');
  const dollars = dollarsOf(parse(text), text);
  const prices = new Set(dollars.map(({ offset }) => offset));
  for (let index = 0; index + 1 < dollars.length; index++) {
    const [first, last] = [dollars[index], dollars[index + 1]];
    if (!first || first.parent !== last?.parent || !isFormula(text, first.offset, last.offset)) continue;
    if (!drawn && !losesBackslash(text.slice(first.offset, last.offset))) continue;
    prices.delete(first.offset);
    prices.delete(last.offset);
    index++;
  }
  return { lines: withBackslashes(lines, prices), formulas: prices.size < dollars.length };
}

function dollarsOf(root: Root, text: string): Dollar[] {
  const found: Dollar[] = [];
  const search = (node: Nodes, parent: Nodes): void => {
    if (node.type === 'text') {
      const { start, end } = rangeOf(node);
      for (const { index } of text.slice(start, end).matchAll(/(?<!\\)(?:\\\\)*(?<!\$)\$(?!\$)/g)) {
        const offset = text.indexOf('$', start + index);
        found.push({ offset, parent });
      }
    }
    if ('children' in node) for (const child of node.children) search(child, node);
  };
  search(root, root);
  return found;
}

function isFormula(text: string, first: number, last: number): boolean {
  const inner = text.slice(first + 1, last);
  const before = text.slice(Math.max(0, first - 1), first);
  const after = text.slice(last + 1, last + 2);
  if (!/^[^\s$](?:[^$]*[^\s$])?$/.test(inner) || /\d/.test(after)) return false;
  const isPrice = /\d/.test(before) && /^[.,;:/!?)–-]/.test(inner);
  const isVariable = /[/:.,;=-]$/.test(inner) && /\w/.test(after);
  return !isPrice && !isVariable;
}

/** Markdown takes the backslash of `\{`, `\,` and `\_` as its own; `\\` is what an author of text writes for one. */
function losesBackslash(formula: string): boolean {
  return /(?<!\\)(?:\\\\)*\\[!-/:-@[\]^-`{-~]/.test(formula);
}

function withBackslashes(lines: readonly Line[], offsets: ReadonlySet<number>): readonly Line[] {
  let start = 0;
  return lines.map((line) => {
    const own = [...line.text.matchAll(/\$/g)]
      .map(({ index }) => index)
      .filter((at) => offsets.has(start + at));
    start += line.text.length + 1;
    // From the end, so that the columns of the others stay.
    return own.toReversed().reduce((done, at) => withBackslash(done, at + 1), line);
  });
}
