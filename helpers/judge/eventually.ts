import { setTimeout as sleep } from 'node:timers/promises'
import { Violation } from '../outcome/errors.ts'

/** First pause between two looks, doubled up to the longest. Milliseconds. */
const FIRST_PAUSE = 20
const LONGEST_PAUSE = 1_000

/**
 * Repeats `look` until it finds nothing wrong, for what may lag. What it finds wrong after `patienceMs` stands.
 * @throws Violation the last one that `look` found; any other error at once
 */
export async function eventually<T>(patienceMs: number, look: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await look()
    } catch (error) {
      const left = deadline - Date.now()
      if (!(error instanceof Violation) || left <= 0) throw error
      await sleep(Math.min(pause, left), undefined, signal && { signal })
    }
  }
}
