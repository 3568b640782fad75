import type { Nodes } from 'mdast';
import { type Place, placeIn } from '../../shared/errors.ts';
import { rangeOf } from './pageTree.ts';
import type { PreparedSource } from './prepare.ts';
import type { Unclosed } from './unclosed.ts';

/** The text of a page as it is parsed: what is written where. */
export class PageText {
  /** The last place of each text, cached because a long page may ask at every line. */
  private readonly lastPlaces = new Map<string, Place>();
  /** What is opened and never closed, as the parser reads it. */
  private unclosed: readonly Unclosed[] = [];

  constructor(private prepared: PreparedSource) {}

  get all(): string {
    return this.prepared.text;
  }

  /** A node as its author wrote it. */
  of(node: Pick<Nodes, 'position'>): string {
    const { start, end } = rangeOf(node);
    return this.all.slice(start, end);
  }

  /** The line and column of the author's file for a place of this text. */
  originOf({ line, column }: Place): Place {
    return this.prepared.originOf(line, column);
  }

  /** Whether the page contains a text after a place, in any letter case. */
  follows(text: string, { line, column }: Place): boolean {
    const last = this.lastPlaces.get(text) ?? this.lastPlaceOf(text);
    this.lastPlaces.set(text, last);
    return last.line > line || (last.line === line && last.column > column);
  }

  private lastPlaceOf(text: string): Place {
    const { lines } = this.prepared;
    const line = lines.findLastIndex((each) => each.toLowerCase().includes(text));
    return { line: line + 1, column: (lines[line]?.toLowerCase().lastIndexOf(text) ?? 0) + 1 };
  }

  /** The first place of a name in code; the start of the page without one. */
  placeOfName(name: string | undefined): Place {
    const found = name && new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).exec(this.all);
    return placeIn(this.all, found ? found.index : 0);
  }

  /** Takes what the parser finds never closed; gives that and what was found before it. */
  withUnclosed(found: readonly Unclosed[]): readonly Unclosed[] {
    this.unclosed = found;
    return [...this.prepared.unclosed, ...found];
  }

  /** Whether a text is in what is opened after a place and never closed. */
  isSwallowed(text: string, { line }: Place): boolean {
    return this.unclosed.some(
      ({ place, source }) => place.line > line && source.toLowerCase().includes(text.toLowerCase()),
    );
  }

  /** Whether a place is in what is never closed: a tag there may end what begins before. */
  isInOpen({ line }: Place): boolean {
    return this.unclosed.some(
      ({ place, source }) => place.line < line && line < place.line + source.split('\n').length,
    );
  }

  /** Lets go of the text: faults that are found late need the way back to the author's lines alone. */
  finish(): void {
    this.prepared = {
      text: '',
      lines: [],
      unclosed: [],
      singleDollars: false,
      originOf: this.prepared.originOf,
    };
    this.lastPlaces.clear();
  }
}
