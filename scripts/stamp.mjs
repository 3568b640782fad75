// Tells whether the bundled generator is older than its sources; only file times are read, so it costs little.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names, sizes and times of everything the bundle is made from. */
export function sourceStamp(root) {
  const stamp = {};
  const add = (file) => {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (stat) stamp[file] = `${stat.size}:${Math.round(stat.mtimeMs)}`;
  };
  // With their types: else Node asks the disk about each entry once more, which takes ten times as long.
  for (const { name, parentPath } of readdirSync(path.join(root, 'src'), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (/\.(tsx?|css|svg|yaml)$/.test(name) && !/\.test\.tsx?$/.test(name))
      add(path.join(parentPath, name).slice(root.length + 1));
  }
  for (const file of ['scripts/bundle.mjs', 'package-lock.json']) add(file);
  return stamp;
}

/** True when the bundle is missing or was made from other sources. */
export function isStale(root) {
  const file = path.join(root, '.fieldguide/stamp.json');
  if (!existsSync(file)) return true;
  const made = JSON.parse(readFileSync(file, 'utf8'));
  const now = sourceStamp(root);
  const names = Object.keys(now);
  return names.length !== Object.keys(made).length || names.some((name) => now[name] !== made[name]);
}
