import type { Exchange } from '../http/exchange.ts'
import type { Step } from '../outcome/step.ts'
import { createStopwatch, type Stopwatch } from '../values/stopwatch.ts'
import { createRedactor, type Redactor } from './redact.ts'

/** Where steps are noted: in a journal, or in one of its steps. */
export interface Steps {
  /**
   * Runs `body` as a step. What is a step of it is told to `within`: a process that knows by itself where each thing that is
   * asynchronous was begun takes a tenth longer for everything.
   */
  step<T>(name: string, body: (within: Steps) => Promise<T>): Promise<T>
}

/** What one try of a scenario leaves behind: its steps, its exchanges and what it must clean up. */
export interface Journal extends Steps {
  readonly steps: Step[]
  readonly exchanges: Exchange[]
  readonly observations: { key: string; value: string }[]
  /** Ids of the transactions that it made outside of workspaces of its own. */
  readonly litter: Set<string>
  /** The time for which its requests were kept back, as the target takes only so many. */
  readonly kept: Stopwatch
  /** Knows the secrets of the session, and those of the workspaces that were made for this scenario. */
  readonly redactor: Redactor
}

/** An empty journal. */
export function createJournal(session?: { readonly redactor: Redactor }): Journal {
  const steps: Step[] = []
  return {
    steps,
    exchanges: [],
    observations: [],
    litter: new Set(),
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
