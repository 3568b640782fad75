/** The middle value; of an even number of values the upper of the two. @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** The value that the given share of the values do not exceed. @param {readonly number[]} values @param {number} share */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Ratios of values measured side by side, pair by pair.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 */
export function pairedRatio(ours, theirs) {
  const ratios = ours.map((value, index) => value / theirs[index]);
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}

/** @param {{ median: number, low: number, high: number }} ratio */
export const formatRatio = ({ median, low, high }) =>
  `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/**
 * A Markdown table whose columns line up.
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function markdownTable(head, rows) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column].length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
