import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Members that actions show, whatever their value. */
export const presenceRules = inferred(
  'The table has "state | string | Same values as the transaction state; the value `waiting` also occurs, as does `open`", and nowhere that an action has no state: whatever it is, an action under way is in one of them.',
)('Action', {
  'action/state-shown': 'Each action of a started transaction shows a `state`.',
})
