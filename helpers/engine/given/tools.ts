import type { People } from '../../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import { eventually } from '../judge/eventually.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Patience } from '../targets/target.ts'
import type { Hooks } from './hooks.ts'
import type { Waits } from './waits.ts'

/** The names of the drafts of one scenario. */
export interface DraftNames {
  /** How many drafts were created with each name. */
  readonly counts: Map<string, number>
  /** Whether the target refused a name that was in use. */
  isTwinRefused: boolean
}

/** The means to set up situations. */
export interface Tools {
  readonly api: Api
  readonly people: People
  readonly hooks: Hooks
  readonly patience: Patience
  readonly waits: Waits
  readonly signal: AbortSignal
  /** A new name on every call, by which a draft is found if it is left over. */
  markedName(): string
  readonly draftNames: DraftNames
  /** Runs `body` as a step of the scenario's evidence; everything done with `within` is recorded in it. */
  step<T>(name: string, body: (within: Tools) => Promise<T>): Promise<T>
}

/** The condition to wait for, and the time limit. */
export interface Wait {
  /**
   * A description that is the same in every scenario: after many failed waits with the same description, the wait is
   * shortened.
   */
  readonly until: string
  /** Milliseconds. */
  readonly ms: number
  /** The rules that explain a failed wait if they are violated. */
  readonly causes?: readonly string[]
}

/** Repeats `look` until it finds what the scenario needs. If it never does, the scenario is inconclusive. */
export async function waitUntil<T>(tools: Tools, wait: Wait, look: () => Promise<T>): Promise<T> {
  const { until, ms, causes = [] } = wait
  const patience = tools.waits.patienceFor(until, ms)
  try {
    return await waitFor(tools, patience, look)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    tools.waits.noteFailure(until)
    const short = patience < ms ? ` (waited only ${patience} ms, because many earlier waits until ${until} failed)` : ''
    throw new Inconclusive(`set-up: ${error.message}${short}`, { causes })
  }
}

/** Repeats `look` for something that the scenario can continue without. */
export async function waitWithoutFailing(tools: Tools, { until, ms }: Wait, look: () => Promise<void>): Promise<void> {
  try {
    await waitFor(tools, tools.waits.patienceFor(until, ms), look)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    tools.waits.noteFailure(until)
  }
}

/** Only a wait that is longer than reads may lag is for something slow. */
const waitFor = <T>({ waits, patience, signal }: Tools, ms: number, look: () => Promise<T>): Promise<T> =>
  waits.during(ms > patience.readMs ? 'lists' : 'reads', ms, () => eventually(ms, look, signal))
