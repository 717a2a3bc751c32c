import type { AnswerData } from '../http/exchange.ts'
import { NOW_TOLERANCE } from '../judge/check.ts'
import { isObject } from '../values/json.ts'
import { instantOf, SECOND } from '../values/time.ts'

/** What a clock may be off and still count as right: times may be written in whole seconds, and requests take time. */
const UNNOTICED = 2 * SECOND

/**
 * How far the clock of a target is ahead of ours, by the `created_at` of a draft that it has just made: what is set relative to
 * now is set relative to that. A `created_at` that is the present neither by our clock nor by the `Date` header of its answer is
 * no clock to go by.
 * @param arrivedAt when the answer arrived, in milliseconds since the epoch
 * @returns milliseconds; `undefined` where the answer does not tell
 */
export function clockOffsetOf({ headers, body }: AnswerData, arrivedAt: number): number | undefined {
  const created = isObject(body) ? instantOf(body['created_at']) : Number.NaN
  const presents = [arrivedAt, Date.parse(headers['date'] ?? '')]
  if (!presents.some((present) => Math.abs(created - present) <= NOW_TOLERANCE)) return undefined
  const offset = created - arrivedAt
  return Math.abs(offset) < UNNOTICED ? 0 : offset
}
