import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { COMMON_NAME, NAMED_IN_RESPONSES, UNKNOWN_SEAL_REFUSES } from './derivations.ts'
import { sealResponseMembers } from './shape.ts'

/** The logo shown on a seal. */
export const logosRules = tableOf(
  sealResponseMembers.rules,
  stated('Endpoints: Instructions', ['seal'], {
    'seal/logo-set':
      'The logos `certificate` and `none` are accepted, one after another, and each response shows the `logo_display` that was sent.',
    'seal/logo-optional': 'Setting a logo without `logo_display` is accepted.',
    'seal/logo-unknown-value': 'A `logo_display` that is not documented is refused.',
    'seal/logo-answered-with-seal': 'The response to setting a logo is the seal sub-object with the `id` of the seal.',
  }),
  stated('Endpoints: Instructions', unreachable('no-call', 'no documented call shows signed documents'), {
    'seal/logo-shown': 'A seal on a document shows the logo that was set.',
  }),
  inferred(NAMED_IN_RESPONSES)('Other objects', ['seal'], {
    'seal/logo-answered-with-name': 'The response to setting a logo has the `name` of the seal.',
  }),
  inferred(COMMON_NAME)('Other objects', ['seal', 'seal-name'], {
    'seal/logo-answered-with-common-name':
      'The `name` in the response to setting a logo is the common name of the seal.',
  }),
  inferred(`The path names a transaction and a seal ("/v1/transactions/{transaction_id}/seals/{seal_id}"), and the call
    "sets the logo shown on the seal": it is the logo of this seal, not of another seal in the transaction. The response
    is the sub-object of this seal, whose name is also that of the sealer with the same id.`)(
    'Endpoints: Instructions',
    ['seal', 'other-seal'],
    {
      'seal/logo-of-each-seal':
        'If a transaction has two seals, the response about each seal has the `id`, `name` and `logo_display` of that seal.',
    },
  ),
  inferred(`The call "sets the logo shown on the seal", and the seal sub-object that an authorization returns has a
    \`logo_display\`: if it shows a logo, it is the logo that was set.`)('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/logo-kept': 'If the response to an authorization shows a logo, it is the logo that was set before.',
  }),
  inferred(`The path names the transaction ("/v1/transactions/{transaction_id}/seals/{seal_id}") in which the logo is
    set: setting it there does not set it in another transaction.`)('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/logo-of-its-transaction':
      'Setting a logo in one transaction leaves the logo of the same seal in another transaction unchanged.',
  }),
  inferred(`The path names the seal ("/v1/transactions/{transaction_id}/seals/{seal_id}"), and the call "sets the logo
    shown on the seal": it does not set the
    logo of another seal.`)('Endpoints: Instructions', [...AUTHORIZABLE, 'other-seal'], {
    'seal/logo-of-other-seal':
      'Setting the logo of one seal leaves the logo of another seal in the transaction unchanged.',
  }),
  stated('Endpoints: Instructions', ['seal', 'issuing-entities-on'], {
    'seal/logo-of-issuing-entity':
      'If the issuing entity feature is on, the logo `issuing_entity` is accepted, and the response shows it as `logo_display`.',
  }),
  inferred(UNKNOWN_SEAL_REFUSES)('Errors', ['seal'], {
    'seal/logo-unknown-refused': 'Setting the logo of a seal that does not exist is refused.',
  }),
  open('Endpoints: Instructions', ['seal'], {
    'seal/logo-omitted': 'Which logo a seal shows after a request without `logo_display`.',
    'seal/logo-not-a-sealer':
      'How the service responds to setting the logo of a seal that is not a sealer of the transaction.',
    'seal/logo-once-started': 'How the service responds to setting a logo in a started transaction.',
  }),
)
