import { AsyncLocalStorage } from 'node:async_hooks'
import type { Exchange } from '../http/exchange.ts'
import type { Step } from '../outcome/step.ts'
import { createStopwatch, type Stopwatch } from '../values/stopwatch.ts'
import { createRedactor, type Redactor } from './redact.ts'

/** What one try of a scenario leaves behind: its steps, its exchanges and what it must clean up. */
export interface Journal {
  readonly steps: Step[]
  readonly exchanges: Exchange[]
  readonly observations: { key: string; value: string }[]
  /** Ids of the transactions that it made outside of workspaces of its own. */
  readonly litter: Set<string>
  /** The time for which its requests were kept back, as the target takes only so many. */
  readonly kept: Stopwatch
  /** Knows the secrets of the session, and those of the workspaces that were made for this scenario. */
  readonly redactor: Redactor
  /** Runs `body` as a step; steps that run side by side nest where they were begun. */
  step<T>(name: string, body: () => Promise<T>): Promise<T>
}

/** The step under way. One for all journals: each more of its kind would cost every asynchronous call of the process. */
const current = new AsyncLocalStorage<Step>()

/**
 * An empty journal.
 * @param isFlat whether no steps are kept: to know in which one what is asynchronous was begun takes a tenth of a run
 */
export function createJournal(session?: { readonly redactor: Redactor }, isFlat = false): Journal {
  const steps: Step[] = []
  return {
    steps,
    exchanges: [],
    observations: [],
    litter: new Set(),
    kept: createStopwatch(),
    redactor: createRedactor(session?.redactor),
    async step(name, body) {
      if (isFlat) return body()
      const step: Step = { name, startedAt: Date.now(), stoppedAt: 0, status: 'passed', steps: [] }
      const parent = current.getStore()
      const siblings = parent ? parent.steps : steps
      siblings.push(step)
      try {
        return await current.run(step, body)
      } catch (error) {
        step.status = error instanceof Error && error.name === 'Violation' ? 'failed' : 'broken'
        throw error
      } finally {
        step.stoppedAt = Date.now()
      }
    },
  }
}
