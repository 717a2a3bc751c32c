import type { People } from '../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import { eventually } from '../judge/eventually.ts'
import { Inconclusive, Violation } from '../outcome/errors.ts'
import type { Patience } from '../targets/target.ts'
import type { Hooks } from './hooks.ts'

/** What situations are brought about with. */
export interface Tools {
  readonly api: Api
  readonly people: People
  readonly hooks: Hooks
  readonly patience: Patience
  readonly signal: AbortSignal
  step<T>(name: string, body: () => Promise<T>): Promise<T>
}

/** Repeats `look` until it finds what the case starts from; what it misses to the end is no verdict. */
export async function inTime<T>(patienceMs: number, signal: AbortSignal, look: () => Promise<T>): Promise<T> {
  try {
    return await eventually(patienceMs, look, signal)
  } catch (error) {
    if (error instanceof Violation) throw new Inconclusive(`set-up: ${error.message}`)
    throw error
  }
}

/** The same for what the case can go on without. */
export async function softly(patienceMs: number, signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  try {
    await eventually(patienceMs, look, signal)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
  }
}
