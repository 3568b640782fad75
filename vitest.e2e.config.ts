import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// One browser suite, run against built sites, and where the dev server has its own way against that too. Two files at a time:
// a browser waits more than it works, even on two cores.
export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/globalSetup.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What a reader waits for may take longer than the default second while both cores are busy.
    expect: { poll: { timeout: 10_000 } },
  },
});
