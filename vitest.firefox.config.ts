import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// A short ring beside the suite in Chromium: what browsers do differently shows in these few tests.
export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    globalSetup: ['tests/support/temporaryFolders.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
