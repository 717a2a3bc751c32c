import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { NOTHING_INSIDE } from '../interface/document/derivations.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which the document does not say whether a field can be changed or deleted, so that only its flags do. */
export const AGREES_IN = ['draft', 'started', 'paused'] as const

/** The flags of a field agree with the responses to its update and its deletion. */
export const flagsAgreeRules = tableOf(
  eachState(AGREES_IN).stated('Field', {
    'field/updatable-agrees-*': '`updatable` of a field of * is true exactly when updating the field is accepted.',
    'field/deletable-agrees-*': '`deletable` of a field of * is true exactly when deleting the field is accepted.',
  }),
  stated('Field', ACTING, {
    'field/updatable-agrees-stalled':
      '`updatable` of a field of a stalled transaction is true exactly when updating the field is accepted.',
    'field/deletable-agrees-stalled':
      '`deletable` of a field of a stalled transaction is true exactly when deleting the field is accepted.',
    'field/updatable-agrees-signed':
      '`updatable` of a signed field, or of a visa field whose visa was given, is true exactly when updating the field is accepted.',
    'field/deletable-agrees-signed':
      '`deletable` of a signed field, or of a visa field whose visa was given, is true exactly when deleting the field is accepted.',
  }),
  eachState(['cancelled', 'expired', 'closed', 'completed']).inferred(NOTHING_INSIDE)('Field', {
    'field/*-neither': 'No field of * is `updatable` or `deletable`.',
  }),
  inferred(`\`updatable\` and \`deletable\` say whether the field is "currently" so, and Field is also "the sub-object
    returned by field operations": the flags in a response agree with
    the responses to the calls that follow.`)('Field', {
    'field/flags-answered-changed':
      'In the response to changing a field, `updatable` and `deletable` agree with whether its update and deletion are then accepted.',
  }),
)
