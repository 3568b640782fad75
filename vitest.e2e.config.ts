import { defineConfig } from 'vitest/config';

// One browser suite, run against the dev server and against the built site. Files run one after the other:
// they share the machine's two cores with a browser.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/globalSetup.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
