import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../support/chromeFlags.ts';
import { root, runFieldguide, startFieldguide } from '../support/fieldguide.ts';
import '../support/provided.ts';

const BUILT = 'tests/.work/pages-dist';

/** Builds and serves our own site, starts the browser; returns what ends both. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await runFieldguide(['build', '--out', BUILT]);
  const [browser, site] = await Promise.all([startBrowser(), startFieldguide(['serve', '--out', BUILT])]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('ownSite', site.url);
  project.provide('ownSiteFolder', path.join(root, BUILT));
  return async () => {
    await Promise.all([browser.close(), site.stop()]);
  };
}
