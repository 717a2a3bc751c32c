import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

/** When actions open and close, and where their pages are. */
export const timesRules = tableOf(
  inferred(
    '`started_at` is the "Time the action opened for its actor": an action that its actor has performed was open to them, so there is such a time, and the table names no case in which it is left out.',
  )('Action', ACTING, {
    'action/started-at-shown': 'An action that its participant performed shows its `started_at`.',
  }),
  inferred(
    '`started_at` is the "Time the action opened for its actor", and "participants first in the queue can act" once the transaction is started: in a draft nobody can, so no action has opened.',
  )('Action', {
    'action/started-at-absent-draft': 'No action of a draft has a `started_at`.',
  }),
  stated('Action', ACTING, {
    'action/started-at-now': '`started_at` of an action is the time when it opened.',
    'action/closed-at-now': '`closed_at` of an action is the time when it closed.',
  }),
  stated('Action', [...ACTING, ...TIME], {
    'action/started-at-opening':
      '`started_at` of an action that opens a day after the creation is the time of its opening.',
    'action/started-at-added':
      'If a signer is added a day after the start, `started_at` of their action is no earlier.',
    'action/closed-at-acting':
      '`closed_at` of an action that its participant performs after a day is the time of that.',
  }),
  inferred(
    '`closed_at` is the "Time the action closed", and `action.closed` means "participant performed the action": once it was performed there is such a time, and the table names no case in which it is left out.',
  )('Action', ACTING, {
    'action/closed-at-shown': 'An action that its participant performed shows its `closed_at`.',
  }),
  inferred(
    '`closed_at` is the "Time the action closed", and tasks are those "to complete before the action closes": an action whose participant has completed none has not closed.',
  )('Action', ACTING, {
    'action/closed-at-absent': 'An action of a started transaction that nobody has performed has no `closed_at`.',
  }),
  inferred(
    '`started_at` is the "Time the action opened for its actor", and `closed_at` the "Time the action closed; may change if new instructions are added": what another participant does neither opens nor closes an action that is closed, and adds no instruction.',
  )('Action', [...ACTING, ...TIME], {
    'action/started-at-stays': '`started_at` of an action stays as it is when another participant acts.',
    'action/closed-at-stays': '`closed_at` of an action stays as it is when another participant acts.',
  }),
  stated('Action', ACTING, {
    'action/url-of-last-left': 'The action of the last participant who has to act carries the address of its page.',
    'action/url-of-reviewer': 'The action of a reviewer who can act carries the address of its page.',
  }),
  inferred(
    'The `url` of an action is the "Address of the participant\'s action page": the page of one participant is not that of another.',
  )('Action', {
    'action/url-differs': 'The actions of two participants have two addresses.',
  }),
)
