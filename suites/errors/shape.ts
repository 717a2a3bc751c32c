import { z } from 'zod'
import { text } from '../../helpers/judge/kinds.ts'
import { member, type Shape } from '../../helpers/judge/shapes.ts'
import type { RuleId } from '../catalogue.ts'

const TYPES = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'invalid_request_error',
  'rate_limit_error',
] as const

/** The error object (document: Errors), in every refusal of a documented call. */
export const errorShape: Shape<RuleId> = {
  of: 'error',
  members: [
    member('type', 'errors/type-documented', { ...text, schema: z.enum(TYPES), is: `one of ${TYPES.join(', ')}` }),
    member('error', 'errors/error-text', text),
    member('error_description', 'errors/description-text', text),
    member('param', 'errors/param-text', text),
  ],
}
