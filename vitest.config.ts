import { defineConfig } from 'vitest/config'

/** For people who work on the suite: `npx vitest`. The command `countersign run` does not read this file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'harness',
          include: ['{helpers,reports,fixtures}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'suites',
          include: ['suites/**/*.test.ts'],
          globalSetup: ['helpers/vitest/target.ts'],
          setupFiles: ['helpers/vitest/setup.ts'],
          pool: 'threads',
          isolate: false,
          sequence: { concurrent: true },
          maxConcurrency: 32,
          testTimeout: 0,
        },
      },
    ],
  },
})
