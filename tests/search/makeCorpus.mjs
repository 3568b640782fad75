// Turns the fact briefs of ../shared/content into plain pages: the judged corpus until all pages are written.
// usage: node tests/search/makeCorpus.mjs [../shared/content]   writes tests/search/corpus/pages.jsonl
import fs from 'node:fs';
import path from 'node:path';

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../../../shared/content');
const out = path.join(import.meta.dirname, 'corpus/pages.jsonl');
const product = (text) => text.replaceAll('{product}', 'Cairn').replaceAll('{product-slug}', 'cairn');
const route = (text) => text.replaceAll('{product}', 'cairn');

/** Marks of the writers are never published. */
const marks = /\s*\((?:general|corrected|decision|assumed|our)\b[^()]*(?:\([^()]*\)[^()]*)*\)/gi;
const clean = (text) =>
  product(text)
    .replace(marks, '')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const words = (text) =>
  new Set(
    text
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.slice(0, 6)) ?? [],
  );

/** `A (B) (C; D) / E`: every name of the outline is a heading. */
function headingsOf(outline) {
  return outline
    .split(/\s+\/\s+/)
    .flatMap((part) => {
      const [head, ...rest] = part.split('(');
      const inner = rest.join('(').replaceAll('(', ';').replaceAll(')', '');
      return [{ level: 2, text: head }, ...inner.split(/;|,/).map((text) => ({ level: 3, text }))];
    })
    .map(({ level, text }) => ({ level, text: clean(text) }))
    .filter(({ text }) => text);
}

/** A fact stands under the heading it shares most words with, else under the heading of the fact before. */
function place(lines, headings) {
  const known = headings.map(({ text }) => words(text));
  const bodies = headings.map(() => []);
  let at = -1;
  const intro = [];
  for (const line of lines) {
    const own = words(line);
    let best = 0;
    for (const [index, names] of known.entries()) {
      const shared = [...names].filter((word) => own.has(word)).length / (names.size || 1);
      if (shared > best) [best, at] = [shared, index];
    }
    (at < 0 ? intro : bodies[at]).push(line);
  }
  return { intro, bodies };
}

function pageOf(block, facts) {
  const [head, ...rest] = block.split('\n');
  const page = { title: '', description: '', outline: '', lines: [] };
  let keeping = false;
  for (const line of rest) {
    const [, key, value] = /^- (\w+): ?(.*)$/.exec(line) ?? [];
    if (key === 'title') page.title = clean(value.split(' | ')[0]);
    else if (key === 'description' || key === 'outline') page[key] = value;
    if (key) keeping = key === 'facts' || key === 'table';
    if (!keeping) continue;
    if (key === 'table') page.lines.push(clean(value));
    const fact = /^\s+- (.*)$/.exec(line)?.[1] ?? (key ? '' : line.trim());
    if (fact && !/^(?:corrected|decision|general|visual)\b/i.test(fact)) page.lines.push(clean(fact));
  }
  const own = route(head.replace(/^## /, '').trim());
  const headings = headingsOf(page.outline);
  const { intro, bodies } = place(page.lines.filter(Boolean), headings);
  const record = (heading, level, lines) => ({ heading, level, text: lines.join('\n') });
  return {
    route: own,
    title: page.title,
    description: clean(page.description),
    breadcrumbs: crumbs(own, facts),
    records: [record('', 1, intro), ...headings.map((h, i) => record(h.text, h.level, bodies[i]))],
  };
}

function crumbs(own, facts) {
  const labels = [];
  for (let at = facts.get(own)?.parent; at && at !== '/'; at = facts.get(at)?.parent) {
    labels.unshift(facts.get(at)?.label ?? at);
  }
  return labels;
}

const facts = new Map(
  fs
    .readFileSync(path.join(folder, 'pages.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([at, title, label, , parent]) => [
      route(at),
      { label: clean(label || title), parent: route(parent) },
    ]),
);
const pages = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split(/^(?=## \/)/m))
  .filter((block) => block.startsWith('## /'))
  .map((block) => pageOf(block, facts))
  .sort((a, b) => (a.route < b.route ? -1 : 1));
fs.mkdirSync(path.dirname(out), { recursive: true });
fs.writeFileSync(out, `${pages.map((page) => JSON.stringify(page)).join('\n')}\n`);
const count = pages
  .flatMap((page) => page.records.map((r) => r.text.split(/\s+/).length))
  .reduce((a, b) => a + b, 0);
console.log(`${pages.length} pages, ${pages.flatMap((p) => p.records).length} records, ${count} words`);
