import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**', 'tests/.work/**'],
    // Whole sites are built; a machine may have other work.
    testTimeout: 30_000,
  },
});
