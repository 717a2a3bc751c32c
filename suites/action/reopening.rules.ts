import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Actions that new instructions open again. */
export const reopeningRules = tableOf(
  stated('Endpoints: Instructions', ACTING, {
    'action/reopened-task':
      'If a signer who has signed is given another field, an action of theirs shows a task for it.',
  }),
  inferred(
    'An action "can be reopened after being closed when the transaction is updated dynamically with new instructions for the actor", and of a task `todo` says that "the participant can perform it", where `skipped` "no longer needs performing" and `done` is "performed": a field given later is neither of these two.',
  )('Action', ACTING, {
    'action/reopened-task-todo': 'If a signer who has signed is given another field, their task for it is `todo`.',
  }),
  inferred(
    'A task that is `done` was "performed", and an action that is "reopened after being closed" has "new instructions for the actor": what was performed before is not new.',
  )('Action', ACTING, {
    'action/reopened-done-stays': 'A task that is `done` stays so when its signer is given another field.',
  }),
  inferred(
    '`tasks` are the "Tasks to complete before the action closes", and one that is `done` was "performed": an action that is open again has not closed, and none of its tasks is taken from it.',
  )('Action', ACTING, {
    'action/reopened-done-shown': 'An action that is open again shows the task that its participant performed before.',
  }),
  stated('Action', ACTING, {
    'action/reopened-task-done':
      'If a signer who has signed is given another field, their task for it is `done` once they sign again.',
    'action/reopened-url': 'A signer who has to sign again has the address of the page in an action.',
  }),
  stated('States and transitions', ACTING, {
    'action/reopened-closes': 'A transaction closes once a signer who was given another field has signed again.',
  }),
  open('Action', ACTING, {
    'action/reopened-closed-at':
      'Whether `closed_at` shows while an action is open again, and whether it changes with the second closing.',
  }),
)
