import { Stage, Status, type StatusDetails, type StepResult } from 'allure-js-commons'
import type { Finding, Outcome, ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { Step } from '../../helpers/engine/outcome/step.ts'

export const STATUS: Readonly<Record<Outcome, Status>> = {
  passed: Status.PASSED,
  failed: Status.FAILED,
  broken: Status.BROKEN,
  skipped: Status.SKIPPED,
}

/** The message of a finding with the values that an assertion compared. */
export const detailsOf = ({ message, expected, actual }: Finding): StatusDetails => ({
  message,
  ...(expected !== undefined && { expected }),
  ...(actual !== undefined && { actual }),
})

/** The steps of a scenario. The request whose response was judged is marked, and fails as its scenario does. */
export function stepsOf(
  steps: readonly Step[],
  exchanges: readonly ShownExchange[] = [],
  finding?: Finding,
): StepResult[] {
  const exchange = exchanges.find(({ number }) => number === finding?.judged)
  const judged = exchange && requestOf(steps, exchange)
  return steps.map((step) => stepOf(step, judged))
}

/** The step that sent an exchange: the last one with its request that began before it. */
function requestOf(steps: readonly Step[], { method, path, startedAt }: ShownExchange): Step | undefined {
  return leavesOf(steps).findLast((step) => step.name === `${method} ${path}` && step.startedAt <= startedAt)
}

const leavesOf = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => (step.steps.length === 0 ? [step] : leavesOf(step.steps)))

function stepOf(step: Step, judged: Step | undefined): StepResult {
  const { name, startedAt, stoppedAt, status, steps } = step
  const isJudged = step === judged
  // Allure opens only steps that failed, so the steps around the judged one fail too.
  const hasJudged = judged !== undefined && leavesOf([step]).includes(judged)
  return {
    name: isJudged ? `Judged: ${name}` : name,
    status: hasJudged && status === 'passed' ? Status.FAILED : STATUS[status],
    statusDetails: {},
    stage: Stage.FINISHED,
    steps: steps.map((inner) => stepOf(inner, judged)),
    attachments: [],
    parameters: [],
    start: startedAt,
    // A step that was cut off has no end.
    stop: Math.max(stoppedAt, startedAt),
  }
}
