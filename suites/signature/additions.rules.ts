import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Signers that are assigned to fields, and how the transaction shows them. */
export const additionsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/assigned': 'A request with a signer and a field assigns the signer to the field.',
    'signature/answered-instruction':
      'The answer to an assignment shows the new signature instruction, with its signer and its field.',
    'signature/answered-task': 'The answer to an assignment shows a new task in `actions`.',
  }),
  stated('Action', {
    'signature/answered-task-field': 'The new task that an assignment is answered with names the field.',
    'signature/answered-task-actor':
      'The new task that an assignment is answered with is in an action whose `actor` is the signer.',
  }),
  stated('Instructions', {
    'signature/actions-updated':
      'The actions of a transaction have a task of each field to which a signer was assigned.',
  }),
  inferred(
    'An assignment "returns the transaction", and a reading "the transaction object as last updated": what the answer shows is of the ' +
      'same object, so it is nothing else than what is read.',
  )('Endpoints: Instructions', {
    'signature/answer-read': 'The response to an assignment shows the transaction as it is read afterwards.',
  }),
  inferred(
    'The call "assigns a signer to a field", and what is updated with it are "instructions, participants and actions", by "a new ' +
      'signature instruction and a new task". It names nothing else, so all else is as it was: other instructions too.',
  )('Endpoints: Instructions', {
    'signature/assigned-beside':
      'Assigning a signer changes nothing else in the transaction, other signers and their tasks included.',
  }),
  inferred(
    'The path names one transaction, and the call assigns to a field of it: another one was not asked for, whatever its fields are called ' +
      'and whoever signs them.',
  )('Endpoints: Instructions', {
    'signature/assigned-here': 'An assignment leaves other transactions as they were, also of the same signer.',
  }),
  inferred(
    'The call "assigns a signer to a field", each time to the one that it names; that one participant has several is what "consents of ' +
      'different fields of one participant in one document" speak of.',
  )('Endpoints: Instructions', {
    'signature/signer-of-several': 'A signer can be assigned to several fields, of one document and of another.',
  }),
  inferred(
    'Each assignment comes with "a new task in actions", and of a task there is one `field`: "field id, for signature tasks".',
  )('Endpoints: Instructions', {
    'signature/task-for-each-field': 'A signer of several fields has a task for each of them.',
  }),
  inferred(
    'A signer is named by an "email", and an instruction shows that email: it is the whole of it that names somebody, so emails that ' +
      'differ in any part of it are those of two signers, and each is shown as it was passed.',
  )('Instructions', {
    'signature/emails-apart':
      'Signers whose emails differ behind a plus sign, or behind the `@`, are each shown with their own.',
  }),
  open('Endpoints: Instructions', {
    'signature/assigned-twice': 'How the same assignment is answered when it is sent again.',
    'signature/email-case': 'Whether an email in another case names the same signer.',
    'signature/designation': 'Whether a signer can be named by another text than an email.',
    'signature/several-at-once': 'Whether a request can name several signers or fields.',
  }),
)
