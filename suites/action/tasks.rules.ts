import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, TIME } from '../interface/document/needs.ts'

/** The states of tasks from the start of a transaction to its end. */
export const tasksRules = tableOf(
  inferred(
    'A `todo` task means that "the participant can perform it", a `skipped` task "no longer needs performing", and a `done` task was "performed". "participants first in the queue can act" after the start, and the only signer is the first: the signer can sign their fields and has not signed them yet.',
  )('Action', { 'action/task-todo-after-start': 'The tasks of the only signer are `todo` after the start.' }),
  stated('Action', ACTING, {
    'action/task-done-signed': 'The task of a field is `done` once its signer has signed.',
    'action/task-done-reviewed': 'The task of a review is `done` once the reviewer has reviewed.',
    'action/task-done-each-field': 'A signer who signed two fields has two tasks that are `done`.',
    'action/task-done-names-field': 'A signature task that is `done` still names its field.',
  }),
  inferred(`A task that is \`done\` was "performed": a performed task stays performed when another participant acts or
    is added.`)('Action', ACTING, {
    'action/task-done-stays': 'A task that is `done` stays `done` when another participant acts.',
    'action/task-done-stays-with-signer': 'A task that is `done` stays `done` when another signer is assigned.',
  }),
  inferred(`A task that is \`done\` was "performed": a performed task stays performed when the client pauses or cancels
    the transaction.`)('Action', ACTING, {
    'action/task-done-stays-stopped': 'A task that is `done` stays `done` when the transaction is paused or cancelled.',
  }),
  inferred(`A task that is \`done\` was "performed": an update of attributes such as the metadata undoes no
    task.`)('Action', ACTING, {
    'action/task-done-stays-updated': 'A task that is `done` stays `done` when the metadata or language is updated.',
  }),
  inferred(`A task that is \`done\` was "performed": a performed task stays performed when the time of the others
    runs out.`)('Action', [...ACTING, ...TIME], {
    'action/task-done-stays-expired': 'A task that is `done` stays `done` when the transaction expires.',
  }),
  stated('Action', TIME, {
    'action/task-not-done-expired': 'If a transaction expires before anybody acts, none of its tasks is `done`.',
  }),
  inferred(`A \`skipped\` task "no longer needs performing", and a transaction closes when "all participants performed
    their actions": a task that the transaction still waits for needs performing.`)('Action', ACTING, {
    'action/task-todo-until-performed':
      'When one signer has signed, the task of a signer who has not signed is neither `skipped` nor `done`.',
  }),
  inferred(`\`tasks\` are the "Tasks to complete before the action closes", of either type, and \`todo\` says that "the
    participant can perform it": a participant who has performed their actions has nothing left to
    perform.`)('Action', ACTING, {
    'action/both-types-performed': 'Once everybody has acted, a participant who signs and reviews has no `todo` task.',
  }),
  inferred(`\`delete\`: "true removes the signer from the field", and a \`todo\` task means that "the participant can
    perform it": a signer who was removed from a field cannot sign it.`)('Action', {
    'action/task-of-removed-signer':
      'If a signer was removed from a field before the start, they have no `todo` task for it.',
  }),
  open('States and transitions: rules', ACTING, {
    'action/queue': 'Whether a signer or the reviewer of this signer can act first.',
    'action/states-acted': 'Which states an action and its participant have once the participant has acted.',
  }),
)
