import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

/** Tasks through a whole signing. */
export const tasksRules = tableOf(
  inferred(
    'Of a task `todo` says that "the participant can perform it", `skipped` that it "no longer needs performing" and `done` that it was "performed"; "participants first in the queue can act" after the start, and the only signer is the first: their fields are still to be signed, and can be.',
  )('Action', {
    'action/task-todo-after-start': 'The tasks of the only signer are `todo` after the start.',
  }),
  stated('Action', ACTING, {
    'action/task-done-signed': 'The task of a field is `done` once its signer has signed.',
    'action/task-done-reviewed': 'The task of a review is `done` once the reviewer has reviewed.',
    'action/task-done-each-field': 'A signer who signed two fields has two tasks that are `done`.',
    'action/task-done-names-field': 'A signature task that is `done` still names its field.',
  }),
  inferred(
    'A task that is `done` was "performed": what one participant has performed stays performed when another one acts, or is added.',
  )('Action', ACTING, {
    'action/task-done-stays': 'A task that is `done` stays so when another participant acts.',
    'action/task-done-stays-with-signer': 'A task that is `done` stays so when another signer is added.',
  }),
  inferred(
    'A task that is `done` was "performed": what a participant has performed stays performed when the client pauses or cancels the transaction.',
  )('Action', ACTING, {
    'action/task-done-stays-stopped':
      'A task that is `done` stays so in a pause, and when the transaction is cancelled.',
  }),
  stated('Action', TIME, {
    'action/task-not-done-expired': 'No task of a transaction that expired before anybody acted is `done`.',
  }),
  inferred(
    'Of a task `skipped` says that it "no longer needs performing", and a transaction closes when "all participants performed their actions": what it waits for needs performing.',
  )('Action', ACTING, {
    'action/task-todo-until-performed':
      'The task of a signer who has not signed is `todo` when another one has signed.',
    'action/alternate-other-field-todo':
      'The task of a field that nobody has signed is `todo` for a signer who was spared another field.',
  }),
  inferred(
    'Several "alternate signers share a field", and of a task `skipped` says that it "no longer needs performing": once one of them has signed the field, there is nothing left on it that the other one "can perform" (`todo`).',
  )('Action', ACTING, {
    'action/alternate-not-todo':
      'Once one of two alternate signers has signed, the task of the other one is not `todo`.',
  }),
  inferred(
    '`delete`: "true removes the signer from the field", and of a task `todo` says that "the participant can perform it": who was removed from a field cannot sign it.',
  )('Action', {
    'action/task-of-removed-signer':
      'If a signer was removed from a field before the start, they have no `todo` task for it.',
  }),
  open('States and transitions: rules', ACTING, {
    'action/queue': 'Which of them can act first: the signer or the reviewer of the signer.',
    'action/alternate-state': 'Which state the task of an alternate has once another one has signed the field.',
    'action/states-acted': 'Which states an action and its participant are in once the participant has acted.',
  }),
)
