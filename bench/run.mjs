// `npm run bench -- [build|load|keys|memory|foreign|all]`: what is measured, and how, stands in README.md beside this file.
import { parseArgs } from 'node:util';
import { describeBudget, isBroken } from './budgets.mjs';
import { benchBuild } from './build/bench.mjs';
import { CORPORA } from './build/corpora.mjs';
import { buildBudgets, buildRatios, buildTable } from './build/report.mjs';
import { benchForeign, foreignTable } from './foreign/bench.mjs';
import { benchKeys } from './keys/bench.mjs';
import { keysBudgets, keysTable } from './keys/report.mjs';
import { benchLoad } from './load/bench.mjs';
import { clickLine, loadBudgets, loadTable } from './load/report.mjs';
import { alone } from './lock.mjs';
import { describeMachine } from './machine.mjs';
import { benchMemory } from './memory/bench.mjs';
import { growthLine, memoryBudgets, memoryTable } from './memory/report.mjs';
import { writeSection } from './readme.mjs';
import { watchSources } from './sources.mjs';

const USAGE = `npm run bench -- [build|load|keys|memory|foreign|all] [options]
  --corpus NAMES  only these corpora: rke2,370,broken,3700
  --tree NAMES    foreign: only trees whose names hold one of these
  --against DIR   keys: another build of the site takes turns with ours
  --runs N        rounds of each measurement; memory: hundreds of client navigations
  --write         put the numbers into bench/README.md
  --no-fail       exit with 0 even if a budget is broken`;

/** @typedef {{ runs?: number, only?: string[], trees?: string[], against?: string, write: boolean }} Options */

const PARTS = { build: runBuild, load: runLoad, keys: runKeys, memory: runMemory, foreign: runForeign };

/** @param {Options} options */
function runBuild({ only, runs, write }) {
  const machine = describeMachine();
  const sources = watchSources();
  const result = benchBuild({ only, runs });
  console.log(`\n${buildTable(result)}\n`);
  sources.check();
  const budgets = buildBudgets(result);
  if (write)
    writeSection(
      'build',
      section(`${machine} ${result.versions}.`, [buildRatios(result), ...result.skipped], budgets),
    );
  return budgets;
}

/** @param {Options} options */
async function runLoad({ runs, write }) {
  const machine = describeMachine();
  const result = await benchLoad({ runs });
  console.log(`\n${loadTable(result)}\n\n${clickLine(result)}\n`);
  const budgets = loadBudgets(result);
  if (write) writeSection('load', section(machine, [loadTable(result), clickLine(result)], budgets));
  return budgets;
}

/** @param {Options} options */
async function runKeys({ runs, against, write }) {
  const machine = describeMachine();
  const result = await benchKeys({ runs, against });
  console.log(`\n${keysTable(result)}\n`);
  const budgets = keysBudgets(result);
  if (write) writeSection('keys', section(machine, [keysTable(result)], budgets));
  return budgets;
}

/** @param {Options} options */
async function runMemory({ runs = 20, write }) {
  const machine = describeMachine();
  const result = await benchMemory({ navigations: runs * 100 });
  console.log(`\n${memoryTable(result)}\n\n${growthLine(result)}\n`);
  const budgets = memoryBudgets(result);
  if (write) writeSection('memory', section(machine, [memoryTable(result), growthLine(result)], budgets));
  return budgets;
}

/** @param {Options} options */
async function runForeign({ trees, write }) {
  const machine = describeMachine();
  const { rows, skipped } = benchForeign({ only: trees });
  console.log(`\n${foreignTable(rows)}\n`);
  for (const { name, losses, leftovers } of rows) console.log(name, losses, leftovers.slice(0, 5));
  if (write) writeSection('foreign', section(machine, [foreignTable(rows), ...skipped], []));
  return [];
}

/** @param {string} machine @param {string[]} blocks @param {import('./budgets.mjs').Budget[]} budgets */
function section(machine, blocks, budgets) {
  return [machine, ...blocks, `\`\`\`text\n${budgets.map(describeBudget).join('\n')}\n\`\`\``].join('\n\n');
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      corpus: { type: 'string' },
      against: { type: 'string' },
      tree: { type: 'string' },
      runs: { type: 'string' },
      write: { type: 'boolean', default: false },
      'no-fail': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const names =
    positionals[0] === undefined || positionals[0] === 'all'
      ? Object.keys(PARTS).filter((name) => name !== 'foreign')
      : positionals;
  if (values.help || names.some((name) => !Object.hasOwn(PARTS, name))) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const { against, write } = values;
  const options = {
    runs: roundsOf(values.runs),
    only: corporaOf(values.corpus),
    trees: values.tree?.split(','),
    against,
    write,
  };
  const budgets = await alone(() => runParts(names, options));
  for (const budget of budgets) console.log(describeBudget(budget));
  const broken = budgets.filter(isBroken).length;
  if (broken > 0)
    console.log(`\n${broken} of ${budgets.length} budgets ${broken === 1 ? 'is' : 'are'} broken.`);
  return broken > 0 && !values['no-fail'] ? 1 : 0;
}

/** @param {string[]} names @param {Options} options */
async function runParts(names, options) {
  const budgets = [];
  for (const name of names) budgets.push(...(await PARTS[name](options)));
  return budgets;
}

/** @param {string | undefined} text */
function roundsOf(text) {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--runs needs a number of 1 or more, not "${text}".`);
  return Number(text);
}

/** @param {string | undefined} text */
function corporaOf(text) {
  const known = CORPORA.map(({ name }) => name);
  const names = text?.split(',');
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no corpus "${unknown}". Known: ${known.join(', ')}.`);
  return names;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
