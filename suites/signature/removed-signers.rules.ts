import { inferred, open, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'

/** Who was removed from a field: what they have left to do, and what waits for them. */
export const removedSignersRules = tableOf(
  inferred(
    'A task in state `todo` is one that "the participant can perform", and "instructions, participants and actions are updated" with the ' +
      'signers: who was removed from a field has nothing to sign there.',
  )('Action', {
    'signature/removed-task': 'A signer who was removed from one of several fields has no `todo` task of it.',
  }),
  inferred(
    'The request "removes the signer from the field", and who signs it is what its instructions say: whom none of them names is not ' +
      'to sign it.',
  )('Endpoints: Instructions', ACTING, {
    'signature/removed-cannot-act':
      'A signer who was removed from a field before the start does not sign it, whatever else they sign.',
  }),
  inferred(
    'A started transaction closes when "all participants performed their actions": who was removed from the only field that was theirs ' +
      'has none to perform.',
  )('States and transitions', ACTING, {
    'signature/removed-not-awaited': 'Closing does not wait for a signer who was removed before the start.',
  }),
  open('Endpoints: Instructions', {
    'signature/removed-after-start': 'Whether a signer who has not signed can be removed after the start.',
    'signature/removed-roles': 'Whether who was removed from their only field is still a participant, with an action.',
  }),
)
