import type { Place } from 'fieldguide';

/** Stands in a passage for what is no prose: code, a label, a picture, a tag, an address. */
export const VALUE = '\uFFFC';

/** `matter`: a text of the front matter. */
export type PassageKind = 'heading' | 'paragraph' | 'item' | 'cell' | 'matter';

interface Mark extends Place {
  offset: number;
}

export interface PassageValue {
  type: 'code' | 'label';
  text: string;
}

/** A run of prose, with the way back to the file. */
export interface LintPassage {
  kind: PassageKind;
  text: string;
  /** Of a table cell: the head of its column. */
  column?: string;
  /** What code and labels say, each by the offset of the sign that replaces it. */
  values: ReadonlyMap<number, PassageValue>;
  /** The place of the character at `offset` of the text. */
  placeAt(offset: number): Place;
}

/**
 * Puts a passage together from pieces, each with the place where it begins; `originOf` leads from these places
 * to those of the file.
 */
export function createPassage(kind: PassageKind, originOf: (line: number, column: number) => Place) {
  const marks: Mark[] = [];
  const values = new Map<number, PassageValue>();
  let text = '';
  return {
    add(piece: string, { line, column }: Place): void {
      // The space that replaces a line end is before the line, not on it.
      const lead = piece.length - piece.trimStart().length;
      const isFurther = marks.length > 0 && piece.startsWith(' ') && marks.at(-1)?.line !== line;
      marks.push({ offset: text.length + (isFurther ? lead : 0), line, column });
      text += piece;
    },
    addValue(value: PassageValue, place: Place): void {
      values.set(text.length, value);
      this.add(VALUE, place);
    },
    finish(): LintPassage {
      const plain = text.replace(
        /\b(?:https?|ftp):\/\/[^\s)]+/g,
        (url) => VALUE + ' '.repeat(url.length - 1),
      );
      return {
        kind,
        text: plain,
        values,
        placeAt(offset) {
          const mark = marks.findLast((entry) => entry.offset <= offset) ?? { offset: 0, line: 1, column: 1 };
          return originOf(mark.line, mark.column + offset - mark.offset);
        },
      };
    },
  };
}
