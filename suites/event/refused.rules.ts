import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { LOG } from '../interface/needs.ts'
import { ENDED, forStates } from '../interface/states.ts'

const EVENTS = 'Events'

/** Refused requests, which are not logged. */
export const refusedRules = {
  ...forStates(
    ENDED,
    (state) => `event/none-of-refused-cancel-${state}` as const,
    (transaction) =>
      stated(EVENTS, `A refused cancellation of ${transaction} leaves no event of the life cycle.`, { needs: LOG }),
  ),
  'event/none-of-refused-cancel-code': stated(
    EVENTS,
    'A cancellation refused for its code leaves no event of the life cycle.',
    { needs: LOG },
  ),
} satisfies RuleTable<'event'>
