import { inferred } from '../../helpers/engine/catalogue/rule.ts'

/** Members that every action shows, whatever their value. */
export const presenceRules = inferred(
  'The table has "state | string | Same values as the transaction state; the value `waiting` also occurs, as does `open`", without any exception: an action of a started transaction is always in one of these states.',
)('Action', { 'action/state-shown': 'Every action of a started transaction shows a `state`.' })
