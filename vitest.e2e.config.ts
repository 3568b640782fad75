import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// One browser suite, run against built sites, and where the dev server has its own way against that too. Two files at a time:
// a browser waits more than it works, even on two cores.
export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/support/temporaryFolders.ts', 'tests/e2e/globalSetup.ts'],
    maxWorkers: 2,
    // For what hangs: on a machine with other work, what a reader waits for may take many times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
