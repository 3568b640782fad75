import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Tests that read our own site as it is compiled. */
const OWN_SITE = [
  'journeys',
  'visibleWords',
  'search/siteSearch',
  'search/modelQuestions',
  'search/apiCalls',
].map((name) => `tests/${name}.test.ts`);

export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    // For what hangs. Whole sites are built, and a machine may have other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // By itself Vitest leaves one core to its own process, which has little to do: on two cores half of the machine.
    maxWorkers: '100%',
    // No module has a state that a test can change: one process runs file after file, and loads the generator once.
    isolate: false,
    globalSetup: ['tests/support/temporaryFolders.ts'],
    sequence: { groupOrder: 1 },
    projects: [
      {
        extends: true,
        test: { name: 'source', include: ['{packages,site}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        // What is said of our own site: it is compiled once, and read by all of them. First, since `npm test` has other
        // work for the other core then.
        test: {
          name: 'own site',
          include: OWN_SITE,
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
