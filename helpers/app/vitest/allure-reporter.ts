import { rmSync } from 'node:fs'
import path from 'node:path'
import AllureVitestReporter, { type AllureVitestReporterConfig } from 'allure-vitest/reporter'
import type { TestModule, TestSpecification, Vitest } from 'vitest/node'
import { PROJECT } from '../project/project.ts'
import { writeWholeRun } from './allure-whole-run.ts'
import { failedToAllure } from './does-not-fail-run.ts'

const RESULTS_DIR = path.join(PROJECT, 'reports', 'out', 'vitest-allure-results')

/** The project of `vitest.config.ts` whose tests are scenarios. */
const SCENARIOS = 'suites'

/** The reporter of allure-vitest, limited to scenarios: unit tests are not results. The folder holds the last run only. */
export default class extends AllureVitestReporter {
  readonly #resultsDir: string

  constructor(config: AllureVitestReporterConfig = {}) {
    const { resultsDir = RESULTS_DIR } = config
    super({ ...config, resultsDir, reportMatchers: false, listeners: [...(config.listeners ?? []), failedToAllure] })
    this.#resultsDir = resultsDir
  }

  override onInit(vitest: Vitest): void {
    if (vitest.projects.some(({ name }) => name === SCENARIOS)) super.onInit(vitest)
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    if (specifications.some(({ project }) => project.name === SCENARIOS))
      rmSync(this.#resultsDir, { recursive: true, force: true })
  }

  override onTestRunEnd(modules: readonly TestModule[]): void {
    const scenarios = modules.filter(({ project }) => project.name === SCENARIOS)
    if (scenarios.length === 0) return
    writeWholeRun(scenarios, this.#resultsDir)
    super.onTestRunEnd(scenarios)
  }
}
