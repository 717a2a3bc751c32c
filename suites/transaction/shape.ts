import type { ResponseShape } from '../../helpers/judge/members.ts'
import { isObject } from '../../helpers/judge/values.ts'
import type { RuleId } from '../catalogue.ts'

/** Answers whose body is a transaction: creation, update, reading, start, pause, cancellation, instructions. */
const TRANSACTION = /^\/v1\/transactions(?:\/[^/?]+(?:\/(?:start|pause|cancel|signatures|reviews))?)?$/

/** The transaction object (document: Transaction object), member by member. */
export const transactionShape: ResponseShape<RuleId> = {
  objectsOf: ({ status, body, exchange }) =>
    status >= 200 &&
    status < 300 &&
    TRANSACTION.test(exchange.path) &&
    isObject(body) &&
    !Array.isArray(body['content'])
      ? [body]
      : [],
  members: [],
}
