/** Ids that the shell, footnotes, drawings and tabs give to parts of a page. */
const GENERATED_ID = /^(?:Shell-|user-content-fn|footnote-label$|(?:diagram|drawing|tabs)-\d)/;

/** The ids of one page: none is on it twice. */
export class PageIds {
  /** Those that links may lead to. */
  readonly anchors = new Set<string>();
  /** The last number added to an id that was taken. */
  private readonly lastNumber = new Map<string, number>();

  isTaken(id: string): boolean {
    return this.anchors.has(id) || GENERATED_ID.test(id);
  }

  /** Takes an id for what a component shows. False where the page has it already. */
  take(id: string): boolean {
    const isFree = !this.anchors.has(id);
    if (isFree) this.anchors.add(id);
    return isFree;
  }

  /** The wanted id where it is free, else the next one with a number. */
  next(wanted: string): string {
    let id = wanted;
    let number = this.lastNumber.get(wanted) ?? 0;
    while (this.isTaken(id)) {
      number += 1;
      id = `${wanted}-${number}`;
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
