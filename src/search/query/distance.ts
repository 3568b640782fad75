/** Rows of a keyboard; letters one column and at most one row apart are neighbours. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** What one wrong letter costs. All above 0.5, so that two never pass as one. */
const COST = { neighbour: 0.8, other: 1, swapped: 0.75, doubled: 0.7 } as const;

/** True for letters that lie side by side on a keyboard. */
export function areNeighbours(a: string, b: string): boolean {
  const [rowA, columnA] = placeOf(a);
  const [rowB, columnB] = placeOf(b);
  return rowA >= 0 && rowB >= 0 && Math.abs(rowA - rowB) <= 1 && Math.abs(columnA - columnB) <= 1;
}

function placeOf(letter: string): [row: number, column: number] {
  const row = ROWS.findIndex((letters) => letters.includes(letter));
  return [row, ROWS[row]?.indexOf(letter) ?? -1];
}

/**
 * What it costs to turn `typed` into `word`: letters left out, added, exchanged, or two swapped. Nearer keys and
 * doubled letters cost less. `Infinity` above `limit`. With `prefix`, into the cheapest beginning of `word`.
 */
export function typingDistance(
  typed: string,
  word: string,
  { limit, prefix }: { limit: number; prefix: boolean },
): number {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let lowest = i;
    for (let j = 1; j <= word.length; j++) {
      const cost = cheapest(typed, word, { i, j, row, before, left: next[j - 1] ?? 0 });
      next.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > limit) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const cost = prefix ? Math.min(...row) : (row[word.length] ?? 0);
  return cost <= limit ? cost : Number.POSITIVE_INFINITY;
}

interface Cell {
  i: number;
  j: number;
  row: readonly number[];
  before: readonly number[];
  left: number;
}

function changeCost(a: string, b: string): number {
  if (a === b) return 0;
  return areNeighbours(a, b) ? COST.neighbour : COST.other;
}

function cheapest(typed: string, word: string, { i, j, row, before, left }: Cell): number {
  const a = typed[i - 1] ?? '';
  const b = word[j - 1] ?? '';
  const added = (row[j] ?? 0) + (a === typed[i - 2] ? COST.doubled : COST.other);
  const missing = left + (b === word[j - 2] ? COST.doubled : COST.other);
  const exchanged = (row[j - 1] ?? 0) + changeCost(a, b);
  const cost = Math.min(added, missing, exchanged);
  const swapped = i > 1 && j > 1 && a === word[j - 2] && typed[i - 2] === b;
  return swapped ? Math.min(cost, (before[j - 2] ?? 0) + COST.swapped) : cost;
}
