import type { Answer } from '../../../helpers/engine/http/exchange.ts'
import { copes, type Send } from '../../../helpers/engine/judge/requests.ts'
import { ServerError } from '../../../helpers/engine/outcome/errors.ts'

/**
 * The answer to the request that is judged; a 5xx as the error that it is, for cases to throw once it is known that only this
 * request gets it.
 */
export async function answerOrServerError(send: Send): Promise<Answer | ServerError> {
  try {
    return await copes(send)
  } catch (error) {
    if (error instanceof ServerError) return error
    throw error
  }
}
