import { stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { INSTRUCTION_CALLS } from '../interface/scenes/endpoints.ts'
import { eachCall } from '../interface/scenes/per-call.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** What goes wrong with signers, reviewers and seals: no failure of the service, and told by an error object. */
export const instructionsRules = tableOf(
  eachCall(INSTRUCTION_CALLS).stated('Errors', {
    'errors/unknown-transaction-*': '* in a transaction that does not exist gives 404.',
  }),
  eachCall(['authorizeSeal']).stated('Errors', AUTHORIZABLE, {
    'errors/unknown-transaction-*': '* in a transaction that does not exist gives 404.',
  }),
  stated('Errors', {
    'errors/survives-signers': 'Odd and long texts for a signer and its field are no failure of the service (5xx).',
    'errors/survives-reviewers':
      'Odd and long texts for a reviewer and its recipient are no failure of the service (5xx).',
    'errors/survives-removals':
      'Words for `delete`, and what it takes away that is not there, are no failure of the service (5xx).',
    'errors/survives-broken-encoding-instructions':
      'Broken percent-encoding for a signer and a reviewer is no failure of the service (5xx).',
    'errors/survives-odd-ids-instructions':
      'Odd transaction ids in the paths of signers, reviewers and seals are no failure of the service (5xx).',
    'errors/object-refused-signer': 'A signer that is refused is answered with an error object.',
    'errors/object-refused-reviewer': 'A reviewer that is refused is answered with an error object.',
  }),
  stated('Errors', ['seal'], {
    'errors/survives-seals': 'Odd ids of seals and odd logos are no failure of the service (5xx).',
    'errors/object-refused-logo': 'A logo that is refused is answered with an error object.',
    'errors/object-refused-authorization': 'An authorization that is refused is answered with an error object.',
    'errors/object-unknown-seal': 'A request for an unknown seal is answered with an error object.',
  }),
  stated('Errors', ['workspaces', ...AUTHORIZABLE], {
    'errors/survives-pins': 'PINs that are written badly, or endless, are no failure of the service (5xx).',
  }),
)
