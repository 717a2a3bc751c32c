import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** What the responses to the operations on fields show: a field sub-object with what the request settles. */
export const answersRules = tableOf(
  stated('Field', {
    'field/answer-shows-created':
      'The response to the creation of a field shows its type, its place and each argument that was passed, with these values.',
    'field/answer-shows-updated':
      'The response to an update of a field shows its type, its place and each argument that was passed, with these values.',
  }),
)
