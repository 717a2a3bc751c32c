import { Status, type Label, type TestResult } from 'allure-js-commons'

/** The Allure label of a test whose rule is violated without failing the run. */
export const DOES_NOT_FAIL_RUN: Label = { name: 'gate', value: 'does not fail the run' }

/** Vitest must skip a test whose violated rule does not fail the run, but Allure shows the test as failed. */
export const failedToAllure = {
  beforeTestResultWrite(result: TestResult): void {
    if (!result.labels.some(({ name, value }) => name === DOES_NOT_FAIL_RUN.name && value === DOES_NOT_FAIL_RUN.value))
      return
    result.status = Status.FAILED
    result.statusDetails = { message: 'violated, but does not fail the run; see the description' }
  },
}
