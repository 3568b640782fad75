/** Between the cells of a row. */
const CELL_BORDER = ' | ';

/** All white space but the single spaces between words, which are most of it. */
const UNEVEN_SPACE = /[^\S ]\s*| \s+/g;

/** The text and the code of one search record, gathered in the order of the page. */
export class RecordText {
  private lines: string[] = [];
  private line = '';
  private code: string[] = [];
  private inRow = false;
  private inCode = false;
  private hidden = 0;

  /** Words of the current line, or code between the tags of a `<pre>`. */
  add(text: string): void {
    if (this.hidden === 0) this.line += text;
  }

  /** What follows stands on a line of its own. */
  endLine(): void {
    if (this.hidden > 0) return;
    if (this.inCode) {
      this.line += '\n';
      return;
    }
    const line = this.line.replace(UNEVEN_SPACE, ' ').trim();
    if (line !== '') this.lines.push(line);
    this.line = '';
    this.inRow = false;
  }

  /** What follows is the next cell of a row. */
  nextCell(): void {
    if (this.hidden > 0) return;
    if (this.line.trim() !== '') {
      if (this.inRow) this.line = this.line.trimEnd() + CELL_BORDER;
      else this.endLine();
    }
    this.inRow = true;
  }

  /** Whether the text that follows is code. */
  setCode(inCode: boolean): void {
    if (this.hidden > 0 || inCode === this.inCode) return;
    if (inCode) this.endLine();
    else {
      this.addCode(this.line.replace(/\n{2,}/g, '\n'));
      this.line = '';
    }
    this.inCode = inCode;
  }

  addCode(code: string): void {
    const trimmed = code.replace(/^\s*\n|\s+$/g, '');
    if (this.hidden === 0 && trimmed !== '') this.code.push(trimmed);
  }

  /** Nothing is gathered until `show` has been called as often. */
  hide(): void {
    this.hidden += 1;
  }

  show(): void {
    this.hidden -= 1;
  }

  /** What was gathered; the next record begins. */
  take(): { text: string; code: string } {
    this.setCode(false);
    this.endLine();
    const taken = { text: this.lines.join('\n'), code: this.code.join('\n') };
    this.lines = [];
    this.code = [];
    return taken;
  }
}
