import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { COMMON_NAME, NAMED_IN_ANSWERS, UNKNOWN_SEAL_REFUSES } from './derivations.ts'
import { sealLabelMembers } from './shape.ts'

/** The authorization of a qualified certificate. */
export const authorizationsRules = tableOf(
  sealLabelMembers.rules,
  stated('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorized': 'A qualified certificate is authorized with the PIN of one of its authentication means.',
    'seal/authorization-answered-with-seal':
      'An authorization is answered with the seal sub-object of the seal, by its id.',
  }),
  stated('Other objects', AUTHORIZABLE, {
    'seal/authorization-answered-with-label': 'An authorization is answered with the `label` of the seal.',
  }),
  inferred(NAMED_IN_ANSWERS)('Other objects', AUTHORIZABLE, {
    'seal/authorization-answered-with-name': 'An authorization is answered with the name of the seal.',
    'seal/authorization-answered-with-logo': 'An authorization is answered with a logo, where one was set before.',
  }),
  inferred(COMMON_NAME)('Other objects', [...AUTHORIZABLE, 'seal-name'], {
    'seal/authorization-answered-with-common-name':
      'The `name` that an authorization is answered with is the common name of the seal.',
  }),
  inferred(
    'The call "authorizes use of a qualified certificate for legal person within the transaction": it is about the seal, and the table of ' +
      'the transaction has no member that tells of an authorization, so that who signs and what is signed stay as they were.',
  )('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorization-changes-nothing-else': 'An authorization changes no documented member of the transaction.',
  }),
  inferred(UNKNOWN_SEAL_REFUSES)('Errors', AUTHORIZABLE, {
    'seal/authorization-unknown-refused': 'Authorizing a seal that does not exist is refused.',
  }),
  stated('Endpoints: Instructions', unreachable('no-call', 'no documented call tells whether a seal is authorized'), {
    'seal/authorized-within-transaction': 'An authorization holds within its transaction.',
  }),
  open('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorization-twice': 'How the authorization of a seal is answered when it comes again.',
    'seal/authorization-not-a-sealer':
      'How the authorization of a seal is answered that is no sealer of the transaction.',
    'seal/authorization-once-started': 'How the authorization of a seal is answered in a started transaction.',
  }),
  open('Endpoints: Instructions', ['other-seal', 'seal-means', 'seal-pin'], {
    'seal/authorization-not-qualified': 'How the authorization of a certificate is answered that is not qualified.',
  }),
)
