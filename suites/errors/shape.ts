import { z } from 'zod'
import type { ResponseShape } from '../../helpers/judge/members.ts'
import { isObject } from '../../helpers/values/json.ts'
import type { RuleId } from '../catalogue.ts'

/** Refusals of the service itself; others may come from something in front of it (method, size, rate). */
const REFUSALS = [400, 401, 403, 404, 409, 422]
/** Below documented paths; what answers elsewhere need not be the service. */
const DOCUMENTED = /^\/v1\/(?:transactions|files|consumptions|events)\b/

const TYPES = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'invalid_request_error',
  'rate_limit_error',
] as const

/** The error object (document: Errors), in every refusal of a documented call. */
export const errorShape: ResponseShape<RuleId> = {
  objectsOf: ({ status, body, exchange }) =>
    REFUSALS.includes(status) && DOCUMENTED.test(exchange.path) && isObject(body) ? [body] : [],
  members: [
    { rule: 'errors/type-documented', path: 'type', schema: z.enum(TYPES), is: `one of ${TYPES.join(', ')}` },
    { rule: 'errors/error-text', path: 'error', schema: z.string(), is: 'a string' },
    { rule: 'errors/description-text', path: 'error_description', schema: z.string(), is: 'a string' },
    { rule: 'errors/param-text', path: 'param', schema: z.string(), is: 'a string' },
  ],
}
