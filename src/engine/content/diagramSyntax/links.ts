import { shortLinks } from '../mermaid.ts';

/** Links as a whole, and the first half of links with a text in them. */
const WHOLE =
  /(?:[\w-]+@)?(?:[<xo]?--+[-xo>]|[<xo]?==+[=xo>]|[<xo]?-?\.+-[xo>]?|~~~+)(?:\s*\|(?:"[^"]*"|[^|"])*\|)?/y;
const HALVES: [RegExp, RegExp][] = [
  [/(?:[\w-]+@)?[<xo]?--(?=[^-])/y, /\s*--+[-xo>]/g],
  [/(?:[\w-]+@)?[<xo]?==(?=[^=])/y, /\s*==+[=xo>]/g],
  [/(?:[\w-]+@)?[<xo]?-\.(?=[^-.])/y, /\s*\.+-[xo>]?/g],
];
/** What our renderer draws. */
const DRAWN = /^<?(?:-->|---|-\.->|-\.-|==>|===)(?:\s*\||$)|^(?:--|==)[ox]$/;
const DRAWN_TEXT = /^<?(?:--|-\.|==)\s[\s\S]+?\s(?:-->|---|\.->|\.-|==>|===)$/;

/** Reads a link from `at` on; undefined where none is. */
export function readLink(text: string, at: number): { end: number; passedOver: boolean } | undefined {
  WHOLE.lastIndex = at;
  if (WHOLE.test(text)) {
    const end = WHOLE.lastIndex;
    return { end, passedOver: !isDrawn(DRAWN, text, [at, end]) };
  }
  for (const [start, finish] of HALVES) {
    start.lastIndex = at;
    if (!start.test(text)) continue;
    finish.lastIndex = afterQuotes(text, start.lastIndex);
    if (!finish.test(text)) continue;
    const end = finish.lastIndex;
    return { end, passedOver: !isDrawn(DRAWN_TEXT, text, [at, end]) };
  }
  return undefined;
}

/** A text in quotes may hold what looks like the end of the link. */
function afterQuotes(text: string, at: number): number {
  return at + (/^\s*"[^"]*"/.exec(text.slice(at))?.[0].length ?? 0);
}

function isDrawn(pattern: RegExp, text: string, [at, end]: [number, number]): boolean {
  const around = `${text[at - 1] ?? ' '}${text.slice(at, end)}${text[end] ?? ' '}`;
  return pattern.test(shortLinks(around).slice(1, -1));
}
