// Tells whether the bundled generator is older than its sources, or damaged. Of the sources only file times are read.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names, sizes and times of everything the bundle is made from. */
export function sourceStamp(root) {
  const stamp = {};
  const add = (file) => {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (stat) stamp[file] = `${stat.size}:${Math.round(stat.mtimeMs)}`;
  };
  // With their types: else Node asks the disk about each entry once more, which takes ten times as long.
  const packages = ['src', '../fieldguide-import/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }),
  );
  for (const { name, parentPath } of packages) {
    if (/\.(tsx?|css|svg|yaml|woff2)$/.test(name) && !/\.test\.tsx?$/.test(name))
      add(path.relative(root, path.join(parentPath, name)));
  }
  for (const file of [
    'scripts/bundle.mjs',
    'scripts/bundleNode.mjs',
    'scripts/texts.mjs',
    'package.json',
    '../fieldguide-import/package.json',
    '../../package-lock.json',
    '../../deploy/github/docs.yml',
    '../../deploy/github/matcher.json',
  ])
    add(file);
  return stamp;
}

/** The folders that are bundled into, seen from that of the generator. */
const PLACES = ['dist', '../fieldguide-import/dist'];

/** The stamp of a finished bundle: what it was made from, and a hash of each file of its folders. */
export function bundleStamp(sources, folders) {
  const made = folders.flatMap((folder, index) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => {
        const file = path.join(parentPath, name);
        return [path.join(PLACES[index], path.relative(folder, file)), hashOf(file)];
      }),
  );
  return { sources, made: Object.fromEntries(made) };
}

/** True when the bundle is missing, was made from other sources, or is not as it was made: a copy that broke off. */
export function isStale(root) {
  try {
    const { sources, made } = JSON.parse(readFileSync(path.join(root, 'dist/stamp.json'), 'utf8'));
    const now = sourceStamp(root);
    const names = Object.keys(now);
    return (
      names.length !== Object.keys(sources).length ||
      names.some((name) => now[name] !== sources[name]) ||
      Object.entries(made).some(([name, hash]) => hashOf(path.join(root, name)) !== hash)
    );
  } catch {
    return true;
  }
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
