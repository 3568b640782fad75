/** Height of a line of prose and the space it leaves to its neighbours, in pixels; about what the style sheet says. */
const LINE = 28;
const GAP = 20;
/** Mean width of a letter, and the widest a line gets. */
const LETTER = 8;
const MEASURE = 720;

/**
 * How many of the first blocks of an article fill a window of this size, by the lengths of their texts. The rest is
 * laid out after the reader has seen these (issue "From a folder of Markdown", hovered link to painted page).
 */
export function firstBlocks(
  lengths: readonly number[],
  { width, height }: { width: number; height: number },
): number {
  const lettersInLine = Math.min(width, MEASURE) / LETTER;
  let filled = 0;
  const count = lengths.findIndex((length) => {
    if (filled > height) return true;
    filled += GAP + LINE * Math.ceil(length / lettersInLine);
    return false;
  });
  return count < 0 ? lengths.length : count;
}
