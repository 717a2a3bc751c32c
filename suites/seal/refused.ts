import { isErrorWithSuccess } from '../../helpers/engine/judge/basics.ts'
import type { Answer } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'

/** Statuses that are about the key and the rate of requests, and say nothing of the seal. */
export const OF_KEY_AND_RATE = [401, 429] as const

/**
 * Asserts that a request about a seal is refused, with whatever status that says something of what was sent.
 * @param elsewhere the statuses that do not
 */
export function assertRefused({ check }: Context, answer: Answer, what: string, elsewhere: readonly number[]): void {
  const isRefused = answer.status >= 400 && !elsewhere.includes(answer.status)
  const told = isErrorWithSuccess(answer) ? 'an error object with a success' : answer.status
  check.that(`status of ${what}`, isRefused, 'a refusal (4xx)', told)
}
