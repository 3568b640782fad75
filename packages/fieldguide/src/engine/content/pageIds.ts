/** Ids that the shell, footnotes, drawings and tabs give to parts of a page. A capital letter keeps most apart from those made of text. */
const RESERVED = /^(?:Shell-|(?:Diagram|Tabs)-\d|user-content-fn(?:ref)?-|footnote-label$)/;

/** The ids of one page: none is on it twice. */
export class PageIds {
  /** Those that links may lead to. */
  readonly anchors = new Set<string>();
  /** The last number added to an id that was taken. */
  private readonly lastNumber = new Map<string, number>();

  /** Whether a part of the page may have this id that no author named. */
  isReserved(id: string): boolean {
    return RESERVED.test(id);
  }

  isTaken(id: string): boolean {
    return this.anchors.has(id) || this.isReserved(id);
  }

  /** Takes an id for what a component shows. False where the page has it already. */
  take(id: string): boolean {
    const isFree = !this.isTaken(id);
    if (isFree) this.anchors.add(id);
    return isFree;
  }

  /**
   * The wanted id where it is free, else the next one with a number. Always finds one: each number makes another id, none
   * of them is reserved, and the page has only so many.
   */
  next(wanted: string): string {
    let id = unreserved(wanted);
    let number = this.lastNumber.get(wanted) ?? 0;
    while (this.anchors.has(id)) {
      number += 1;
      id = unreserved(`${wanted}-${number}`);
    }
    this.lastNumber.set(wanted, number);
    this.anchors.add(id);
    return id;
  }

  /** Lets go of what only a page that is being read needs. */
  finish(): void {
    this.lastNumber.clear();
  }
}

function unreserved(id: string): string {
  return RESERVED.test(id) ? `section-${id}` : id;
}
