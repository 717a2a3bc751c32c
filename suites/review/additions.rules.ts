import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachRunning } from '../interface/document/states.ts'
import { ONE_TRANSACTION, REVIEWS_ALONE } from './derivations.ts'

/** The appointment of reviewers, and how the transaction shows it. */
export const additionsRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/appointed':
      'A reviewer can be appointed for a participant, and the transaction then shows the review instruction.',
  }),
  stated('Action', {
    'review/task-type': 'The task of a reviewer is of type `review`.',
    'review/task-recipient': 'The task of a reviewer names the recipient of the review.',
    'review/task-of-reviewer': 'The review task for a recipient is in an action whose `actor` is the reviewer.',
  }),
  inferred(`The call "appoints a reviewer", and responds with "a new review instruction and a new task in actions":
    \`reviews\` is an array, and the new instruction is added to it.`)('Endpoints: Instructions', {
    'review/several-reviewers': 'Two reviewers of one recipient are both stored.',
    'review/several-recipients': 'A reviewer can be appointed for two recipients, and is stored for both.',
    'review/several-reviewers-tasks': 'Each of two reviewers of one recipient has a task.',
    'review/several-recipients-tasks': 'A reviewer of two recipients has a task for each recipient.',
    'review/signer-reviews-too':
      'A signer who also reviews for another signer has both tasks, whichever role was assigned first.',
  }),
  inferred(REVIEWS_ALONE)('Instructions', {
    'review/leaves-rest':
      'Appointing a reviewer changes nothing else in the transaction, including signers and their tasks.',
  }),
  inferred(`The call "appoints a reviewer who reviews all documents of the recipient", and \`recipient\` is the "email
    of the participant reviewed": one person is named, and the call appoints
    a reviewer for nobody else.`)('Endpoints: Instructions', {
    'review/appointed-of-one':
      'Appointing a reviewer for one of two signers leaves the other signer without a reviewer.',
  }),
  inferred(ONE_TRANSACTION)('Endpoints: Instructions', {
    'review/appointed-here':
      'Appointing a reviewer in one transaction does not appoint them in another transaction of the same people.',
  }),
  inferred(
    'An appointment comes with "a new review instruction" for its reviewer and its recipient: one, not several.',
  )('Endpoints: Instructions', {
    'review/instruction-once': 'A reviewer who was appointed for a recipient once has one instruction for it.',
  }),
  eachRunning.inferred(`The call "returns the transaction with a new review instruction and a new task in actions", and
    "instructions, participants and actions are updated automatically when a signer or reviewer is added": an
    appointment that the service accepts comes with its task, whatever the state.`)('Endpoints: Instructions', {
    'review/task-*':
      'If a reviewer is appointed in *, they are a participant with a review instruction and a task to review.',
  }),
  open('Endpoints: Instructions', {
    'review/twice': 'How the service responds to an appointment that is sent again.',
    'review/of-oneself': 'Whether a participant can be appointed as the reviewer of their own documents.',
    'review/of-reviewer': 'Whether a reviewer can be appointed for a participant who only reviews.',
    'review/recipient-case': 'Whether a recipient can be named by their email in capitals.',
    'review/recipient-designation': 'Whether a recipient without an email can be named by their designation.',
  }),
  open('States and transitions: rules', {
    'review/added-after-start': 'Whether a reviewer can be appointed after the start.',
  }),
)
