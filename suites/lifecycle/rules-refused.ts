import { stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, HOLD, LOG, TIME } from '../interface/needs.ts'

const TABLE = 'States and transitions'
const RULES = 'States and transitions: rules'

/** What a refused cancellation and a refused update leave as it was, state by state. */
export const refusedRules = {
  'lifecycle/cancelled-cancel-keeps-state': stated(TABLE, 'A second cancellation leaves the transaction cancelled.'),
  'lifecycle/expired-cancel-keeps-state': stated(
    TABLE,
    'A refused cancellation leaves an expired transaction expired.',
    {
      needs: TIME,
    },
  ),
  'lifecycle/closed-cancel-keeps-state': stated(TABLE, 'A refused cancellation leaves a closed transaction closed.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-cancel-keeps-state': stated(
    TABLE,
    'A refused cancellation leaves a completed transaction completed.',
    { needs: ACTING },
  ),

  'lifecycle/cancelled-cancel-keeps-closed-at': stated(TABLE, 'A second cancellation leaves closed_at as it was.', {
    needs: TIME,
  }),
  'lifecycle/expired-cancel-keeps-closed-at': stated(
    TABLE,
    'A refused cancellation leaves closed_at of an expired transaction as it was.',
    { needs: TIME },
  ),
  'lifecycle/closed-cancel-keeps-closed-at': stated(
    TABLE,
    'A refused cancellation leaves closed_at of a closed transaction as it was.',
    { needs: [...TIME, ...ACTING, ...HOLD] },
  ),
  'lifecycle/completed-cancel-keeps-closed-at': stated(
    TABLE,
    'A refused cancellation leaves closed_at of a completed transaction as it was.',
    { needs: [...TIME, ...ACTING] },
  ),

  'lifecycle/cancelled-cancel-keeps-code': stated(TABLE, 'A second cancellation records no cancel code.'),
  'lifecycle/expired-cancel-keeps-code': stated(
    TABLE,
    'A refused cancellation of an expired transaction records no cancel code.',
    { needs: TIME },
  ),
  'lifecycle/closed-cancel-keeps-code': stated(
    TABLE,
    'A refused cancellation of a closed transaction records no cancel code.',
    { needs: [...ACTING, ...HOLD] },
  ),
  'lifecycle/completed-cancel-keeps-code': stated(
    TABLE,
    'A refused cancellation of a completed transaction records no cancel code.',
    { needs: ACTING },
  ),

  'lifecycle/cancelled-cancel-keeps-reason': stated(TABLE, 'A second cancellation records no reason.'),
  'lifecycle/expired-cancel-keeps-reason': stated(
    TABLE,
    'A refused cancellation of an expired transaction records no reason.',
    { needs: TIME },
  ),
  'lifecycle/closed-cancel-keeps-reason': stated(
    TABLE,
    'A refused cancellation of a closed transaction records no reason.',
    { needs: [...ACTING, ...HOLD] },
  ),
  'lifecycle/completed-cancel-keeps-reason': stated(
    TABLE,
    'A refused cancellation of a completed transaction records no reason.',
    { needs: ACTING },
  ),

  'event/none-of-refused-cancel-cancelled': stated(
    'Events',
    'A second cancellation leaves no event of the life cycle.',
    {
      needs: LOG,
    },
  ),
  'event/none-of-refused-cancel-expired': stated(
    'Events',
    'A refused cancellation of an expired transaction leaves no event of the life cycle.',
    { needs: [...TIME, ...LOG] },
  ),
  'event/none-of-refused-cancel-closed': stated(
    'Events',
    'A refused cancellation of a closed transaction leaves no event of the life cycle.',
    { needs: [...ACTING, ...HOLD, ...LOG] },
  ),
  'event/none-of-refused-cancel-completed': stated(
    'Events',
    'A refused cancellation of a completed transaction leaves no event of the life cycle.',
    { needs: [...ACTING, ...LOG] },
  ),
  'event/none-of-refused-cancel-code': stated(
    'Events',
    'A cancellation refused for its code leaves no event of the life cycle.',
    { needs: LOG },
  ),

  'lifecycle/cancelled-update-keeps-name': stated(RULES, 'The name of a cancelled transaction cannot be updated.'),
  'lifecycle/expired-update-keeps-name': stated(RULES, 'The name of an expired transaction cannot be updated.', {
    needs: TIME,
  }),
  'lifecycle/closed-update-keeps-name': stated(RULES, 'The name of a closed transaction cannot be updated.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-update-keeps-name': stated(RULES, 'The name of a completed transaction cannot be updated.', {
    needs: ACTING,
  }),
  'lifecycle/cancelled-update-keeps-metadata': stated(
    RULES,
    'The metadata of a cancelled transaction cannot be updated.',
  ),
  'lifecycle/expired-update-keeps-metadata': stated(
    RULES,
    'The metadata of an expired transaction cannot be updated.',
    {
      needs: TIME,
    },
  ),
  'lifecycle/closed-update-keeps-metadata': stated(RULES, 'The metadata of a closed transaction cannot be updated.', {
    needs: [...ACTING, ...HOLD],
  }),
  'lifecycle/completed-update-keeps-metadata': stated(
    RULES,
    'The metadata of a completed transaction cannot be updated.',
    { needs: ACTING },
  ),
} satisfies RuleTable<string>
