import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../support/chromeFlags.ts';
import { root, runFieldguide, startFieldguide } from '../support/fieldguide.ts';
import '../support/provided.ts';

const BUILT = 'tests/.work/pages-dist';

/**
 * Builds and serves our own site, starts the browser; returns what ends both. Where BUILT_SITE names the folder of a site
 * that was built before, it is that one: the browser suite leaves its own in `tests/.work/site-dist`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = path.resolve(root, process.env.BUILT_SITE ?? BUILT);
  if (!process.env.BUILT_SITE || !existsSync(folder)) await runFieldguide(['build', '--out', folder]);
  const [browser, site] = await Promise.all([startBrowser(), startFieldguide(['serve', '--out', folder])]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('ownSite', site.url);
  project.provide('ownSiteFolder', folder);
  return async () => {
    await Promise.all([browser.close(), site.stop()]);
  };
}
