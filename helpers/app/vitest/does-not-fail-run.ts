import { Status, type Label, type TestResult } from 'allure-js-commons'

/** What a skipped test is known by to Allure whose rule is violated, but does not fail the run. */
export const DOES_NOT_FAIL_RUN: Label = { name: 'gate', value: 'let pass' }

/** A violated rule is failed to Allure, whether or not it fails the run: only vitest must skip its test. */
export const failedToAllure = {
  beforeTestResultWrite(result: TestResult): void {
    if (!result.labels.some(({ name, value }) => name === DOES_NOT_FAIL_RUN.name && value === DOES_NOT_FAIL_RUN.value))
      return
    result.status = Status.FAILED
    result.statusDetails = { message: 'violated, but let pass: the description tells what was seen' }
  },
}
