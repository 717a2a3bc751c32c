import { LabelName, Severity, Stage, Status, type Label, type StepResult, type TestResult } from 'allure-js-commons'
import { md5 } from 'allure-js-commons/sdk/reporter'
import type { Level, Rule } from '../../helpers/catalogue/rule.ts'
import type { Step } from '../../helpers/outcome/step.ts'
import type { Outcome, ScenarioRecord } from '../../helpers/outcome/record.ts'
import { descriptionOf } from './description.ts'
import { sightingsOf, type Sighting } from './sightings.ts'
import { sharesOf, type Share } from './shares.ts'

/** A result without its identity in one run, and without attachments. */
export type AllureResult = Omit<TestResult, 'uuid'>

export const STATUS: Readonly<Record<Outcome, Status>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  broken: Status.BROKEN,
  skipped: Status.SKIPPED,
}
const SEVERITY: Readonly<Record<Level, Severity>> = {
  stated: Severity.CRITICAL,
  inferred: Severity.NORMAL,
  open: Severity.TRIVIAL,
}

/** What a scenario is in Allure: itself first, then those of its rules that came out unlike it. */
export function allureResultsOf(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): AllureResult[] {
  return sharesOf(record, catalogue).map((share) => resultOf(share, record))
}

/** What scenarios saw of rules that are not theirs, each with the scenario that shows it best. */
export function allureSightingsOf(
  records: readonly ScenarioRecord[],
  catalogue: ReadonlyMap<string, Rule>,
): { readonly result: AllureResult; readonly record: ScenarioRecord }[] {
  return sightingsOf(records, catalogue).map((sighting) => {
    const { record } = sighting
    const result = resultOf(sighting, record)
    return { result: { ...result, description: `${result.description}\n\n${whereSeen(sighting)}` }, record }
  })
}

/** More scenarios than this are only counted. */
const MOST_TITLES = 20

function whereSeen({ titles }: Sighting): string {
  const more = titles.length - MOST_TITLES
  const items = [...titles.slice(0, MOST_TITLES), ...(more > 0 ? [`and ${more} more`] : [])]
  return ['**Seen in the scenarios**', '', ...items.map((title) => `- ${title}`)].join('\n')
}

function resultOf(share: Share, record: ScenarioRecord): AllureResult {
  const { key, title, rules, finding } = share
  const id = md5(key)
  const { section, area } = rules[0]
  return {
    name: title,
    fullName: key,
    testCaseId: id,
    historyId: id,
    titlePath: [section, area],
    status: statusOf(share),
    statusDetails: {
      ...(finding && { message: finding.message }),
      ...(finding?.expected !== undefined && { expected: finding.expected }),
      ...(finding?.actual !== undefined && { actual: finding.actual }),
    },
    stage: Stage.FINISHED,
    description: descriptionOf(share, record.observations),
    labels: labelsOf(share),
    links: [],
    parameters: [],
    steps: record.steps.map(stepOf),
    attachments: [],
    start: record.startedAt,
    stop: record.startedAt + record.durationMs,
  }
}

/** Where the document is silent nothing is judged: whatever was seen there is no failure. */
function statusOf({ outcome, rules }: Share): Status {
  return outcome === 'failed' && rules[0].level === 'open' ? Status.PASSED : STATUS[outcome]
}

function labelsOf({ rules, outcome, finding }: Share): Label[] {
  const [{ section, area, level }] = rules
  return [
    { name: LabelName.EPIC, value: section },
    { name: LabelName.FEATURE, value: area },
    ...rules.map(({ id, statement }) => ({ name: LabelName.STORY, value: `${id} ${statement}` })),
    ...rules.map(({ id }) => ({ name: LabelName.TAG, value: id })),
    { name: LabelName.SEVERITY, value: SEVERITY[level] },
    { name: 'level', value: level },
    ...(outcome === 'broken' && finding?.cause !== undefined ? [{ name: 'cause', value: finding.cause }] : []),
  ]
}

function stepOf({ name, startedAt, stoppedAt, status, steps }: Step): StepResult {
  return {
    name,
    status: STATUS[status],
    statusDetails: {},
    stage: Stage.FINISHED,
    steps: steps.map(stepOf),
    attachments: [],
    parameters: [],
    start: startedAt,
    // A step that was cut off never stopped.
    stop: Math.max(stoppedAt, startedAt),
  }
}
