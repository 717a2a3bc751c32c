import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { COMMON_NAME, NAMED_IN_ANSWERS, UNKNOWN_SEAL_REFUSES } from './derivations.ts'
import { sealAnswerMembers } from './shape.ts'

/** The logo shown on a seal. */
export const logosRules = tableOf(
  sealAnswerMembers.rules,
  stated('Endpoints: Instructions', ['seal'], {
    'seal/logo-set':
      'The logos `certificate` and `none` are accepted, one after another, and each response shows the `logo_display` that was sent.',
    'seal/logo-optional': 'A request that sets a logo is accepted without a `logo_display`.',
    'seal/logo-unknown-value': 'A `logo_display` that is not documented is refused.',
    'seal/logo-answered-with-seal': 'Setting a logo is answered with the seal sub-object of the seal, by its id.',
  }),
  stated('Endpoints: Instructions', unreachable('no-call', 'signed documents are shown by no documented call'), {
    'seal/logo-shown': 'A seal on a document shows the logo that was set.',
  }),
  inferred(NAMED_IN_ANSWERS)('Other objects', ['seal'], {
    'seal/logo-answered-with-name': 'Setting a logo is answered with the name of the seal.',
  }),
  inferred(COMMON_NAME)('Other objects', ['seal', 'seal-name'], {
    'seal/logo-answered-with-common-name': 'The `name` that a logo is answered with is the common name of the seal.',
  }),
  inferred(
    'The path names a transaction and a seal ("/v1/transactions/{transaction_id}/seals/{seal_id}"), and the call "sets the logo shown on ' +
      'the seal": it is that of this seal, and not of another one in the transaction.',
  )('Endpoints: Instructions', ['seal', 'other-seal'], {
    'seal/logo-of-each-seal': 'The response about each of two seals of a transaction has its own id and its own logo.',
  }),
  inferred(
    'The call "sets the logo shown on the seal", and the seal sub-object that an authorization returns has a `logo_display`: where it ' +
      'shows one, it is the one that was set.',
  )('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/logo-kept': 'An authorization that shows a logo shows the one that was set before.',
  }),
  inferred(
    'The path names the transaction ("/v1/transactions/{transaction_id}/seals/{seal_id}") in which the logo is set: what is set in one ' +
      'is not set in another.',
  )('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/logo-of-its-transaction': 'A logo that is set in one transaction leaves that of the same seal in another.',
  }),
  inferred(
    'The path names the seal ("/v1/transactions/{transaction_id}/seals/{seal_id}"), and the call "sets the logo shown on the seal": the ' +
      'one that another seal shows is not set by it.',
  )('Endpoints: Instructions', [...AUTHORIZABLE, 'other-seal'], {
    'seal/logo-of-other-seal': 'Setting the logo of one seal of a transaction leaves that of another.',
  }),
  stated('Endpoints: Instructions', ['seal', 'issuing-entities-on'], {
    'seal/logo-of-issuing-entity':
      'Where the issuing entity feature is on, the logo `issuing_entity` is accepted, and the response shows it as `logo_display`.',
  }),
  inferred(UNKNOWN_SEAL_REFUSES)('Errors', ['seal'], {
    'seal/logo-unknown-refused': 'Setting the logo of a seal that does not exist is refused.',
  }),
  open('Endpoints: Instructions', ['seal'], {
    'seal/logo-omitted': 'Which logo a seal shows after a request without one.',
    'seal/logo-not-a-sealer': 'How a logo is answered that is set for a seal that is no sealer of the transaction.',
    'seal/logo-once-started': 'How a logo is answered that is set in a started transaction.',
  }),
)
