import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

/** The times at which actions open and close, and the addresses of their pages. */
export const timesRules = tableOf(
  inferred(
    '`started_at` is the "Time the action opened for its actor": an action that its actor has performed was open to them, so it has such a time, and the table names no case in which the time is left out.',
  )('Action', ACTING, {
    'action/started-at-shown': 'An action that its participant has performed shows its `started_at`.',
  }),
  inferred(`\`started_at\` is the "Time the action opened for its actor", and "participants first in the queue can act"
    once the transaction is started: in a draft nobody can act, so no action has opened.`)('Action', {
    'action/started-at-absent-draft': 'No action of a draft has a `started_at`.',
  }),
  stated('Action', ACTING, {
    'action/started-at-now': '`started_at` of an action is the time at which the action opened.',
    'action/closed-at-now': '`closed_at` of an action is the time at which the action closed.',
  }),
  stated('Action', [...ACTING, ...TIME], {
    'action/started-at-opening':
      'If an action opens a day after the creation of the transaction, `started_at` is the time of the opening.',
    'action/started-at-in-turn':
      'If an action waited until another one was performed, `started_at` is the time at which it opened.',
    'action/started-at-added':
      'If a signer is assigned a day after the start, `started_at` of their action is not before the assignment.',
    'action/closed-at-acting':
      'If a participant performs an action a day after the start, `closed_at` is the time at which they perform it.',
  }),
  inferred(
    '`closed_at` is the "Time the action closed", and `action.closed` means "participant performed the action": a performed action has such a time, and the table names no case in which the time is left out.',
  )('Action', ACTING, {
    'action/closed-at-shown': 'An action that its participant has performed shows its `closed_at`.',
  }),
  inferred(`\`closed_at\` is the "Time the action closed", and tasks are those "to complete before the action closes":
    if its participant has completed no task, the action has not closed.`)('Action', ACTING, {
    'action/closed-at-absent': 'In a started transaction, an action that nobody has performed has no `closed_at`.',
  }),
  inferred(
    '`started_at` is the "Time the action opened for its actor", and `closed_at` the "Time the action closed; may change if new instructions are added": an act of another participant opens no action that is open or closed, closes none that is closed, and adds no instruction.',
  )('Action', [...ACTING, ...TIME], {
    'action/started-at-stays': 'When another participant acts, `started_at` of an action stays unchanged.',
    'action/closed-at-stays': 'When another participant acts, `closed_at` of an action stays unchanged.',
  }),
  inferred(`\`closed_at\` is the "Time the action closed; may change if new instructions are added": the completion of the
    transaction closes no action and adds no instruction.`)('Action', [...ACTING, ...TIME, ...HOLD], {
    'action/closed-at-stays-at-completion':
      'When a closed transaction is completed, `closed_at` of its actions stays unchanged.',
  }),
  inferred(`\`closed_at\` is the "Time the action closed; may change if new instructions are added": a pause, a
    cancellation or an expiry closes no action that is closed already, and adds no
    instruction.`)('Action', [...ACTING, ...TIME], {
    'action/closed-at-stays-paused':
      'When the transaction is paused, `closed_at` of an action that still shows as closed stays unchanged.',
    'action/closed-at-stays-cancelled':
      'When the transaction is cancelled, `closed_at` of a performed action stays unchanged.',
    'action/closed-at-stays-expired':
      'When the transaction expires, `closed_at` of a performed action stays unchanged.',
  }),
  inferred(`\`closed_at\` is the "Time the action closed; may change if new instructions are added": an update of
    attributes such as the metadata closes no action and adds no instruction.`)('Action', [...ACTING, ...TIME], {
    'action/closed-at-stays-updated':
      'When the metadata or language is updated, `closed_at` of a performed action stays unchanged.',
  }),
  inferred(`\`started_at\` is the "Time the action opened for its actor": an open action has opened already, and an
    instruction for another participant does not open it again.`)('Action', TIME, {
    'action/started-at-stays-with-signer':
      'When a signer or reviewer is added a day after the start, `started_at` of an action in the same state as before stays unchanged.',
  }),
  inferred(`\`started_at\` is the "Time the action opened for its actor": a participant who writes a message opens no
    action, because their action is open already.`)('Action', [...ACTING, ...TIME], {
    'action/started-at-stays-with-message':
      'When its participant writes a message, `started_at` of an open action stays unchanged.',
  }),
  inferred(`\`started_at\` is the "Time the action opened for its actor": an update of the metadata opens no
    action.`)('Action', TIME, {
    'action/started-at-stays-update':
      'Updating the metadata leaves `started_at` of an action unchanged that opened a day after the start.',
  }),
  inferred(`\`started_at\` is the "Time the action opened for its actor", and a pause opens no action: "participants can no
    longer access the transaction".`)('Action', TIME, {
    'action/started-at-stays-in-pause':
      'When a transaction is paused a day after the start, any `started_at` that an action still shows is unchanged.',
  }),
  stated('Action', ACTING, {
    'action/url-of-last-left':
      'When only one participant still has to act, their action carries the address of its page.',
    'action/url-of-reviewer': 'The action of a reviewer who can act carries the address of its page.',
  }),
  open('Action', { 'action/url-differs': 'Whether the actions of two participants have different addresses.' }),
)
