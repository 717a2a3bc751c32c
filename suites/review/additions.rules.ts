import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ONE_MORE, ONE_RECIPIENT, ONE_TRANSACTION, REVIEWS_ALONE } from './derivations.ts'

/** Reviewers that are appointed, and how the transaction shows them. */
export const additionsRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/appointed': 'A reviewer can be appointed of a participant, and the transaction shows the instruction then.',
  }),
  stated('Action', {
    'review/task-type': 'The task of a reviewer is of type `review`.',
    'review/task-recipient': 'The task of a reviewer names the recipient.',
    'review/task-of-reviewer': 'The task to review for somebody is in an action whose actor is the reviewer.',
  }),
  inferred(ONE_MORE)('Endpoints: Instructions', {
    'review/several-reviewers': 'Two reviewers of one recipient are both held.',
    'review/several-recipients': 'One reviewer of two recipients is held for both.',
    'review/several-reviewers-tasks': 'Each of two reviewers of one recipient has a task.',
    'review/several-recipients-tasks': 'A reviewer of two recipients has a task for each.',
    'review/signer-reviews-too': 'A signer who also reviews for another one has both tasks, whichever came first.',
  }),
  inferred(REVIEWS_ALONE)('Instructions', {
    'review/leaves-rest':
      'Appointing a reviewer changes nothing else in the transaction, signers and their tasks included.',
  }),
  inferred(ONE_RECIPIENT)('Endpoints: Instructions', {
    'review/appointed-of-one': 'An appointment for one of two signers leaves the other one without a reviewer.',
  }),
  inferred(ONE_TRANSACTION)('Endpoints: Instructions', {
    'review/appointed-here': 'An appointment leaves other transactions of the same people without the reviewer.',
  }),
  open('Endpoints: Instructions', {
    'review/twice': 'How the same appointment is answered when it is sent again.',
    'review/of-oneself': 'Whether a participant can be made the reviewer of their own documents.',
    'review/of-reviewer': 'Whether a reviewer can be reviewed, who signs nothing.',
    'review/recipient-case': 'Whether a recipient is known by an email that is written in capitals.',
    'review/recipient-designation': 'Whether a recipient without an email can be named by designation.',
  }),
  open('States and transitions: rules', {
    'review/added-after-start': 'Whether a reviewer can be appointed after the start.',
  }),
)
