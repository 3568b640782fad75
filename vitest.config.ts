import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The sources of the packages, not what was bundled of them.
  ssr: { resolve: { conditions: ['fieldguide-source', ...defaultServerConditions] } },
  test: {
    // Whole sites are built; a machine may have other work.
    testTimeout: 30_000,
    // By itself Vitest leaves one core to its own process, which has little to do: on two cores half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Plain functions without state: one process may run file after file, which takes a quarter of the time.
        test: { name: 'source', include: ['{packages,site}/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          globalSetup: ['tests/support/freshBundle.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/pages/**', 'tests/firefox/**', 'tests/.work/**'],
        },
      },
    ],
  },
});
