import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/**
 * The programs we are measured against, or what to type to have them.
 * @typedef {{ hugo: string, pagefind: string[], versions: string }} Rivals
 */

/** @returns {Rivals | { missing: string }} */
export function findRivals() {
  const pagefindScript = path.join(root, 'node_modules/pagefind/lib/runner/bin.cjs');
  if (!existsSync(pagefindScript))
    return { missing: 'pagefind is not installed. Run:  npm ci --include=dev' };
  if (!version('hugo', ['version']) && !installHugo()) {
    return { missing: 'hugo is not installed. Run:  sudo apt-get update && sudo apt-get install -y hugo' };
  }
  const pagefind = [process.execPath, pagefindScript];
  const hugoVersion = version('hugo', ['version']).match(/v[\d.]+/)?.[0];
  const pagefindVersion = version(pagefind[0], [pagefindScript, '--version']).match(/[\d.]+/)?.[0];
  return { hugo: 'hugo', pagefind, versions: `Hugo ${hugoVersion}, Pagefind ${pagefindVersion}` };
}

function installHugo() {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing hugo (once) ...');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'hugo'], options);
  return version('hugo', ['version']) !== '';
}

function version(command, args) {
  return spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
}
