import type { FlowEdge, Head } from './flowchart.ts';
import { labelText } from './statements.ts';

/** Links as a whole, and the first half of links with a text in them. */
const WHOLE = /(?:[<xo]?--+[-xo>]|[<xo]?==+[=xo>]|[<xo]?-?\.+-[xo>]?)(?:\s*\|(?:"[^"]*"|[^|"])*\|)?/y;
const HALVES: [RegExp, RegExp][] = [
  [/[<xo]?--(?=[^-])/y, /\s*--+[-xo>]/g],
  [/[<xo]?==(?=[^=])/y, /\s*==+[=xo>]/g],
  [/[<xo]?-\.(?=[^-.])/y, /\s*\.+-[xo>]?/g],
];

export interface Link {
  end: number;
  edge: Omit<FlowEdge, 'from' | 'to'>;
}

/** Reads a link from `at` on; undefined where none is. */
export function readLink(text: string, at: number): Link | undefined {
  WHOLE.lastIndex = at;
  if (WHOLE.test(text)) {
    const end = WHOLE.lastIndex;
    const [, arrow = '', label] = /^([^|]*)(?:\|([\s\S]*)\|)?$/.exec(text.slice(at, end)) ?? [];
    return { end, edge: edgeOf(arrow, label) };
  }
  for (const [start, finish] of HALVES) {
    start.lastIndex = at;
    if (!start.test(text)) continue;
    finish.lastIndex = afterQuotes(text, start.lastIndex);
    const close = finish.exec(text);
    if (!close) continue;
    const arrow = text.slice(at, start.lastIndex) + close[0];
    const label = text.slice(start.lastIndex, close.index);
    return { end: finish.lastIndex, edge: edgeOf(arrow, label) };
  }
  return undefined;
}

function edgeOf(source: string, label: string | undefined): Link['edge'] {
  const arrow = source.replace(/\s/g, '');
  const line = arrow.includes('=') ? 'thick' : arrow.includes('.') ? 'dotted' : 'solid';
  const text = label === undefined ? '' : labelText(label);
  return {
    line,
    start: HEADS[arrow[0] ?? ''] ?? 'none',
    end: HEADS[arrow.at(-1) ?? ''] ?? 'none',
    ...(text === '' ? {} : { label: text }),
  };
}

const HEADS: Record<string, Head> = { '<': 'arrow', '>': 'arrow', o: 'circle', x: 'cross' };

/** A text in quotes may hold what looks like the end of the link. */
function afterQuotes(text: string, at: number): number {
  return at + (/^\s*"[^"]*"/.exec(text.slice(at))?.[0].length ?? 0);
}
