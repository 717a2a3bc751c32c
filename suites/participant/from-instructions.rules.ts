import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'

/** Why a person is one participant, whatever they do. */
const ONE_PERSON =
  'A participant is told by the "email of the participant", and by that alone instructions and actions name who acts ("signer (email ...)", ' +
  '"reviewer (email)", "actor: email of the participant performing the action"): two participants of one email could not be told apart.'

/** Participants as they follow from instructions. */
export const fromInstructionsRules = tableOf(
  stated('Instructions', {
    'participant/of-each-alternate': 'Each of several signers of one field is among the `participants`.',
  }),
  inferred(ONE_PERSON)('Participant', {
    'participant/once-for-fields': 'A signer of several fields, on several documents, is one participant.',
    'participant/once-for-reviews': 'A reviewer of several recipients is one participant.',
    'participant/once-for-roles': 'A person who signs and reviews is one participant.',
  }),
  inferred(
    '"Instructions, participants and actions are updated automatically when a signer or reviewer is added": who is added comes beside ' +
      'those who are there, of whom nothing was said.',
  )('Instructions', {
    'participant/others-stay': 'When a signer or a reviewer is added, all other participants stay as they were.',
  }),
  inferred(
    '`participants` is a member of one transaction, and is "updated automatically" when a signer or reviewer of it is added: who was ' +
      'added to another one has no part in it.',
  )('Transaction object', {
    'participant/none-of-another': 'A transaction shows no participant of another one.',
  }),
  inferred(
    'A signature instruction names the "signer (email ...)", and a participant is shown by the "email of the participant": who still has ' +
      'an instruction still takes part.',
  )('Participant', {
    'participant/stays-with-a-role': 'A signer who is removed from one of two fields is still a participant.',
  }),
  inferred(
    'A signer may be the "designation of an unknown participant", and `designation` of a participant is just that: where a text that is ' +
      'no email is taken as a signer, it is the designation of somebody.',
  )('Participant', {
    'participant/designation-shown': 'A signer who is named by a designation is a participant with this `designation`.',
  }),
  inferred(
    '`email` is the "email of the participant, or the temporary id of an unknown participant": an id tells one from the other.',
  )('Participant', {
    'participant/unknown-told-apart': 'Two unknown participants of a transaction have each an `email`, which differ.',
  }),
  inferred(
    'A designation has "250 characters" for its limit, and a limit is the last that is allowed: where a text that is no email is taken as a ' +
      'signer, one of so many characters is taken too.',
  )('Limits', {
    'participant/designation-at-limit': 'A signer may be named by a designation of 250 characters.',
  }),
  stated('Limits', {
    'participant/designation-beyond-limit': 'A signer who is named by a designation of 251 characters is refused.',
  }),
  open('Participant', {
    'participant/email-case': 'Whether a signer who is named again in capitals is the same participant.',
    'participant/last-role': 'Whether somebody stays a participant without anything to do.',
  }),
)
