import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Every page of our own site, in a real browser. The time limit is that of one page, so it holds for any number of them.
export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    include: ['tests/pages/**/*.test.ts'],
    globalSetup: ['tests/support/temporaryFolders.ts', 'tests/pages/globalSetup.ts'],
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
