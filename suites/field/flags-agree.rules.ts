import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { NOTHING_INSIDE } from '../interface/document/derivations.ts'
import { eachState } from '../interface/document/states.ts'

/** The states in which the document leaves open what can be done with a field: its flags say it. */
export const SAID_IN = ['draft', 'started', 'paused'] as const

/** That the flags of a field say what its update and its deletion are then answered. */
export const flagsAgreeRules = tableOf(
  eachState(SAID_IN).stated('Field', {
    'field/updatable-agrees-*': 'Whether a field of * is `updatable` is whether its update is accepted.',
    'field/deletable-agrees-*': 'Whether a field of * is `deletable` is whether its deletion is accepted.',
  }),
  stated('Field', ACTING, {
    'field/updatable-agrees-signed':
      'Whether a field that somebody has signed is `updatable` is whether its update is accepted.',
    'field/deletable-agrees-signed':
      'Whether a field that somebody has signed is `deletable` is whether its deletion is accepted.',
  }),
  eachState(['cancelled', 'expired', 'closed', 'completed']).inferred(NOTHING_INSIDE)('Field', {
    'field/*-neither': 'No field of * is `updatable` or `deletable`.',
  }),
  inferred(
    '`updatable` and `deletable` tell whether the field is "currently" so, and Field is also "the sub-object returned by field ' +
      'operations": what a response says of its field is what the calls are answered that come next.',
  )('Field', {
    'field/flags-answered-changed':
      'Whether the response to a change of a field calls it `updatable` and `deletable` is whether its update and deletion are then accepted.',
  }),
)
