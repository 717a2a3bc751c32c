import * as allure from 'allure-js-commons'
import { md5 } from 'allure-js-commons/sdk/reporter'
import { descriptionOf } from '../../../reports/allure/description.ts'
import { labelsOf } from '../../../reports/allure/labels.ts'
import { STATUS } from '../../../reports/allure/steps.ts'
import { nameOf } from '../../../reports/allure/subject.ts'
import { withReadableBodies } from '../../engine/evidence/log.ts'
import type { Rule } from '../../engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../engine/outcome/record.ts'
import type { Step } from '../../engine/outcome/step.ts'
import type { Ending } from './ending.ts'
import { DOES_NOT_FAIL_RUN } from './does-not-fail-run.ts'
import { subjectOfTest } from './subject-of-test.ts'

/** Adds the content of a record to the Allure result of the running test: labels, identity, description, steps, exchanges. */
export async function reportToAllure(
  record: ScenarioRecord,
  catalogue: ReadonlyMap<string, Rule>,
  { failsNoRun = false }: Ending,
): Promise<void> {
  // A test can have only one result: that of the rules that decide the status of the scenario.
  const subject = subjectOfTest(record, catalogue)
  if (!subject) return
  const observations = record.observations.filter(({ rule }) => subject.rules.some(({ id }) => id === rule))
  const letPass = failsNoRun ? '\n\nViolated, but only stated rules fail this run.' : ''
  await allure.displayName(nameOf(subject, record.title))
  await allure.labels(...labelsOf(subject), ...(failsNoRun ? [DOES_NOT_FAIL_RUN] : []))
  await allure.description(`${descriptionOf(subject, observations)}${letPass}`)
  // The same identity in all runs, on all machines and in all folders.
  await allure.historyId(md5(record.key))
  await allure.testCaseId(md5(record.key))
  for (const step of record.steps) await tellStep(step)
  if (record.log !== '') await allure.attachment('exchanges', withReadableBodies(record.log), allure.ContentType.TEXT)
}

async function tellStep({ name, status, steps }: Step): Promise<void> {
  if (steps.length === 0) return allure.logStep(name, STATUS[status])
  try {
    await allure.step(name, async () => {
      for (const step of steps) await tellStep(step)
      if (status === 'failed') throw Object.assign(new Error(name), { expected: '', actual: '' })
      if (status === 'broken') throw new Error(name)
    })
  } catch {
    // Thrown above, because an Allure step can fail only by an error.
  }
}
