import { markdownTable } from '../stats.mjs';

/** @typedef {import('./bench.mjs').MemoryResult} MemoryResult */

const MEGABYTE = 1e6;

/** The first reading, those in between at even distances, and the last. @param {MemoryResult} result */
export function memoryTable({ readings }) {
  const every = Math.max(1, Math.ceil((readings.length - 1) / 6));
  const shown = readings.filter((_, at) => at % every === 0 || at === readings.length - 1);
  const rows = shown.map(({ navigations, nodes, documents, listeners, heap }) => [
    ...[navigations, nodes, documents, listeners].map(String),
    (heap / MEGABYTE).toFixed(2),
  ]);
  return markdownTable(['navigations', 'nodes', 'documents', 'listeners', 'heap MB'], rows);
}

/** @param {MemoryResult} result */
export function growthLine({ readings, growth }) {
  const parts = growth.slice(0, 4).map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(0)} KB`);
  return `What the heap has more of at the end than after ${readings[0].navigations} navigations: ${parts.join(', ')}.`;
}

/** @param {MemoryResult} result @returns {import('../budgets.mjs').Budget[]} */
export function memoryBudgets({ readings, growth: kinds }) {
  const most = (counter) => Math.max(...readings.map((reading) => reading[counter]));
  const growth = (readings.at(-1).heap - readings[0].heap) / MEGABYTE;
  const count = readings.at(-1).navigations;
  // Functions that run often are compiled further, up to an end. What pages leave behind would be data.
  const data = kinds.reduce((sum, [name, bytes]) => (name === 'code' ? sum : sum + bytes), 0);
  return [
    { name: `nodes at most, over ${count} client navigations`, value: most('nodes'), limit: 15_000 },
    { name: 'documents at most', value: most('documents'), limit: 4 },
    { name: 'heap at most', value: most('heap') / MEGABYTE, limit: 6, unit: 'MB', digits: 2 },
    { name: 'growth of the heap', value: growth, limit: 1, unit: 'MB', digits: 2 },
    { name: 'of it without compiled code', value: data / 1000, limit: 100, unit: 'KB' },
  ];
}
