import { judged, unlessConflicting, type Answer, type Context, type Send } from '../../../helpers/engine/index.ts'

/** Asserts that a request is accepted, and returns the response without judging its body. */
export async function acceptedResponse({ check }: Context, send: Send): Promise<Answer> {
  const answer = await judged('acceptance (2xx)', () => unlessConflicting(send))
  check.accepted(answer)
  return answer
}
