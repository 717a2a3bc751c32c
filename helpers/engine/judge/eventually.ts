import { setTimeout as sleep } from 'node:timers/promises'
import { Violation } from '../outcome/errors.ts'

/** Milliseconds of the first pause between two looks; doubled each time up to the maximum. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 1_000

/**
 * Repeats `look` until it finds nothing wrong, for things that may lag. Only a look that began after `patienceMs` is
 * final, because an earlier one may show the state at its beginning.
 * @throws Violation the last one that `look` found; any other error at once
 */
export async function eventually<T>(patienceMs: number, look: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    const isLast = Date.now() >= deadline
    try {
      return await look()
    } catch (error) {
      if (!(error instanceof Violation) || isLast) throw error
      const left = Math.max(0, deadline - Date.now())
      await sleep(Math.min(pause, left), undefined, signal && { signal })
    }
  }
}
