import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Assignments of signers to fields, and how the transaction shows them. */
export const additionsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/assigned': 'A request with a signer and a field assigns the signer to the field.',
    'signature/answered-instruction':
      'The response to an assignment shows the new signature instruction with its signer and its field.',
    'signature/answered-task': 'The response to an assignment shows a new task in `actions`.',
  }),
  stated('Action', {
    'signature/answered-task-field': 'The new task in the response to an assignment names the field.',
    'signature/answered-task-actor':
      'The new task in the response to an assignment is in an action whose `actor` is the signer.',
  }),
  stated('Instructions', {
    'signature/actions-updated':
      '`actions` of a transaction has a task for every field to which a signer was assigned.',
  }),
  inferred(`An assignment "returns the transaction", and a reading "the transaction object as last updated": both are
    the same object, so the response shows nothing but what is read afterwards.`)('Endpoints: Instructions', {
    'signature/answer-read': 'The response to an assignment shows the transaction as it is read afterwards.',
  }),
  inferred(`The call "assigns a signer to a field", and "instructions, participants and actions" are updated with it, by
    "a new signature instruction and a new task". It names nothing else, so everything else is unchanged, including
    other instructions.`)('Endpoints: Instructions', {
    'signature/assigned-beside':
      'Assigning a signer changes nothing else in the transaction, including other signers and their tasks.',
  }),
  inferred(`The path names one transaction, and the call assigns a signer to a field of it. Other transactions are not
    part of the request, whatever the names of their fields and whoever signs them.`)('Endpoints: Instructions', {
    'signature/assigned-here': 'Assigning a signer changes no other transaction, including those of the same signer.',
  }),
  inferred(`The call "assigns a signer to a field", each time to the field that it names. The words "consents of
    different fields of one participant in one document" show that one
    participant can have several fields.`)('Endpoints: Instructions', {
    'signature/signer-of-several':
      'A signer can be assigned to several fields of one document and of different documents.',
  }),
  inferred(`Each assignment comes with "a new task in actions", and a task has one \`field\`: "field id, for signature
    tasks".`)('Endpoints: Instructions', {
    'signature/task-for-each-field': 'A signer of several fields has a task for each of them.',
  }),
  inferred(`A signer is named by an "email", and an instruction shows that email. Nothing else names the signer, so
    emails that differ in any part belong to two signers, and each is shown as it was passed.`)('Instructions', {
    'signature/emails-apart':
      'If the emails of signers differ only after a plus sign or after the `@`, each signer is shown with their own email.',
  }),
  inferred('An assignment comes with "a new signature instruction" for its signer and its field: one, not several.')(
    'Endpoints: Instructions',
    { 'signature/instruction-once': 'A signer who was assigned to a field once has one instruction for it.' },
  ),
  open('Endpoints: Instructions', {
    'signature/assigned-twice': 'How the service responds to an assignment that is sent again.',
    'signature/email-case': 'Whether an email in a different case names the same signer.',
    'signature/designation': 'Whether a signer can be named by a text other than an email.',
    'signature/several-at-once': 'Whether a request can name several signers or fields.',
  }),
)
