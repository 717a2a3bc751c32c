import { defineConfig } from 'vitest/config'
import { LongFirst } from './helpers/testing/vitest/long-first.ts'

/** Common settings of the tests of the harness. Milliseconds. */
const TESTS = {
  globalSetup: ['helpers/testing/vitest/temporary-folder.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/**
 * Tests of the harness, and the suite's second entry point: `npx vitest run --project suites` judges the target that `.env` and
 * the environment configure. The command `countersign run` neither reads this file nor needs vitest.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    reporters: ['default', './helpers/app/vitest/allure-reporter.ts'],
    // Each start of vitest would transform two thousand modules again, in several seconds of processor time.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    projects: [
      {
        // Files in one thread share their imports: loading them for each file takes three times as long as all tests.
        test: {
          ...TESTS,
          name: 'unit',
          include: ['{helpers,reports,fixtures}/**/*.test.ts'],
          exclude: ['helpers/product/**', '**/*.page.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...TESTS,
          // They only end what hangs: on a slow machine, together with other tests, an installation took over two minutes.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          name: 'product',
          include: ['helpers/product/**/*.test.ts'],
          exclude: ['**/*.page.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // Tests of pages in a browser. The runs behind the pages are made once for all files.
        test: {
          ...TESTS,
          name: 'pages',
          include: ['{helpers,reports}/**/*.page.test.ts'],
          globalSetup: [
            ...TESTS.globalSetup,
            'helpers/testing/pages/say-without-browser.ts',
            'helpers/testing/pages/runs.ts',
          ],
          pool: 'threads',
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'suites',
          include: ['suites/**/*.scenarios.ts'],
          globalSetup: ['helpers/app/vitest/global-setup.ts'],
          setupFiles: ['helpers/app/vitest/setup.ts'],
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
