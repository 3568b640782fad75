import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { generateCorpus } from '../corpus/generate.mjs';
import { launch } from '../load/browser.mjs';
import { serve } from '../load/serve.mjs';
import { cli, root, work } from '../paths.mjs';
import { openTypist } from './measureTyping.mjs';
import { MADE_QUERIES, SITE_QUERIES } from './queries.mjs';

/** How many times slower the processor is. */
const RATES = [1, 4];

/**
 * @typedef {object} Typing What was measured of one build, at one speed.
 * @property {string} name
 * @property {number} rate
 * @property {import('./measureTyping.mjs').Key[]} keys
 * @property {number[]} cpu Milliseconds of the main thread's processor time a key, one for each query.
 */

/**
 * Keys in the search dialog, on our own site and on made pages. `against`, a folder with another build of our own
 * site, takes turns with ours, query by query.
 * @param {{ runs?: number, against?: string }} options
 * @returns {Promise<Typing[]>}
 */
export async function benchKeys({ runs = 1, against }) {
  const docs = path.join(work, 'corpora/keys-370');
  generateCorpus(docs, 370);
  const site = { name: 'own site', folder: build('keys-site', []), from: '/auto-discovery/' };
  const made = { name: '370 pages', folder: build('keys-370', ['--docs', docs, '--lenient']), from: '/' };
  const other = against ? [{ ...site, name: 'against', folder: against }] : [];
  const groups = [
    { sites: [site, ...other], queries: SITE_QUERIES },
    { sites: [made], queries: MADE_QUERIES },
  ];
  const browser = await launch();
  try {
    const results = [];
    for (const rate of RATES) {
      for (const group of groups) results.push(...(await typeInTurns(browser, { ...group, rate, runs })));
      console.log(`keys measured with a processor ${rate} times slower`);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** @returns {Promise<Typing[]>} One for each site. */
async function typeInTurns(browser, { sites, queries, rate, runs }) {
  const results = sites.map(({ name }) => ({ name, rate, keys: [], cpu: [] }));
  for (let run = 0; run < runs; run++) {
    const servers = await Promise.all(sites.map(({ folder }) => serve(folder)));
    const typists = [];
    for (const [at, { from }] of sites.entries())
      typists.push(await openTypist(browser, servers[at].url + from, rate));
    for (const query of queries) {
      for (const [at, typist] of typists.entries()) {
        const { keys, cpu } = await typist.type(query);
        results[at].keys.push(...keys);
        results[at].cpu.push(cpu);
      }
    }
    for (const typist of typists) await typist.close();
    for (const server of servers) server.close();
  }
  return results;
}

function build(name, options) {
  const out = path.join(work, 'out', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--out', out, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} was not built:\n${stdout}${stderr}`);
  return out;
}
