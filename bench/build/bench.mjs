import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { cli, root, work } from '../paths.mjs';
import { CORPORA, isPresent, prepareCorpus } from './corpora.mjs';
import { inSequence, measure } from './measure.mjs';
import { findRivals } from './rivals.mjs';

/**
 * @typedef {import('./measure.mjs').Cost} Cost
 * @typedef {import('./rivals.mjs').Rivals} Rivals
 * @typedef {{ docs: string, hugoSite: string, pages: number }} PreparedCorpus
 * @typedef {{ ours: Cost, hugo?: Cost, pagefind?: Cost, theirs?: Cost }} Round Processes that ran one after the other.
 * @typedef {{ name: string, pages: number, rounds: Round[] }} CorpusResult
 * @typedef {{ results: CorpusResult[], versions: string, skipped: string[] }} BuildResult
 */

/**
 * Cold builds as whole processes, ours and theirs in turn, so that a busy machine is busy for both.
 * @param {{ only?: string[], runs?: number }} options
 * @returns {BuildResult}
 */
export function benchBuild({ only, runs }) {
  const rivals = findRivals();
  const skipped = 'missing' in rivals ? [`Hugo and Pagefind are left out: ${rivals.missing}`] : [];
  const results = [];
  for (const corpus of CORPORA.filter(({ name }) => !only || only.includes(name))) {
    if (!isPresent(corpus)) {
      skipped.push(`The corpus ${corpus.name} is left out: ../shared/samples/rke2-docs is not here.`);
      continue;
    }
    const prepared = prepareCorpus(corpus);
    const rounds = [];
    for (let round = 0; round <= (runs ?? corpus.runs); round++) {
      const costs = runRound(prepared, 'missing' in rivals ? undefined : rivals);
      if (round > 0) rounds.push(costs);
      console.log(`${corpus.name}, ${round === 0 ? 'warm-up' : `round ${round}`}: ${describeRound(costs)}`);
    }
    results.push({ name: corpus.name, pages: prepared.pages, rounds });
  }
  for (const line of skipped) console.log(line);
  return { results, versions: 'missing' in rivals ? '' : rivals.versions, skipped };
}

/**
 * @param {PreparedCorpus} corpus
 * @param {Rivals | undefined} rivals
 * @returns {Round}
 */
function runRound({ docs, hugoSite }, rivals) {
  const ours = buildOurs(docs);
  if (!rivals) return { ours };
  const site = freshFolder('theirs');
  const hugo = measure([rivals.hugo, '--source', hugoSite, '--destination', site, '--noBuildLock'], {
    name: 'hugo',
  });
  const pagefind = measure([...rivals.pagefind, '--site', site], { name: 'pagefind' });
  return { ours, hugo, pagefind, theirs: inSequence(hugo, pagefind) };
}

/** @param {string} docs @returns {Cost} */
function buildOurs(docs) {
  const command = [process.execPath, cli, 'build', '--docs', docs, '--out', freshFolder('ours'), '--lenient'];
  const cost = measure(command, { name: 'ours', cwd: root });
  // The generator was stale: making it is no part of making a site.
  return cost.output.includes('Bundling the generator') ? buildOurs(docs) : cost;
}

/** A folder that is not there yet; what the last round wrote is off the way and on the disk. */
function freshFolder(name) {
  const folder = path.join(work, 'out', name);
  rmSync(folder, { recursive: true, force: true });
  spawnSync('sync');
  return folder;
}

/** @param {Round} round */
function describeRound({ ours, theirs }) {
  const seconds = (cost) =>
    `${cost.wall.toFixed(2)} s (CPU ${cost.cpu.toFixed(2)} s, ${Math.round(cost.memory / 1e6)} MB)`;
  return `ours ${seconds(ours)}${theirs ? `, Hugo + Pagefind ${seconds(theirs)}` : ''}`;
}
