import { existsSync } from 'node:fs';
import { type BrowserServer, chromium } from 'playwright-core';

/** For a browser in a container: no sandbox, no GPU, and no traffic of its own. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the browser that all tests of a run share.
 * @throws Error where the machine has none.
 */
export async function startBrowser(): Promise<BrowserServer> {
  const executablePath = process.env.CHROME ?? '/usr/bin/chromium';
  if (!existsSync(executablePath))
    throw new Error(`There is no browser at ${executablePath}. Set CHROME to a Chromium or Chrome program.`);
  return chromium.launchServer({ executablePath, args: CHROME_FLAGS });
}
