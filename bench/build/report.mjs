import { formatRatio, markdownTable, median, pairedRatio } from '../stats.mjs';

/**
 * @typedef {import('./bench.mjs').BuildResult} BuildResult
 * @typedef {import('./bench.mjs').CorpusResult} CorpusResult
 */

const MEASURES = ['wall', 'cpu', 'memory'];

/** Absolute medians, for the terminal. @param {BuildResult} result */
export function buildTable({ results }) {
  const rows = results.flatMap(({ name, pages, rounds }) => {
    const programs = { ours: 'fieldguide', hugo: 'hugo', pagefind: 'pagefind', theirs: 'hugo + pagefind' };
    const rows = Object.keys(programs)
      .filter((key) => key in rounds[0])
      .map((key) => {
        const [wall, cpu, memory] = MEASURES.map((measure) =>
          median(rounds.map((round) => round[key][measure])),
        );
        return [
          `${name} (${pages})`,
          programs[key],
          `${wall.toFixed(2)} s`,
          `${cpu.toFixed(2)} s`,
          megabytes(memory),
        ];
      });
    if (!rounds[0].theirs) return rows;
    return [...rows, [`${name} (${pages})`, 'ratio ours / theirs', ...ratios(rounds)]];
  });
  return markdownTable(['corpus (pages)', 'program', 'wall', 'CPU', 'peak memory'], rows);
}

/** Ratios only, for the README: seconds of another machine tell nothing. @param {BuildResult} result */
export function buildRatios({ results }) {
  const rows = results
    .filter(({ rounds }) => rounds[0].theirs)
    .map(({ name, pages, rounds }) => {
      const peak = (key) => megabytes(median(rounds.map((round) => round[key].memory)));
      return [`${name} (${pages})`, ...ratios(rounds), peak('ours'), peak('theirs'), String(rounds.length)];
    });
  const head = [
    'corpus (pages)',
    'wall, ours / theirs',
    'CPU',
    'peak memory',
    'peak, ours',
    'peak, theirs',
    'rounds',
  ];
  return markdownTable(head, rows);
}

/** @param {CorpusResult['rounds']} rounds */
const ratios = (rounds) =>
  MEASURES.map((measure) =>
    formatRatio(
      pairedRatio(
        rounds.map(({ ours }) => ours[measure]),
        rounds.map(({ theirs }) => theirs[measure]),
      ),
    ),
  );

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`;

/**
 * What the issue asks for, as far as it was measured.
 * @param {BuildResult} result
 * @returns {import('../budgets.mjs').Budget[]}
 */
export function buildBudgets({ results }) {
  const at = (name) => results.find((result) => result.name === name);
  const ours = (corpus, measure) => median(corpus.rounds.map((round) => round.ours[measure]));
  const small = at('370');
  const large = at('3700');
  const budgets = [];
  if (small?.rounds[0].theirs) {
    const ratio = pairedRatio(
      small.rounds.map((round) => round.ours.wall),
      small.rounds.map((round) => round.theirs.wall),
    );
    budgets.push({
      name: 'wall time at 370 pages, ours / Hugo + Pagefind',
      value: ratio.median,
      limit: 1.5,
      digits: 2,
    });
  }
  if (small)
    budgets.push({
      name: 'peak memory at 370 pages',
      value: ours(small, 'memory') / 1e6,
      limit: 400,
      unit: 'MB',
    });
  if (large)
    budgets.push({
      name: 'peak memory at 3,700 pages',
      value: ours(large, 'memory') / 1e6,
      limit: 900,
      unit: 'MB',
    });
  const broken = at('broken');
  if (small && broken)
    budgets.push({
      name: 'CPU at 370 pages with 350 broken links / without',
      value: ours(broken, 'cpu') / ours(small, 'cpu'),
      limit: 1.1,
      digits: 2,
    });
  // Linear: ten times the pages take at most ten times as long (the start of the process counts once).
  if (small && large) {
    const growth = ours(large, 'cpu') / ours(small, 'cpu');
    budgets.push({
      name: 'CPU at 3,700 pages / CPU at 370 pages',
      value: growth,
      limit: large.pages / small.pages,
      digits: 1,
    });
  }
  return budgets;
}
