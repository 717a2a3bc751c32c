import type { Exchange } from '../http/exchange.ts'
import type { Step } from '../outcome/step.ts'
import { createStopwatch, type Stopwatch } from '../values/stopwatch.ts'
import { createRedactor, type Redactor } from './redact.ts'

/** Records steps: in a journal, or within one of its steps. */
export interface Steps {
  /**
   * Runs `body` as a step. Inner steps are run with `within`: tracking them with async context would make everything a
   * tenth slower.
   */
  step<T>(name: string, body: (within: Steps) => Promise<T>): Promise<T>
}

/** The record of one attempt at a scenario: its steps, its exchanges and what must be cleaned up. */
export interface Journal extends Steps {
  readonly steps: Step[]
  readonly exchanges: Exchange[]
  readonly observations: { key: string; value: string }[]
  /** Ids of the transactions created outside of workspaces that the scenario owns. */
  readonly leftovers: Set<string>
  /** The time during which its requests were held back because the target limits their rate. */
  readonly kept: Stopwatch
  /** Knows the secrets of the session and of the workspaces that were created for this scenario. */
  readonly redactor: Redactor
}

/** An empty journal. */
export function createJournal(session?: { readonly redactor: Redactor }): Journal {
  const steps: Step[] = []
  return {
    steps,
    exchanges: [],
    observations: [],
    leftovers: new Set(),
    kept: createStopwatch(),
    redactor: createRedactor(session?.redactor),
    ...stepsInto(steps),
  }
}

const stepsInto = (siblings: Step[]): Steps => ({
  async step(name, body) {
    const step: Step = { name, startedAt: Date.now(), stoppedAt: 0, status: 'passed', steps: [] }
    siblings.push(step)
    try {
      return await body(stepsInto(step.steps))
    } catch (error) {
      step.status = error instanceof Error && error.name === 'Violation' ? 'failed' : 'broken'
      throw error
    } finally {
      step.stoppedAt = Date.now()
    }
  },
})
