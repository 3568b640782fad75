import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { cli, root, work } from '../paths.mjs';
import { launch } from './browser.mjs';
import { measureNavigation } from './navigate.mjs';
import { measurePageLoad } from './pageload.mjs';
import { serve } from './serve.mjs';

/** Long and short pages, with tables, code, tabs and diagrams among them. */
const ROUTES = [
  '/getstarted/installation/discovery-port-configurations/',
  '/getstarted/installation/installation-amazon-web-services/',
  '/what-is-cairn/',
  '/auto-discovery/',
  '/getstarted/faqs/',
];

/**
 * @typedef {import('./pageload.mjs').PageLoad} PageLoad
 * @typedef {{ loads: PageLoad[], clicks: number[] }} LoadResult
 */

/**
 * First loads and hovered clicks on our own site, in a real browser.
 * @param {{ runs?: number }} options
 * @returns {Promise<LoadResult>}
 */
export async function benchLoad({ runs = 3 }) {
  const server = await serve(buildSite());
  const browser = await launch();
  try {
    const loads = [];
    for (const route of ROUTES) {
      for (let run = 0; run < runs; run++) loads.push(await measurePageLoad(browser, server.url, route));
      console.log(`first load of ${route} measured ${runs} times`);
    }
    const clicks = await measureNavigation(browser, server.url, { from: ROUTES[0] });
    console.log(`${clicks.length} clicks measured`);
    return { loads, clicks };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Builds our own site; returns its folder. */
export function buildSite() {
  const out = path.join(work, 'out/site');
  console.log('Building the site ...');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build', '--out', out], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`);
  return out;
}
