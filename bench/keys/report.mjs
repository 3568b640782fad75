import { markdownTable, median, percentile } from '../stats.mjs';

/** @typedef {import('./bench.mjs').Typing} Typing */

const STEPS = ['input', 'posted', 'answered', 'committed', 'painted', 'listed', 'shown', 'complete'];

/** One row a build and speed: median and 95th percentile of each step. @param {Typing[]} results */
export function keysTable(results) {
  const rows = results.map(({ name, rate, keys, cpu }) => [
    name,
    `${rate}x`,
    `${keys.length}`,
    `${keys.filter(({ partial }) => partial).length}`,
    ...STEPS.map((step) => spread(keys.map((key) => key[step]).filter((time) => time !== undefined))),
    median(cpu).toFixed(1),
  ]);
  return markdownTable(['pages', 'CPU', 'keys', 'partial', ...STEPS, 'CPU ms'], rows);
}

const spread = (times) =>
  times.length > 0 ? `${median(times).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)}` : '';

/** @param {Typing[]} results @returns {import('../budgets.mjs').Budget[]} */
export function keysBudgets(results) {
  return results
    .filter(({ name, rate }) => rate === 4 && name !== 'against')
    .map(({ name, keys }) => ({
      name: `key to results in the list, CPU 4x, 95th percentile, ${name}`,
      value: percentile(
        keys.map(({ listed }) => listed),
        0.95,
      ),
      limit: 60,
      unit: 'ms',
    }));
}
