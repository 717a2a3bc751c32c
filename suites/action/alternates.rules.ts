import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The tasks of alternate signers once one of them has signed. */
export const alternatesRules = tableOf(
  inferred(`A \`skipped\` task "no longer needs performing", and a transaction closes when "all participants performed
    their actions": a task that the transaction still waits for needs performing.`)('Action', ACTING, {
    'action/alternate-other-field-todo':
      'If an alternate signer no longer has to sign one field, their other tasks that nobody has performed are neither `skipped` nor `done`.',
  }),
  inferred(
    'Several "alternate signers share a field", and a `skipped` task "no longer needs performing": once one of them has signed the field, the other has no task left for it that they "can perform" (`todo`).',
  )('Action', ACTING, {
    'action/alternate-not-todo': 'Once one of two alternate signers has signed, the task of the other is not `todo`.',
  }),
  inferred(
    'A `skipped` task "no longer needs performing", and an instruction for another field is not one for this field: a field that an alternate signer has signed is not one that the other "can perform" (`todo`), whatever else that signer is assigned.',
  )('Action', ACTING, {
    'action/alternate-not-todo-again':
      'If an alternate signer who no longer has to sign a field is assigned another field, their task for the first one is not `todo`.',
  }),
  inferred(`A \`skipped\` task "no longer needs performing", and several "alternate signers share a field": neither a pause
    nor an instruction for another person and another field asks for a signature of a field that is
    signed.`)('Action', ACTING, {
    'action/alternate-not-todo-stays':
      'If the transaction is paused or another person is assigned, the task of a spared alternate signer is not `todo`.',
  }),
  open('States and transitions: rules', ACTING, {
    'action/alternate-state':
      'Which state the task of an alternate signer has once another signer has signed the field.',
  }),
)
