import { inferred, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/needs.ts'
import { eachState } from '../interface/states.ts'

/** The states in which no fresh transaction is flagged. */
export const UNSTALLED = ['draft', 'started'] as const

/** How far a transaction has come, and whether it is stalled. */
export const progressRules = tableOf(
  inferred('')('Transaction object', {
    'transaction/progress-value-draft': 'A draft has no progress.',
    'transaction/progress-value-unfinished': 'The progress of a transaction still to be signed is below 100.',
  }),
  inferred('')('Transaction object', ACTING, {
    'transaction/progress-value-completed': 'The progress of a completed transaction is 100.',
  }),
  eachState(UNSTALLED).stated('Transaction object', {
    'transaction/stalled-false-*': '* none of whose actions is stalled is not flagged as stalled.',
  }),
  stated('Transaction object', ACTING, {
    'transaction/stalled-true-one': 'A transaction is flagged as stalled when its only action is.',
    'transaction/stalled-true-one-of-several':
      'A transaction of two actions, one of which is stalled, is flagged as stalled.',
  }),
  stated('Transaction object', unreachable('no-trigger', 'no documented call allots a time to a participant'), {
    'transaction/stalled-true-allotted-time':
      'A transaction is flagged as stalled when an action was not completed in the time allotted to it.',
  }),
  inferred('')('Transaction object', {
    'transaction/stalled-at-absent-unstalled': 'An unstalled transaction shows no `stalled_at`.',
    'transaction/stalled-reason-absent-unstalled': 'An unstalled transaction shows no `stalled_reason`.',
  }),
  stated('Transaction object', [...ACTING, ...TIME], {
    'transaction/stalled-at-time': '`stalled_at` is the time when the action stalled.',
  }),
  stated('Events', ACTING, {
    'transaction/stalled-reason-listed': '`stalled_reason` after a refusal is one of the listed stall reasons.',
  }),
  inferred('')('Events', ACTING, {
    'transaction/stalled-reason-given': '`stalled_reason` is the reason of the refusal.',
  }),
)
