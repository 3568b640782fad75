import { defineConfig } from 'vitest/config';

// A short ring beside the suite in Chromium: what browsers do differently shows in these few tests.
export default defineConfig({
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
