import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** The acts of reviewers, and their effect on tasks, documents and the transaction. */
export const reviewingRules = tableOf(
  stated('Action', ACTING, {
    'review/task-done': 'When a reviewer has reviewed, their review task is `done`; a closed action may show no tasks.',
    'review/task-done-each-recipient': 'When a reviewer of two recipients has reviewed, they have nothing left to do.',
    'review/task-done-recipient': 'A review task that is `done` still names its recipient.',
    'review/done-alone': 'When one of several participants has acted, no review task of another participant is `done`.',
    'review/refused-not-done': 'When a reviewer refuses, their review task is not `done`.',
  }),
  stated('States and transitions', ACTING, {
    'review/closes-after-reviewer': 'When the signer and the reviewer have acted, the transaction closes.',
    'review/closes-after-reviewers': 'When all of several signers and reviewers have acted, the transaction closes.',
    'review/refused-not-closed': 'If the reviewer has refused, the transaction does not close, whoever else acts.',
  }),
  inferred(`The response to an appointment has "a new review instruction and a new task in actions", and a transaction
    closes when "all participants performed their actions": if a service appoints a reviewer late, the review can be
    performed.`)('States and transitions', ACTING, {
    'review/late-reviewer-acts':
      'If a reviewer can be appointed after the start, the transaction closes once everybody has acted.',
  }),
  inferred(`The call "appoints a reviewer who reviews all documents of the recipient", and "\`skipped\`" is a task that
    "no longer needs performing": each of the two reviewers was appointed, and the review of one is not the review of
    the other.`)('Action', ACTING, {
    'review/second-awaited':
      'When one of two reviewers has reviewed, the review of the other is still to do if it was to do before.',
  }),
  inferred(`The call "appoints a reviewer who reviews all documents of the recipient", and a document can be changed
    "until it has been signed or reviewed by a participant": the reviewer
    has reviewed each of these documents.`)('Files and documents', ACTING, {
    'review/every-document-frozen': 'When the reviewer has acted, renaming any document of the recipient is refused.',
  }),
  open('States and transitions', ACTING, {
    'review/who-acts-first': 'Whether the reviewer or the recipient acts first, or both can act at once.',
  }),
)
