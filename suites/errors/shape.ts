import type { ResponseShape } from '../../helpers/judge/members.ts'
import { isObject } from '../../helpers/judge/values.ts'
import type { RuleId } from '../catalogue.ts'

/** The error object (document: Errors), in every answer of the 4xx range. */
export const errorShape: ResponseShape<RuleId> = {
  objectsOf: ({ status, body }) => (status >= 400 && status < 500 && isObject(body) ? [body] : []),
  members: [],
}
