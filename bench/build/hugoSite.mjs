import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { bench } from '../paths.mjs';

/**
 * Makes a Hugo site of a folder of Markdown: the same pages under Hugo's names, with the layouts of `bench/hugo`.
 * @param {string} docs
 * @param {string} site Replaced.
 */
export function makeHugoSite(docs, site) {
  rmSync(site, { recursive: true, force: true });
  for (const part of ['hugo.toml', 'layouts', 'assets']) {
    cpSync(path.join(bench, 'hugo', part), path.join(site, part), { recursive: true });
  }
  const content = path.join(site, 'content');
  cpSync(docs, content, { recursive: true });
  convertFolder(content, { weight: 0 });
  // A page that is the site's start, wherever it lies, is Hugo's root index.
  const home = readdirSync(content).find(
    (file) => file.endsWith('.md') && /^slug: "?\/"?$/m.test(read(content, file)),
  );
  if (home) renameSync(path.join(content, home), path.join(content, '_index.md'));
}

/**
 * In reading order, so that one running weight sorts the whole site as the sidebar is sorted.
 * @param {string} folder
 * @param {{ weight: number }} counter
 */
function convertFolder(folder, counter) {
  if (existsSync(path.join(folder, 'index.md')))
    renameSync(path.join(folder, 'index.md'), path.join(folder, '_index.md'));
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => ({
    entry,
    position: positionOf(folder, entry),
  }));
  entries.sort((a, b) => a.position - b.position || (a.entry.name < b.entry.name ? -1 : 1));
  for (const { entry } of entries) {
    const child = path.join(folder, entry.name);
    counter.weight += 1;
    if (entry.isDirectory()) {
      setWeight(path.join(child, indexName(child)), counter.weight, entry.name);
      convertFolder(child, counter);
    } else if (/\.mdx?$/.test(entry.name) && entry.name !== '_index.md') {
      setWeight(child, counter.weight, entry.name.replace(/\.mdx?$/, ''));
    }
  }
}

/** A folder without a page of its own gets one, as ours does. */
function indexName(folder) {
  for (const name of ['index.md', '_index.md']) if (existsSync(path.join(folder, name))) return name;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, '_index.md'), `---\ntitle: ${path.basename(folder)}\n---\n`);
  return '_index.md';
}

function positionOf(folder, entry) {
  const file = entry.isDirectory()
    ? path.join(folder, entry.name, 'index.md')
    : path.join(folder, entry.name);
  const position = existsSync(file)
    ? readFileSync(file, 'utf8').match(/^sidebar_position: ([\d.]+)$/m)?.[1]
    : undefined;
  return position === undefined ? Number.MAX_SAFE_INTEGER : Number(position);
}

function setWeight(file, weight, title) {
  const text = readFileSync(file, 'utf8');
  const [, matter = '', body = text] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  // A page without a title takes its first heading in ours, and its file name in Hugo.
  const named = /^title:/m.test(matter)
    ? matter
    : `title: ${JSON.stringify(body.match(/^# (.+)$/m)?.[1] ?? title)}\n${matter}`;
  const kept = named.split('\n').filter((line) => line && !/^(?:slug|id|sidebar_position):/.test(line));
  writeFileSync(file, `---\n${kept.join('\n')}\nweight: ${weight}\n---\n${body}`);
}

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');
