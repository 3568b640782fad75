/** Nobody asks for more, and an address must stay one that servers take. Counted in characters. */
const LONGEST = 300;

/** What is searched for, of what stands in the box: one line without space around it, at most `LONGEST` long. */
export function queryText(typed: string): string {
  const line = typed.trim().replace(/\s+/g, ' ');
  // By code points: half an emoji is no text.
  return line.length <= LONGEST ? line : [...line.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('').trimEnd();
}
