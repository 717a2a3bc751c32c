import { ContentType, Stage, Status, type StepResult, type TestResult } from 'allure-js-commons'
import { md5 } from 'allure-js-commons/sdk/reporter'
import { withReadableBodies } from '../../helpers/engine/evidence/log.ts'
import type { RuleScenario } from '../../helpers/engine/outcome/explanations.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { countOf } from '../text.ts'
import { descriptionOf } from './description.ts'
import { labelsOf, sectionLabel } from './labels.ts'
import { detailsOf, STATUS, stepsOf } from './steps.ts'
import { isKnown, isObserved, nameOf, type Subject } from './subject.ts'
import { subjectOfRule, type Groups } from './subject-of-rule.ts'

/** A result without its identity in one run. */
export type AllureResult = Omit<TestResult, 'uuid'>

/** A text that a result refers to. */
export interface Text {
  readonly name: string
  readonly content: string
}

/** Finds the record of a scenario with its steps and exchanges. */
export type Evidence = (key: string) => ScenarioRecord | undefined

/** Names the file of a text; each text needs its own, as Allure shows a file in one result only. */
export type NameFile = () => string

/** The sentences and rows of the document that a rule comes from. */
export type PlacesOf = (ruleId: string) => readonly string[]

/** The result of a rule, with its scenarios as steps, and the exchanges of these scenarios. */
export function allureResultOf(
  result: RuleResult,
  groups: Groups,
  evidence: Evidence,
  nameFile: NameFile,
  placesOf: PlacesOf = () => [],
): { readonly result: AllureResult; readonly texts: readonly Text[] } {
  const subject = subjectOfRule(result, groups)
  const texts: Text[] = []
  const attach = (content: string): string => {
    const name = nameFile()
    texts.push({ name, content })
    return name
  }
  const steps = shownScenarios(result).map((one) => scenarioStep(one, subject, evidence(one.key), attach))
  const start = Math.min(...steps.map((step) => step.start ?? 0))
  const { rule, durationMs, observations } = result
  const [status, id] = [statusOf(subject), md5(rule.id)]
  return {
    result: {
      name: nameOf(subject, rule.statement),
      fullName: rule.id,
      testCaseId: id,
      historyId: id,
      titlePath: [sectionLabel(rule.section), rule.area],
      status,
      // Allure shows any message as an error, so other results have theirs in the description.
      statusDetails: subject.finding && isTrouble(status) ? detailsOf(subject.finding) : {},
      stage: Stage.FINISHED,
      description: descriptionOf(subject, observations, placesOf(rule.id)),
      labels: labelsOf(subject),
      links: [],
      parameters: [],
      steps,
      attachments: [],
      // The scenarios of a rule run at different times; its duration is the sum of theirs.
      ...(steps.length > 0 && { start, stop: start + durationMs }),
    },
    texts,
  }
}

const isTrouble = (status: Status) => status === Status.FAILED || status === Status.BROKEN

/** A rule that the document leaves open never fails, and a known violation is neither passed nor failed. */
function statusOf(subject: Subject): Status {
  if (isKnown(subject)) return Status.SKIPPED
  return isObserved(subject) ? Status.PASSED : STATUS[subject.outcome]
}

/**
 * The scenarios that judge a rule, and of those that only saw its breach the one that shows it best: a member with the wrong
 * type may be seen in hundreds.
 */
function shownScenarios({ scenarios }: RuleResult): RuleScenario[] {
  const sightings = scenarios.filter(({ isSighting }) => isSighting)
  const breaches = sightings.flatMap((scenario) => (scenario.finding ? [{ ...scenario.finding, scenario }] : []))
  const best = distinctFindings(breaches).map(({ finding: { scenario }, all }) => {
    const more = all.length > 1 ? ` (and in ${countOf(all.length - 1, 'scenario')} more)` : ''
    return { ...scenario, title: `${scenario.title}${more}` }
  })
  return [...scenarios.filter(({ isSighting }) => !isSighting), ...best]
}

function scenarioStep(
  { title, status, finding }: RuleScenario,
  subject: Subject,
  record: ScenarioRecord | undefined,
  attach: (text: string) => string,
): StepResult {
  const { steps = [], exchanges, log = '', startedAt = 0, durationMs = 0 } = record ?? {}
  const isOpen = subject.rules[0].level === 'open' && status === 'failed'
  return {
    name: title,
    status: isOpen ? Status.PASSED : STATUS[status],
    statusDetails: finding && !isOpen && isTrouble(STATUS[status]) ? detailsOf(finding) : {},
    stage: Stage.FINISHED,
    steps: stepsOf(steps, exchanges, isOpen ? undefined : finding),
    attachments:
      log === '' ? [] : [{ name: 'exchanges', type: ContentType.TEXT, source: attach(withReadableBodies(log)) }],
    parameters: [],
    start: startedAt,
    stop: startedAt + durationMs,
  }
}
