import type { Answer } from '../../../helpers/engine/http/exchange.ts'
import { judged, unlessConflicting, type Send } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/** Asserts that a request is accepted, and returns the response without judging its body. */
export async function acceptedResponse({ check }: Context, send: Send): Promise<Answer> {
  const answer = await judged('acceptance (2xx)', () => unlessConflicting(send))
  check.accepted(answer)
  return answer
}
