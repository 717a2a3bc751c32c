import { Stage, Status, type StepResult, type TestResult } from 'allure-js-commons'
import { md5 } from 'allure-js-commons/sdk/reporter'
import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Step } from '../../helpers/engine/outcome/step.ts'
import type { Outcome, ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { descriptionOf } from './description.ts'
import { isKnown, isObserved, labelsOf, sectionLabel } from './labels.ts'
import { sightingsOf, type Sighting } from './sightings.ts'
import { sharesOf, type KnownRules, type Share } from './shares.ts'

/** A result without its identity in one run, and without attachments. */
export type AllureResult = Omit<TestResult, 'uuid'>

export const STATUS: Readonly<Record<Outcome, Status>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  broken: Status.BROKEN,
  skipped: Status.SKIPPED,
}

/** The results of a scenario: its own first, then those of its rules with another outcome. */
export function allureResultsOf(
  record: ScenarioRecord,
  catalogue: ReadonlyMap<string, Rule>,
  known?: KnownRules,
): AllureResult[] {
  return sharesOf(record, catalogue, known).map((share) => resultOf(share, record))
}

/** The results for breaches that scenarios saw of rules of others, each with the scenario that shows it best. */
export function allureSightingsOf(
  records: readonly ScenarioRecord[],
  catalogue: ReadonlyMap<string, Rule>,
  known?: KnownRules,
): { readonly result: AllureResult; readonly record: ScenarioRecord }[] {
  return sightingsOf(records, catalogue, known).map((sighting) => {
    const { record } = sighting
    const result = resultOf(sighting, record)
    return { result: { ...result, description: `${result.description}\n\n${whereSeen(sighting)}` }, record }
  })
}

/** Further scenarios are only counted. */
const MOST_TITLES = 20

function whereSeen({ titles }: Sighting): string {
  const more = titles.length - MOST_TITLES
  const items = [...titles.slice(0, MOST_TITLES), ...(more > 0 ? [`and ${more} more`] : [])]
  return ['**Seen in the scenarios**', '', ...items.map((title) => `- ${title}`)].join('\n')
}

/** Builds the result of a share from the record of its scenario. */
export function resultOf(
  share: Share,
  record: Pick<ScenarioRecord, 'observations' | 'steps' | 'startedAt' | 'durationMs'>,
): AllureResult {
  const { key, title, rules, finding } = share
  const id = md5(key)
  const { section, area } = rules[0]
  return {
    // Allure has no status for these results, so their names say what they are.
    name: `${isObserved(share) ? 'Observed: ' : isKnown(share) ? 'Known: ' : ''}${title}`,
    fullName: key,
    testCaseId: id,
    historyId: id,
    titlePath: [sectionLabel(section), area],
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

/** A rule that the document leaves open never fails, and a known violation is neither passed nor failed. */
function statusOf(share: Share): Status {
  if (isKnown(share)) return Status.SKIPPED
  return isObserved(share) ? Status.PASSED : STATUS[share.outcome]
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
    // A step that was cut off has no end.
    stop: Math.max(stoppedAt, startedAt),
  }
}
