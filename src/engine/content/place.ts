/** A place in a text, as people count: from one. */
export interface Place {
  line: number;
  column: number;
}

/** The place of a character of a text that itself starts at `start`. */
export function placeIn(text: string, index: number, start: Place): Place {
  const before = text.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return before.length === 1
    ? { line: start.line, column: start.column + column - 1 }
    : { line: start.line + before.length - 1, column };
}

/** Where a node of the parser begins; those that a plugin made stand nowhere. */
export function placeOf(node: { position?: { start: Place } }): Place {
  return node.position?.start ?? { line: 1, column: 1 };
}
