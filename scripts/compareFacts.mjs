// node scripts/compareFacts.mjs REF [folder below site/docs]: what each page has lost and gained since a commit, of all
// that a rewriting must keep: values in code, labels in bold, numbers, links, rows of tables, lines of samples. What is
// lost here and is now on another page says where. A fact that the page still has once is not lost.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DOCS = 'site/docs';
const FENCE = /^ *(```+)[\s\S]*?^ *\1 *$/gm;

/** Kinds of facts, each with how it is read from a page without its samples. */
const KINDS = {
  code: (text) => matches(text, /(?<!`)`([^`\n]+)`(?!`)/g),
  label: (text) => matches(text, /\*\*([^*\n]+)\*\*/g),
  number: (text) => matches(text, /((?<![\w.`<#/-])\d[\d.,:]*\d|\b\d\b)/g),
  link: (text) => matches(text, /\]\(([^)\s]+)\)/g),
  row: (text) => matches(text, /^\|(.*?)\|/gm),
};

/** The facts of a page: a set of texts for each kind. */
function factsOf(page) {
  const prose = page.replace(FENCE, '');
  const samples = (page.match(FENCE) ?? []).flatMap((fence) => fence.split('\n').slice(1, -1));
  const facts = Object.entries(KINDS).map(([kind, read]) => [kind, new Set(read(prose))]);
  return {
    ...Object.fromEntries(facts),
    'sample line': new Set(samples.map((line) => line.trim()).filter(Boolean)),
  };
}

/** One line for each kind of fact that differs. `others`: the facts of all other pages as they are now, by name. */
function differences(before, after, others) {
  return Object.keys(before).flatMap((kind) => {
    const lost = [...before[kind]].filter((fact) => !after[kind].has(fact));
    const gained = [...after[kind]].filter((fact) => !before[kind].has(fact));
    return [
      lost.length > 0 &&
        `  lost ${kind}: ${lost.map((fact) => fact + movedTo(fact, kind, others)).join(' ¦ ')}`,
      gained.length > 0 && `  new ${kind}: ${gained.join(' ¦ ')}`,
    ].filter(Boolean);
  });
}

/** Where a fact is now. One that is everywhere, such as `80`, has moved nowhere. */
function movedTo(fact, kind, others) {
  const pages = [...others].flatMap(([name, facts]) => (facts[kind].has(fact) ? [name] : []));
  return pages.length > 0 && pages.length <= 3 ? ` (now in ${pages.join(', ')})` : '';
}

function matches(text, pattern) {
  return [...text.matchAll(pattern)].map(([, fact]) => fact.trim());
}

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });

function compare(ref, folder = '') {
  const pages = readdirSync(DOCS, { recursive: true }).filter((file) => /\.mdx?$/.test(file));
  const now = new Map(pages.map((file) => [file, factsOf(readFileSync(path.join(DOCS, file), 'utf8'))]));
  const changed = git('diff', '--name-only', '--no-renames', ref, '--', path.join(DOCS, folder)).split('\n');
  for (const file of changed.filter((name) => /\.mdx?$/.test(name))) {
    const name = path.relative(DOCS, file);
    const isNew = git('ls-tree', ref, '--', file) === '';
    const before = factsOf(isNew ? '' : git('show', `${ref}:${file}`));
    const others = new Map(now);
    others.delete(name);
    const lines = differences(before, now.get(name) ?? factsOf(''), others);
    const state = isNew ? ' (new)' : existsSync(file) ? '' : ' (gone)';
    if (lines.length > 0) console.log([name + state, ...lines].join('\n'));
  }
}

const [ref, folder] = process.argv.slice(2);
if (ref === undefined) {
  console.error('Name a commit: node scripts/compareFacts.mjs HEAD~5 reports');
  process.exitCode = 1;
} else compare(ref, folder);
