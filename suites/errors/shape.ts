import { stated } from '../../helpers/engine/catalogue/rule.ts'
import { text, type Kind } from '../../helpers/engine/judge/kinds.ts'
import { required, type Shape } from '../../helpers/engine/judge/shapes.ts'
import { oneOfText } from '../../helpers/engine/values/words.ts'
import { membersOf } from '../interface/document/members.ts'

const TYPES = [
  'api_connection_error',
  'api_error',
  'authentication_error',
  'invalid_request_error',
  'rate_limit_error',
] as const
/** An empty `type` is wrong: unlike other texts with a set of values, it does not count as absent. */
const type: Kind = {
  ...text,
  schema: { type: 'string', enum: TYPES },
  isFitting: (value) => TYPES.some((one) => one === value),
  is: oneOfText(TYPES),
}

/** The members of the error object (document: Errors). */
export const errorMembers = membersOf(
  'Errors',
  'error',
)({
  'errors/type-documented': [stated, 'type', type],
  'errors/error-text': [stated, 'error', text],
  'errors/description-text': [stated, 'error_description', text],
  'errors/param-text': [stated, 'param', text],
})

/** The error object, which every refusal of a documented call has. */
export const errorShape = {
  of: 'error',
  members: [
    ...errorMembers.members,
    required('type', 'errors/type-present'),
    required('error_description', 'errors/description-present'),
  ],
} satisfies Shape
