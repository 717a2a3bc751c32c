import { isErrorWithSuccess, type Answer, type Context } from '../../helpers/engine/index.ts'

/** Statuses that concern the key and the rate of requests, and say nothing about the seal. */
export const KEY_AND_RATE_STATUSES = [401, 429] as const

/**
 * Asserts that a request about a seal is refused, with any status from 400 that is about the arguments of the request.
 * @param unrelated the statuses that say nothing about the arguments
 */
export function assertRefused({ check }: Context, answer: Answer, what: string, unrelated: readonly number[]): void {
  const isRefused = answer.status >= 400 && !unrelated.includes(answer.status)
  const shown = isErrorWithSuccess(answer) ? 'an error object with a success status' : answer.status
  check.that(`status of ${what}`, isRefused, 'a refusal (4xx)', shown, answer)
}
