import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/needs.ts'
import { perState } from '../interface/per-state.ts'

const OBJECT = 'Transaction object'
const ACTED_LATER = { needs: [...ACTING, ...TIME] }
const ACTED = { needs: ACTING }

/** The states in which no fresh transaction is flagged. */
export const UNSTALLED = ['draft', 'started'] as const

/** When a transaction is flagged as stalled, and what it tells of it. */
export const stallingRules = {
  ...perState('transaction/stalled-false-*', UNSTALLED, (subject) =>
    stated(OBJECT, `${subject} none of whose actions is stalled is not flagged as stalled.`),
  ),
  'transaction/stalled-true-one': stated(OBJECT, 'A transaction is flagged as stalled when its only action is.', ACTED),
  'transaction/stalled-true-one-of-several': stated(
    OBJECT,
    'A transaction of two actions, one of which is stalled, is flagged as stalled.',
    ACTED,
  ),
  'transaction/stalled-true-allotted-time': stated(
    OBJECT,
    'A transaction is flagged as stalled when an action was not completed in the time allotted to it.',
    { unreachable: ['no-trigger', 'no documented call allots a time to a participant'] },
  ),
  'transaction/stalled-at-absent-unstalled': inferred(OBJECT, 'An unstalled transaction shows no `stalled_at`.'),
  'transaction/stalled-at-time': stated(OBJECT, '`stalled_at` is the time when the action stalled.', ACTED_LATER),
  'transaction/stalled-reason-absent-unstalled': inferred(
    OBJECT,
    'An unstalled transaction shows no `stalled_reason`.',
  ),
  'transaction/stalled-reason-listed': stated(
    'Events',
    '`stalled_reason` after a refusal is one of the listed stall reasons.',
    ACTED,
  ),
  'transaction/stalled-reason-given': inferred('Events', '`stalled_reason` is the reason of the refusal.', ACTED),
} satisfies RuleTable<'transaction'>
