import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** The participants that follow from instructions. */
export const fromInstructionsRules = tableOf(
  stated('Instructions', {
    'participant/of-each-alternate': 'Each of several signers of one field is among the `participants`.',
  }),
  inferred(`A participant is identified by the "email of the participant", and instructions and actions name people only
    by email ("signer (email ...)", "reviewer (email)", "actor: email of the participant performing the action"): two
    participants with one email could not be distinguished.`)('Participant', {
    'participant/once-for-fields': 'A signer of several fields, on several documents, is one participant.',
    'participant/once-for-reviews': 'A reviewer of several recipients is one participant.',
    'participant/once-for-roles': 'A person who signs and reviews is one participant.',
  }),
  inferred(`"Instructions, participants and actions are updated automatically when a signer or reviewer is added": the
    new participant is added to the others, whom the request does not mention.`)('Instructions', {
    'participant/others-stay':
      'When a signer is assigned or a reviewer is appointed, all other participants stay unchanged.',
  }),
  inferred(`\`participants\` is a member of one transaction, and is "updated automatically" when a signer or reviewer of
    it is added: a person who was added to another transaction
    is not a participant of this one.`)('Transaction object', {
    'participant/none-of-another': 'A transaction shows no participant of another transaction.',
  }),
  inferred(`A signature instruction names the "signer (email ...)", and a participant is shown by the "email of the
    participant": a person who still has an instruction is still a participant.`)('Participant', {
    'participant/stays-with-a-role': 'If a signer is removed from one of two fields, they are still a participant.',
  }),
  inferred(`A signer may be the "designation of an unknown participant", and \`designation\` of a participant is just
    that: if a text that is not an email is accepted as a signer, it
    is the designation of a participant.`)('Participant', {
    'participant/designation-shown': 'A signer named by a designation is a participant with this `designation`.',
  }),
  inferred(`\`email\` is the "email of the participant, or the temporary id of an unknown participant": an id
    distinguishes one from the other.`)('Participant', {
    'participant/unknown-told-apart':
      'Two unknown participants of a transaction each have an `email`, and the two are different.',
  }),
  inferred(`A designation has a limit of "250 characters", and a limit is the greatest length that is allowed: if a text
    that is not an email is accepted as a signer, a text of 250 characters is accepted too.`)('Limits', {
    'participant/designation-at-limit': 'A designation of 250 characters is accepted as a signer.',
  }),
  stated('Limits', {
    'participant/designation-beyond-limit': 'A designation of 251 characters is refused as a signer.',
  }),
  open('Participant', {
    'participant/email-case':
      'Whether a signer who is assigned again by their email in capitals is the same participant.',
    'participant/last-role': 'Whether a person who has no instruction left is still a participant.',
  }),
)
