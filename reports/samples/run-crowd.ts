import path from 'node:path'
import { createVitest } from 'vitest/node'
import { allureReporter } from '../allure/reporter.ts'
import { crowdCatalogue } from './crowd.ts'

/** Runs the crowd as the command line runs scenarios. Argument: the folder for the results. */
const [resultsDir = 'allure-results'] = process.argv.slice(2)
const vitest = await createVitest('test', {
  root: path.resolve(import.meta.dirname, '..', '..'),
  config: false,
  watch: false,
  include: ['reports/samples/crowd.vitest.ts'],
  reporters: [allureReporter({ resultsDir, catalogue: crowdCatalogue, environment: { target: 'none', seed: '1' } })],
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  maxConcurrency: 64,
  cache: false,
})
await vitest.start([])
await vitest.close()
