import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBrowser } from '../support/chromeFlags.ts';
import { root, runFieldguide, startFieldguide } from '../support/fieldguide.ts';
import '../support/provided.ts';

const SITE = 'tests/e2e/site';
const BUILT = 'tests/.work/e2e-dist';
const COMPONENTS = 'tests/fixtures/every-component';
const COMPONENTS_BUILT = 'tests/.work/components-dist';
const LOCALES = 'tests/e2e/locales';
const LOCALES_BUILT = 'tests/.work/locales-dist';
const OWN_BUILT = 'tests/.work/site-dist';

/** Builds the test sites and our own, serves them, starts the browser; returns what ends it all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The first command bundles the generator where its source has changed.
  await runFieldguide(['build', '--site', SITE, '--out', BUILT]);
  await Promise.all([
    runFieldguide(['build', '--out', OWN_BUILT]),
    runFieldguide(['build', '--site', COMPONENTS, '--out', COMPONENTS_BUILT]),
    runFieldguide(['build', '--site', LOCALES, '--out', LOCALES_BUILT]),
  ]);
  const [browser, dev, build, ownSite, componentsBuild, localesDev, localesBuild] = await Promise.all([
    startBrowser(),
    startFieldguide(['dev', '--site', SITE]),
    startFieldguide(['serve', '--site', SITE, '--out', BUILT]),
    startFieldguide(['serve', '--out', OWN_BUILT]),
    startFieldguide(['serve', '--site', COMPONENTS, '--out', COMPONENTS_BUILT]),
    startFieldguide(['dev', '--site', LOCALES]),
    startFieldguide(['serve', '--site', LOCALES, '--out', LOCALES_BUILT]),
  ]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('dev', dev.url);
  project.provide('build', build.url);
  project.provide('ownSite', ownSite.url);
  project.provide('componentsBuild', componentsBuild.url);
  project.provide('localesDev', localesDev.url);
  project.provide('localesBuild', localesBuild.url);
  project.provide('localesFolder', path.join(root, LOCALES_BUILT));
  project.provide('buildFolder', path.join(root, BUILT));
  project.provide('ownSiteFolder', path.join(root, OWN_BUILT));
  return async () => {
    const servers = [dev, build, ownSite, componentsBuild, localesDev, localesBuild];
    await Promise.all([browser.close(), ...servers.map((server) => server.stop())]);
  };
}
