import { markdownTable, median } from '../stats.mjs';

/**
 * @typedef {import('./bench.mjs').LoadResult} LoadResult
 * @typedef {import('./pageload.mjs').PageLoad} PageLoad
 */

const MEASURES = ['total', 'beforeLcp', 'html', 'css', 'js', 'requests', 'fcp', 'lcp', 'tbt', 'cls'];

/** One row a page, each value the median of its loads. @param {LoadResult} result @returns {PageLoad[]} */
function pages({ loads }) {
  return [...new Set(loads.map(({ route }) => route))].map((route) => {
    const group = loads.filter((load) => load.route === route);
    const medians = MEASURES.map((measure) => [measure, median(group.map((load) => load[measure]))]);
    return { route, ...Object.fromEntries(medians) };
  });
}

/** @param {LoadResult} result */
export function loadTable(result) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const rows = pages(result).map((page) => [
    page.route,
    ...['total', 'beforeLcp', 'html', 'css', 'js'].map((measure) => kilobytes(page[measure])),
    ...['requests', 'fcp', 'lcp', 'tbt'].map((measure) => page[measure].toFixed(0)),
    page.cls.toFixed(3),
  ]);
  const head = [
    'page',
    'total KB',
    'before LCP',
    'HTML',
    'CSS',
    'JS',
    'requests',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'CLS',
  ];
  return markdownTable(head, rows);
}

/** @param {LoadResult} result */
export function clickLine({ clicks }) {
  if (clicks.length === 0) return 'Hovered click to painted page: none measured.';
  return `Hovered click to painted page: median ${median(clicks)} ms, from ${Math.min(...clicks)} to ${Math.max(...clicks)} ms, ${clicks.length} clicks.`;
}

/**
 * Bytes and shifts are those of the worst page; times, which the machine disturbs, are medians over all pages.
 * @param {LoadResult} result
 * @returns {import('../budgets.mjs').Budget[]}
 */
export function loadBudgets(result) {
  const all = pages(result);
  const worst = (measure) => Math.max(...all.map((page) => page[measure]));
  const middle = (measure) => median(all.map((page) => page[measure]));
  return [
    {
      name: 'first load, median of the pages',
      value: middle('total') / 1000,
      limit: 110,
      unit: 'KB',
      digits: 1,
    },
    {
      name: 'of it before the largest paint, heaviest page',
      value: worst('beforeLcp') / 1000,
      limit: 30,
      unit: 'KB',
      digits: 1,
    },
    { name: 'TBT, median of the pages', value: middle('tbt'), limit: 50, unit: 'ms' },
    { name: 'TBT, heaviest page', value: worst('tbt'), limit: 80, unit: 'ms' },
    { name: 'CLS, worst page', value: worst('cls'), limit: 0, digits: 3 },
    {
      name: 'hovered click to painted page',
      value: result.clicks.length ? median(result.clicks) : Number.NaN,
      limit: 60,
      unit: 'ms',
    },
  ];
}
