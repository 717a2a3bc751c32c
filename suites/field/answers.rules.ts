import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The field sub-object in the responses to field operations: it shows the arguments of the request. */
export const answersRules = tableOf(
  stated('Field', {
    'field/answer-shows-created':
      'The response to adding a field shows the type, the position and every other argument that was passed.',
    'field/answer-shows-updated':
      'The response to changing a field shows the type, the position and every other argument that was passed.',
  }),
)
