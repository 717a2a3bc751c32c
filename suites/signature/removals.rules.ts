import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { TYPES_REFUSE } from '../interface/document/derivations.ts'

/** Removals of signers. */
export const removalsRules = tableOf(
  stated('Endpoints: Instructions', {
    'signature/removed': 'A request with `delete=true` removes the signer from the field.',
    'signature/removed-by-name': 'A signer can be removed from a field by the name of the field.',
  }),
  inferred(`The call "returns the transaction", and a reading "the transaction object as last updated": both are the
    same object, so the response shows nothing but what is read afterwards.`)('Endpoints: Instructions', {
    'signature/removed-answer-read': 'The response to a removal shows the transaction as it is read afterwards.',
  }),
  inferred(`The call "assigns a signer to a field", and after a removal the field is without this signer again, as
    before the assignment.`)('Endpoints: Instructions', {
    'signature/removed-assigned-again':
      'When its signer has been removed, another signer and the same signer can be assigned to a field.',
  }),
  inferred(`According to the table, the value "true removes the signer from the field", and the call "assigns a signer":
    a value other than true does not remove, so the call assigns.`)('Endpoints: Instructions', {
    'signature/delete-false': 'A request with `delete=false` assigns the signer.',
    'signature/delete-false-keeps': 'A request with `delete=false` does not remove a signer who is already assigned.',
  }),
  inferred(TYPES_REFUSE)('Endpoints: Instructions', {
    'signature/delete-not-boolean': 'If `delete` is neither true nor false, assigning or removing a signer is refused.',
  }),
  open('Endpoints: Instructions', {
    'signature/removed-unassigned': 'How the service responds to the removal of a signer who was never assigned.',
    'signature/removed-email-case': 'Whether an email in a different case removes the signer.',
  }),
)
