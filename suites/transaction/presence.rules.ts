import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING } from '../interface/needs.ts'
import { perState } from '../interface/per-state.ts'
import { written } from '../interface/writes.ts'

const OBJECT = 'Transaction object'
const ACTED = { needs: ACTING }

/** The states in which members show, or do not. */
export const STARTED_AT_SHOWN = ['started', 'paused', 'expired', 'closed', 'completed'] as const
export const DURATION_ABSENT = ['started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export const CLOSED_AT_ABSENT = ['draft', 'started', 'paused'] as const
export const CLOSED_AT_SHOWN = ['cancelled', 'expired', 'closed', 'completed'] as const

/** In which states members show. */
export const presenceRules = {
  'transaction/started-at-absent-draft': stated(OBJECT, 'A draft shows no `started_at`.'),
  ...perState('transaction/started-at-shown-*', STARTED_AT_SHOWN, (subject) =>
    stated(OBJECT, `${subject} shows \`started_at\`.`),
  ),
  'transaction/started-at-shown-cancelled': stated(OBJECT, 'What is cancelled after its start shows `started_at`.'),

  'transaction/duration-shown-draft': stated(OBJECT, 'A draft with no expiry time passed shows its `duration`.'),
  'transaction/duration-default': stated(OBJECT, 'A draft that was never given a duration shows 20160 minutes.'),
  ...written('transaction/duration-absent-expires-at', (when) =>
    stated(OBJECT, `A draft given \`expires_at\` ${when} shows no \`duration\`.`),
  ),
  ...perState('transaction/duration-absent-*', DURATION_ABSENT, (subject) =>
    stated(OBJECT, `${subject} shows no \`duration\`.`),
  ),

  ...perState('transaction/closed-at-absent-*', CLOSED_AT_ABSENT, (subject) =>
    stated(OBJECT, `${subject} shows no \`closed_at\`.`),
  ),
  ...perState('transaction/closed-at-shown-*', CLOSED_AT_SHOWN, (subject) =>
    stated(OBJECT, `${subject} shows \`closed_at\`.`),
  ),

  'transaction/completed-at-elsewhere': open(
    OBJECT,
    'Whether a completed transaction that is read shows `completed_at`.',
    ACTED,
  ),
} satisfies RuleTable<'transaction'>
