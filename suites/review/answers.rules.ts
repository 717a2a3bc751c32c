import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The response to the appointment of a reviewer, and the tasks that it creates. */
export const answersRules = tableOf(
  stated('Endpoints: Instructions', {
    'review/answer-instruction': 'The response to an appointment is the transaction with its new review instruction.',
    'review/answer-task': 'The response to an appointment has a new task in `actions`.',
  }),
  stated('Action', {
    'review/answer-task-type': 'The new task in the response to an appointment is of type `review`.',
    'review/answer-task-recipient': 'The new task in the response to an appointment names the recipient.',
    'review/answer-task-actor':
      'The new task in the response to an appointment is in an action whose `actor` is the reviewer.',
  }),
  inferred(`"Instructions, participants and actions are updated automatically when a ... reviewer is added", and the
    call "returns the transaction": the response is the transaction after the appointment, including the new
    participant.`)('Instructions', {
    'review/answer-participant': 'The response to an appointment lists the reviewer in `participants`.',
  }),
  inferred(`The call "returns the transaction", and a reading "the transaction object as last updated": both are the
    same object, so the response and a later reading show the same.`)('Endpoints: Instructions', {
    'review/answer-read': 'The response to an appointment shows the transaction as it is read afterwards.',
  }),
  inferred(`The call appoints a reviewer "who reviews all documents of the recipient", and responds "with a new review
    instruction and a new task": one task, whatever the number of documents.`)('Endpoints: Instructions', {
    'review/one-task': 'If the recipient signs several documents, an appointment creates only one task.',
  }),
)
