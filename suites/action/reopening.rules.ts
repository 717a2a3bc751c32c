import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Actions that new instructions open again. */
export const reopeningRules = tableOf(
  stated('Endpoints: Instructions', ACTING, {
    'action/reopened-task':
      'If a signer who has signed is assigned another field, one of their actions shows a task for it.',
  }),
  inferred(
    'An action "can be reopened after being closed when the transaction is updated dynamically with new instructions for the actor". A `todo` task means that "the participant can perform it", a `skipped` task "no longer needs performing", and a `done` task is "performed": the task for a field that is assigned later is neither `skipped` nor `done`.',
  )('Action', ACTING, {
    'action/reopened-task-todo':
      'If a signer who has signed is assigned another field, their task for it is neither `skipped` nor `done`.',
  }),
  inferred(`A task that is \`done\` was "performed", and an action that is "reopened after being closed" has "new
    instructions for the actor": a task that was performed before is not new.`)('Action', ACTING, {
    'action/reopened-done-stays': 'A task that is `done` stays `done` when its signer is assigned another field.',
  }),
  inferred(`A task that is \`done\` was "performed", and the reviewer "reviews all documents of the recipient": another
    recipient has another review.`)('Action', ACTING, {
    'action/reopened-review-stays':
      'A review task that is `done` stays `done` when its reviewer is appointed for another participant.',
  }),
  inferred(`\`tasks\` are the "Tasks to complete before the action closes", and a \`done\` task was "performed": an
    action that is open again has not closed, so it keeps all of its tasks.`)('Action', ACTING, {
    'action/reopened-done-shown': 'A reopened action still shows the task that its participant performed before.',
  }),
  stated('Action', ACTING, {
    'action/reopened-task-done':
      'If a signer who has signed is assigned another field, their task for it is `done` once they sign again.',
    'action/reopened-url': 'If a signer has to sign again, one of their actions carries the address of its page.',
  }),
  stated('States and transitions', ACTING, {
    'action/reopened-closes': 'A transaction closes once a signer who was assigned another field has signed again.',
  }),
  open('Action', ACTING, {
    'action/reopened-closed-at':
      'Whether a reopened action shows `closed_at`, and whether `closed_at` changes when the action closes again.',
  }),
)
