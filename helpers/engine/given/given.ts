import type { Answer } from '../http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../judge/basics.ts'
import { ifAllowed, setUp, setUpAnswer, setUpId, type Send } from '../judge/requests.ts'
import { Inconclusive, ServerError } from '../outcome/errors.ts'
import { successfulCalls } from './calls.ts'
import { documentsFor } from './documents.ts'
import { effectsFor } from './effects.ts'
import { participantsFor } from './participants.ts'
import { readingFor } from './reading.ts'
import type { Tools } from './tools.ts'
import { transactionsFor } from './transactions.ts'

/**
 * Brings transactions into the situations in which scenarios start. If the target fails here, the scenario is
 * inconclusive, never a violation.
 */
export function givenFor(tools: Tools) {
  const reading = readingFor(tools)
  const transactions = transactionsFor(tools)
  return {
    ...reading,
    ...documentsFor(tools),
    ...participantsFor(tools, reading),
    ...transactions,
    ...effectsFor(tools, transactions),

    /** The documented calls, each of which must succeed. */
    calls: successfulCalls(tools.api),

    /** The object in the response to any other request, which must succeed. */
    success: (send: Send) => setUp(send),

    /** The resource with an id in the response to any other request, which must succeed. */
    made: (send: Send) => setUpId(send),

    /** The same for something that the target need not accept: if it is refused, the rule is not exercised for this reason. */
    madeIfAllowed: async (send: Send, reason: string) => {
      const answer = await ifAllowed(send, reason)
      return setUpId(() => Promise.resolve(answer))
    },

    /** The complete response to any other request, which must succeed. */
    answer: (send: Send) => setUpAnswer(send),

    /**
     * The response to a refused request, for scenarios that examine refusals; inconclusive if the request is accepted.
     */
    refusal: async (what: string, send: Send): Promise<Answer> => {
      const answer = await send().catch((error: unknown) => {
        if (!(error instanceof ServerError)) throw error
        throw new Inconclusive(error.message, { passing: true, causes: [BASICS.refusalStatus] })
      })
      if (answer.status >= 400) return answer
      throw new Inconclusive(`set-up: ${what}: the response is ${answer.status}, but a refusal is needed`, {
        causes: isErrorWithSuccess(answer) ? [BASICS.errorWithSuccess] : [],
      })
    },
  }
}

/** The situations in which scenarios start. */
export type Given = ReturnType<typeof givenFor>
