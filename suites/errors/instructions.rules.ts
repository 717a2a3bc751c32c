import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { INSTRUCTION_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** Bad requests about signers, reviewers and seals: never a failure of the service, and refused with an error object. */
export const instructionsRules = tableOf(
  eachCall(INSTRUCTION_CALLS).stated('Errors', {
    'errors/unknown-transaction-*': 'If the transaction in the path does not exist, * is refused with 404.',
  }),
  eachCall(['authorizeSeal']).stated('Errors', AUTHORIZABLE, {
    'errors/unknown-transaction-*': 'If the transaction in the path does not exist, * is refused with 404.',
  }),
  stated('Errors', {
    'errors/survives-signers': 'The response to an unusual or long text for a signer or the field is never a 5xx.',
    'errors/survives-reviewers':
      'The response to an unusual or long text for a reviewer or the recipient is never a 5xx.',
    'errors/survives-removals':
      'The response to a word for `delete`, or to the removal of a missing instruction, is never a 5xx.',
    'errors/survives-broken-encoding-instructions':
      'The response to broken percent-encoding for a signer or a reviewer is never a 5xx.',
    'errors/survives-odd-ids-instructions':
      'The response to an unusual transaction id in a path for signers, reviewers or seals is never a 5xx.',
    'errors/object-refused-signer': 'The response to a refused assignment of a signer is an error object.',
    'errors/object-refused-reviewer': 'The response to a refused appointment of a reviewer is an error object.',
  }),
  stated('Errors', ['seal'], {
    'errors/survives-seals': 'The response to an unusual seal id or an unusual logo is never a 5xx.',
    'errors/object-refused-logo': 'The response to a refused change of the logo of a seal is an error object.',
    'errors/object-refused-authorization': 'The response to a refused authorization of a seal is an error object.',
    'errors/object-unknown-seal': 'The response to a request for an unknown seal is an error object.',
  }),
  stated('Errors', ['workspaces', ...AUTHORIZABLE], {
    'errors/survives-pins': 'The response to a malformed or very long PIN is never a 5xx.',
  }),
)
