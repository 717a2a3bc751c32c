import type { Answer } from '../http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../judge/basics.ts'
import { setUp, setUpAnswer, setUpId, type Send } from '../judge/requests.ts'
import { Inconclusive, ServerError } from '../outcome/errors.ts'
import { successfulCalls } from './calls.ts'
import { documentsFor } from './documents.ts'
import { participantsFor } from './participants.ts'
import { readingFor } from './reading.ts'
import type { Tools } from './tools.ts'
import { transactionsFor } from './transactions.ts'

/**
 * Brings transactions into the situations that cases start from. A target that fails here keeps the case from a
 * conclusion; it is never held against it.
 */
export function givenFor(tools: Tools) {
  const reading = readingFor(tools)
  return {
    ...reading,
    ...documentsFor(tools),
    ...participantsFor(tools, reading),
    ...transactionsFor(tools),

    /** The documented calls, each of which must succeed. */
    calls: successfulCalls(tools.api),

    /** The object that any other request is answered with, which must succeed. */
    success: (send: Send) => setUp(send),

    /** The same, for a request that gives a resource with an id. */
    made: (send: Send) => setUpId(send),

    /** The whole answer to any other request, which must succeed, whatever it carries. */
    answer: (send: Send) => setUpAnswer(send),

    /** The answer to a request that is refused, or no verdict: for cases about what a refusal looks like. */
    refusal: async (what: string, send: Send): Promise<Answer> => {
      const answer = await send().catch((error: unknown) => {
        if (!(error instanceof ServerError)) throw error
        throw new Inconclusive(error.message, { passing: true, causes: [BASICS.refusalStatus] })
      })
      if (answer.status >= 400) return answer
      throw new Inconclusive(`set-up: ${what} was answered ${answer.status}, where a refusal was to be looked at`, {
        causes: isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [],
      })
    },
  }
}

/** The situations that cases start from. */
export type Given = ReturnType<typeof givenFor>
