// Installs what is missing, with the progress of the tools that do it; says the exact command where it cannot.
// Uses nothing but Node itself: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingServerPackages } from './servers.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A step that cannot be done here; its message says what to type. */
export class InstallError extends Error {}

function run(command, args, options = {}) {
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32', ...options })
      .status === 0
  );
}

/** npm packages, by `npm ci`, unless those of the lock file are already there. */
export function ensurePackages({ development = false } = {}) {
  if (packagesAreCurrent(development)) return;
  console.log('Installing npm packages (once) ...');
  // CI and tests need the development packages even where NODE_ENV says otherwise.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  if (run('npm', args)) return;
  throw new InstallError(
    'The npm packages could not be installed. Check that this machine reaches the npm registry (or a mirror: npm config set registry URL), then run:  npm ci',
  );
}

function packagesAreCurrent(development) {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const want = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages ?? {};
  return Object.entries(want).every(
    ([name, entry]) =>
      name === '' ||
      entry.optional ||
      (entry.dev && !development) ||
      entry.devOptional ||
      isThere(name, have[name], entry),
  );
}

/** A package of the repository itself is a link, which has no version. */
function isThere(name, have, want) {
  if (!name.startsWith('node_modules/')) return existsSync(path.join(root, name));
  return have !== undefined && have.version === want.version && existsSync(path.join(root, name));
}

/** Chromium without windows: the tests take less than half the time with it. A package of its own in Debian. */
const SHELL = '/usr/bin/chromium-headless-shell';

const BROWSERS = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findBrowser() {
  const chosen = process.env.CHROME;
  if (chosen) {
    if (statSync(chosen, { throwIfNoEntry: false })?.isFile()) return chosen;
    throw new InstallError(
      `CHROME names "${chosen}", which is not a file. Set it to a Chromium or Chrome program, or unset it.`,
    );
  }
  return BROWSERS.find((file) => existsSync(file));
}

const APT = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
/** For what is only welcome: a mirror that does not answer is not waited for. */
const PATIENCE = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
const INSTALL = ['install', '-y', '-q', '--no-install-recommends'];

/** Adds the quicker program where that needs no questions; without it, the tests run all the same. */
function addShell() {
  const known = spawnSync('apt-cache', ['show', 'chromium-headless-shell'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !known) return undefined;
  console.log('Installing headless Chromium for faster browser tests (once) ...');
  return run('apt-get', [...PATIENCE, ...INSTALL, 'chromium-headless-shell'], { env: APT }) &&
    existsSync(SHELL)
    ? SHELL
    : undefined;
}

/** The path of a Chromium for the browser tests; Debian's package is installed where none is found. */
export function ensureChromium() {
  const found = findBrowser();
  const hasApt = existsSync('/usr/bin/apt-get');
  if (found) return (hasApt && !process.env.CHROME && found !== SHELL && addShell()) || found;
  if (!hasApt)
    throw new InstallError(
      'The browser tests need Chromium or Chrome. Install one, then run:  CHROME=/path/to/chrome npm test',
    );
  if (process.getuid?.() !== 0)
    throw new InstallError(
      'The browser tests need Chromium. Run:  sudo apt-get update && sudo apt-get install -y chromium-headless-shell',
    );
  console.log('Installing Chromium for the browser tests (once) ...');
  run('apt-get', ['update', '-q'], { env: APT });
  // Not every Debian-like system has the first.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const installed = run('apt-get', [...INSTALL, name], { env: APT }) && findBrowser();
    if (installed) return installed;
  }
  throw new InstallError(
    'Chromium could not be installed. Check that this machine reaches a Debian mirror, then run:  apt-get update && apt-get install -y chromium',
  );
}

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The path of a Firefox for the short ring of tests in it; Debian's package is installed where that needs no questions.
 * Undefined where there is none: nothing stops without it.
 */
export function ensureFirefox() {
  const chosen = process.env.FIREFOX;
  if (chosen && !existsSync(chosen))
    throw new InstallError(
      `FIREFOX names "${chosen}", which is not a file. Set it to a Firefox, or unset it.`,
    );
  const find = () => FIREFOXES.find((file) => existsSync(file));
  const found = chosen || find();
  if (found || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return found;
  console.log('Installing Firefox for a short ring of tests (once) ...');
  return run('apt-get', [...PATIENCE, ...INSTALL, 'firefox-esr'], { env: APT }) ? find() : undefined;
}

/**
 * True where there are pdftotext, pdfinfo and pdftoppm, which read printed pages; Debian's package of them is installed
 * where that needs no questions. Nothing stops without them.
 */
export function ensurePoppler() {
  const has = () => spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).status === 0;
  if (has()) return true;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing poppler-utils, which reads printed pages (once) ...');
  return run('apt-get', [...PATIENCE, ...INSTALL, 'poppler-utils'], { env: APT }) && has();
}

/** The web servers that `deploy/` has files for; the tests of what is missing then say skipped. */
export function ensureServers() {
  const names = missingServerPackages(existsSync);
  if (names.length === 0 || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(', ')}, which the files below deploy/ are tested with (once) ...`);
  run('apt-get', [...PATIENCE, ...INSTALL, ...names], { env: APT });
}

/** Runs `work`, and ends the process with the message of a step that could not be done. */
export async function withInstallErrors(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
