import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** What reviewers do, and who waits for them. */
export const reviewingRules = tableOf(
  stated('Action', ACTING, {
    'review/task-done': 'A review that the reviewer has performed is `done`; a closed action may show no tasks.',
    'review/task-done-each-recipient': 'A reviewer of two recipients who has performed has nothing left to do.',
    'review/task-done-recipient': 'A review that is done still names its recipient.',
    'review/done-alone': 'When one of several participants has performed, no review of another one is `done`.',
    'review/refused-not-done': 'A review that the reviewer refused is not `done`.',
  }),
  stated('States and transitions', ACTING, {
    'review/closes-after-reviewer': 'A transaction closes when its signer and its reviewer have acted.',
    'review/closes-after-reviewers':
      'A transaction of several signers and reviewers closes when all of them have acted.',
    'review/refused-not-closed': 'A transaction whose reviewer refused does not close, whoever else has acted.',
  }),
  inferred(
    'The call "appoints a reviewer who reviews all documents of the recipient", and "`skipped`" is a task that "no longer needs ' +
      'performing": each of two reviewers was appointed, and what one of them has performed was not asked of the other one.',
  )('Action', ACTING, {
    'review/second-awaited':
      'When one of two reviewers has reviewed who has not signed yet, the review of the other is still to do.',
  }),
  inferred(
    'The call "appoints a reviewer who reviews all documents of the recipient", and a document can be changed "until it has been signed or ' +
      'reviewed by a participant": what the reviewer has performed is a review of each of them.',
  )('Files and documents', ACTING, {
    'review/every-document-frozen':
      'Once the reviewer has acted, none of the documents of the recipient can be renamed.',
  }),
  open('States and transitions', ACTING, {
    'review/who-acts-first': 'Whether the reviewer or the recipient acts first, or both at once.',
  }),
)
