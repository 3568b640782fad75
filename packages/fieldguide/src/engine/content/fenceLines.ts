/** The role of a line in the code fences of a page. */
type FenceLine =
  | { kind: 'text' | 'code' | 'end' }
  /** `lead`: what is before the fence; `info`: what follows it. */
  | { kind: 'start'; lead: string; info: string };

/** White space, and the marks of quotes and list items, at the start of a line. */
const LEAD = /^(?:[ \t]|>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*/;
const ITEM = /(?:[-*+]|\d{1,9}[.)])[ \t]+/g;

interface OpenFence {
  mark: string;
  /** Quotes around it, and the columns (after the quote marks) where it and the text of its list item begin. */
  quotes: number;
  indent: number;
  item: number;
}

/**
 * Finds the code fences of a page, line by line, as the Markdown parser will: one ends at a mark like its own that is
 * not indented as code, or with the quote or list item that it is in.
 */
export class FenceReader {
  private open: OpenFence | undefined;
  /** Where the text of each open list item begins, and the number of quotes around them. */
  private items: number[] = [];
  private quotes = 0;

  /** Reads the next line of the page. */
  read(line: string): FenceLine {
    if (this.open) {
      const inside = within(line, this.open);
      if (inside) {
        if (inside === 'end') this.open = undefined;
        return { kind: inside };
      }
      this.open = undefined;
    }
    const lead = LEAD.exec(line)?.[0] ?? '';
    if (lead.length === line.length) return { kind: 'text' };
    const { quotes, text } = behindQuotes(lead);
    this.openItems(text, quotes);
    const [, mark = '', info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(line.slice(lead.length)) ?? [];
    if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return { kind: 'text' };
    this.open = { mark, quotes, indent: widthOf(text), item: this.items.at(-1) ?? 0 };
    return { kind: 'start', lead, info: info.trim() };
  }

  /** Notes the list items that a line is part of. */
  private openItems(lead: string, quotes: number): void {
    const indent = widthOf(/^[ \t]*/.exec(lead)?.[0] ?? '');
    this.items = quotes === this.quotes ? this.items.filter((item) => item <= indent) : [];
    this.quotes = quotes;
    for (const { 0: mark, index } of lead.matchAll(ITEM))
      this.items.push(widthOf(lead.slice(0, index + mark.length)));
  }
}

/** The role of a line in an open fence; undefined if the fence has ended before it. */
function within(line: string, fence: OpenFence): 'code' | 'end' | undefined {
  const { quotes, text } = behindQuotes(line, fence.quotes);
  if (quotes < fence.quotes) return undefined;
  const code = text.trim();
  if (code === '') return 'code';
  const indent = widthOf(/^[ \t]*/.exec(text)?.[0] ?? '');
  if (indent < fence.item) return undefined;
  const closes = code.length >= fence.mark.length && code === fence.mark.charAt(0).repeat(code.length);
  return closes && indent <= Math.max(fence.item, fence.indent) + 3 ? 'end' : 'code';
}

/** What follows the marks of quotes, at most so many. */
function behindQuotes(line: string, most = Number.POSITIVE_INFINITY): { quotes: number; text: string } {
  let quotes = 0;
  let text = line;
  while (quotes < most) {
    const mark = /^[^>]*?>[ \t]?/.exec(text)?.[0];
    if (mark === undefined || LEAD.exec(mark)?.[0] !== mark) break;
    text = text.slice(mark.length);
    quotes += 1;
  }
  return { quotes, text };
}

/** Columns, with a tab to each fourth. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += sign === '\t' ? 4 - (width % 4) : 1;
  return width;
}
