import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestModule } from 'vitest/node'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import AllureReporter from '../../app/vitest/allure-reporter.ts'

/** The end of the test of a scenario in vitest. */
export interface Ended {
  readonly record: ScenarioRecord
  readonly state: string
  /** The name of the error that ended it. */
  readonly error?: string
}

/** The result of a run through vitest. */
export interface VitestResult {
  readonly tests: readonly Ended[]
  /** The errors of suite files as a whole. */
  readonly files: readonly string[]
}

/** Writes the Allure results, and `tests.json` with the records, to the folder that `RECORDS_DIR` names. */
export default class extends AllureReporter {
  readonly #folder: string

  constructor() {
    const folder = process.env['RECORDS_DIR'] ?? '.'
    super({ resultsDir: path.join(folder, 'allure-results') })
    this.#folder = folder
  }

  override onTestRunEnd(modules: readonly TestModule[]): void {
    super.onTestRunEnd(modules)
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test): Ended[] => {
        const record = test.meta().countersign
        const { state, errors } = test.result()
        const error = errors?.[0]?.name
        return record ? [{ record, state, ...(error !== undefined && { error }) }] : []
      }),
    )
    const result: VitestResult = {
      tests,
      files: modules.flatMap((module) => module.errors().map(({ message }) => message)),
    }
    writeFileSync(path.join(this.#folder, 'tests.json'), JSON.stringify(result))
  }
}
