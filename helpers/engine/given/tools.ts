import type { People } from '../../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import { eventually } from '../judge/eventually.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Patience } from '../targets/target.ts'
import type { Hooks } from './hooks.ts'
import type { Waits } from './waits.ts'

/** What situations are brought about with. */
export interface Tools {
  readonly api: Api
  readonly people: People
  readonly hooks: Hooks
  readonly patience: Patience
  readonly waits: Waits
  readonly signal: AbortSignal
  /** Runs `body` as a step of the scenario's evidence: what it does with `within` stands in it. */
  step<T>(name: string, body: (within: Tools) => Promise<T>): Promise<T>
}

/** What is waited for, and how long. */
export interface Wait {
  /** In words that are the same in every scenario: patience that is spent on them in vain is shortened. */
  readonly until: string
  /** Milliseconds. */
  readonly ms: number
  /** The rules, breaches of which would explain that it never comes. */
  readonly causes?: readonly string[]
}

/** Repeats `look` until it finds what the case starts from; what it misses to the end is no verdict. */
export async function inTime<T>(tools: Tools, wait: Wait, look: () => Promise<T>): Promise<T> {
  const { until, ms, causes = [] } = wait
  const patience = tools.waits.patienceFor(until, ms)
  try {
    return await eventually(patience, look, tools.signal)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    tools.waits.inVain(until)
    const short = patience < ms ? ` (waited ${patience} ms only, as many waits until ${until} were in vain)` : ''
    throw new Inconclusive(`set-up: ${error.message}${short}`, { causes })
  }
}

/** The same for what the case can go on without. */
export async function softly(tools: Tools, { until, ms }: Wait, look: () => Promise<void>): Promise<void> {
  try {
    await eventually(tools.waits.patienceFor(until, ms), look, tools.signal)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    tools.waits.inVain(until)
  }
}
