import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests that read our own site as it is compiled. */
const OWN_SITE = ['journeys', 'visibleWords', 'search/siteSearch', 'search/apiCalls'].map(
  (name) => `tests/${name}.test.ts`,
);

export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    // Whole sites are built; a machine may have other work.
    testTimeout: 30_000,
    // By itself Vitest leaves one core to its own process, which has little to do: on two cores half of the machine.
    maxWorkers: '100%',
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        // Plain functions without state: one process may run file after file, which takes a quarter of the time.
        test: { name: 'source', include: ['{packages,site}/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        // What is said of our own site: it is compiled once, and read by all of them. First, since `npm test` has other
        // work for the other core then.
        test: {
          name: 'own site',
          include: OWN_SITE,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          globalSetup: ['tests/support/freshBundle.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/pages/**', 'tests/firefox/**', 'tests/.work/**', ...OWN_SITE],
        },
      },
    ],
  },
});
