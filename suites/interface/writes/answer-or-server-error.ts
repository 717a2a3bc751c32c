import { copes, ServerError, type Answer, type Send } from '../../../helpers/engine/index.ts'

/**
 * The response to the judged request. A 5xx is returned as an error, for the caller to throw once it is known that other requests
 * get no 5xx.
 */
export async function responseOrServerError(send: Send): Promise<Answer | ServerError> {
  try {
    return await copes(send)
  } catch (error) {
    if (error instanceof ServerError) return error
    throw error
  }
}
