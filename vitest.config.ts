import { defineConfig } from 'vitest/config'
import { LongFirst } from './helpers/testing/long-first.ts'

/**
 * Tests of the harness, and the suite's second door: `npx vitest run --project suites` judges the target that `.env` and
 * the environment name. The command `countersign run` neither reads this file nor needs vitest.
 */
export default defineConfig({
  test: {
    reporters: ['default', './helpers/vitest/allure-reporter.ts'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'harness',
          include: ['{helpers,reports,fixtures}/**/*.test.ts'],
          globalSetup: ['helpers/testing/temporary-folder.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'suites',
          include: ['suites/**/*.test.ts'],
          globalSetup: ['helpers/vitest/global-setup.ts'],
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
