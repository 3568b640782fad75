import type { SearchRecord } from '../../search/searchTypes.ts';

/** All white space but the single spaces between words, which are most of it. */
const UNEVEN_SPACE = /[^\S ]\s*| \s+/g;

/** A cell that has no meaning without its column header. */
const BARE = /^(?:[\d.,–-]+|yes|no)$/i;

/** A row of a table as a sentence: `Port 135, TCP: WMI`. `head` has the heads of the columns, where they are known. */
function rowSentence(cells: readonly string[], head: readonly string[] = []): string {
  const parts = cells
    .map((cell, column) => (BARE.test(cell) && head[column] ? `${head[column]} ${cell}` : cell))
    .filter((part) => part !== '');
  const [first = '', ...others] = parts;
  return others.reduce((text, part, at) => {
    if (/[.!?]$/.test(text)) return `${text} ${capital(part)}`;
    if (/[:;]$/.test(text)) return `${text} ${part}`;
    return `${text}${at === others.length - 1 ? ':' : ','} ${part}`;
  }, first);
}

/** What begins with a plain word, as a sentence does; `iSCSI`, `sudo:` and `a_b` stay. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}+(?=[\s,])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** The text and the code of one search record, gathered in the order of the page. */
export class RecordText {
  private lines: string[] = [];
  private line = '';
  private code: string[] = [];
  private labels: string[] = [];
  private rows: Record<number, string> = {};
  /** The cells of the current row before the last one; undefined outside of rows. */
  private cells: string[] | undefined;
  private inCode = false;

  /** Words of the current line, or code between the tags of a `<pre>`. */
  add(text: string): void {
    this.line += text;
  }

  /** The text that follows is on a new line. */
  endLine(): void {
    if (this.inCode) {
      this.line += '\n';
      return;
    }
    const cells = this.takeCells();
    if (cells.length > 0) this.lines.push(rowSentence(cells));
  }

  /** What follows is the next cell of a row. */
  nextCell(): void {
    if (this.cells) this.cells.push(this.takeLine());
    else {
      this.endLine();
      this.cells = [];
    }
  }

  /** The cells of the current row, which ends; a line is its only cell. */
  takeCells(): string[] {
    const cells = [...(this.cells ?? []), this.takeLine()];
    this.cells = undefined;
    return cells.some(Boolean) ? cells : [];
  }

  private takeLine(): string {
    const line = this.line.replace(UNEVEN_SPACE, ' ').trim();
    this.line = '';
    return line;
  }

  /** A row: a separate line, with its anchor. */
  addRow(
    cells: readonly string[],
    { head, anchor }: { head?: readonly string[]; anchor?: string } = {},
  ): void {
    this.endLine();
    const written = cells.map((cell) => cell.replace(UNEVEN_SPACE, ' ').trim());
    const line = rowSentence(written, head);
    if (line === '') return;
    if (anchor !== undefined) this.rows[this.lines.length] = anchor;
    this.lines.push(line);
  }

  addLabels(labels: readonly string[]): void {
    this.labels.push(...labels);
  }

  /** Whether the text that follows is code. */
  setCode(inCode: boolean): void {
    if (inCode === this.inCode) return;
    if (inCode) this.endLine();
    else {
      this.addCode(this.line.replace(/\n{2,}/g, '\n'));
      this.line = '';
    }
    this.inCode = inCode;
  }

  addCode(code: string): void {
    const trimmed = code.replace(/^\s*\n|\s+$/g, '');
    if (trimmed !== '') this.code.push(trimmed);
  }

  /** What was gathered; the next record begins. */
  take(): Pick<SearchRecord, 'text' | 'code' | 'labels' | 'rows'> {
    this.setCode(false);
    this.endLine();
    const { lines, code, labels, rows } = this;
    this.lines = [];
    this.code = [];
    this.labels = [];
    this.rows = {};
    return {
      text: lines.join('\n'),
      code: code.join('\n'),
      ...(labels.length > 0 ? { labels: labels.join('\n') } : {}),
      ...(Object.keys(rows).length > 0 ? { rows } : {}),
    };
  }
}
