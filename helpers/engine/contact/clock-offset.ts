import type { AnswerData } from '../http/exchange.ts'
import { NOW_TOLERANCE } from '../judge/check.ts'
import { isObject } from '../values/json.ts'
import { instantOf, SECOND } from '../values/time.ts'

/** The difference that still counts as a correct clock: times may have whole seconds, and requests take time. */
const UNNOTICED = 2 * SECOND

/**
 * How far the target's clock is ahead of ours, from the `created_at` of a new draft. Scenarios add it to times that
 * they send. It is `undefined` if `created_at` matches neither our clock nor the response's `Date` header, because then
 * it cannot be the current time.
 * @param arrivedAt when the response arrived, in milliseconds since the epoch
 * @returns milliseconds
 */
export function clockOffsetOf({ headers, body }: AnswerData, arrivedAt: number): number | undefined {
  const created = isObject(body) ? instantOf(body['created_at']) : Number.NaN
  const presents = [arrivedAt, Date.parse(headers['date'] ?? '')]
  if (!presents.some((present) => Math.abs(created - present) <= NOW_TOLERANCE)) return undefined
  const offset = created - arrivedAt
  return Math.abs(offset) < UNNOTICED ? 0 : offset
}
