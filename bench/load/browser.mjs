import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/install.mjs';

/** A real browser without anything that works in the background; it is installed where there is none, as for the tests. */
export function launch() {
  return chromium.launch({
    executablePath: ensureChromium(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/**
 * A page of 1280 x 800 with a slow processor and a slow line.
 * @param {import('playwright-core').Browser} browser
 * @param {{ latency: number, download: number, upload: number }} line Milliseconds and megabits in a second.
 */
export async function throttledPage(browser, { latency, download, upload }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = (megabits) => (megabits * 1024 * 1024) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes(download),
    uploadThroughput: bytes(upload),
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, devtools };
}
