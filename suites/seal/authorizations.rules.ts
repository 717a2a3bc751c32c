import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'
import { COMMON_NAME, NAMED_IN_RESPONSES, UNKNOWN_SEAL_REFUSES } from './derivations.ts'
import { sealLabelMembers } from './shape.ts'

/** The authorization of a qualified certificate. */
export const authorizationsRules = tableOf(
  sealLabelMembers.rules,
  stated('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorized': 'A qualified certificate is authorized with the PIN of one of its authentication means.',
    'seal/authorization-answered-with-seal':
      'The response to an authorization is the seal sub-object with the `id` of the seal.',
  }),
  stated('Other objects', AUTHORIZABLE, {
    'seal/authorization-answered-with-label': 'The response to an authorization has the `label` of the seal.',
  }),
  inferred(NAMED_IN_RESPONSES)('Other objects', AUTHORIZABLE, {
    'seal/authorization-answered-with-name': 'The response to an authorization has the `name` of the seal.',
    'seal/authorization-answered-with-logo':
      'If a logo was set before, the response to an authorization has a `logo_display`.',
  }),
  inferred(COMMON_NAME)('Other objects', [...AUTHORIZABLE, 'seal-name'], {
    'seal/authorization-answered-with-common-name':
      'The `name` in the response to an authorization is the common name of the seal.',
  }),
  inferred(`The call "authorizes use of a qualified certificate for legal person within the transaction": it concerns
    the seal, and the table of the transaction has no member that shows an authorization, so the signers and the
    documents stay unchanged.`)('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorization-changes-nothing-else': 'An authorization changes no documented member of the transaction.',
  }),
  inferred(`The call "authorizes use of a qualified certificate": of the one that its path names, with the PIN of that
    certificate. If a transaction waits for the authorization of another certificate, it still
    waits.`)('Endpoints: Instructions', [...AUTHORIZABLE, 'second-seal', ...ACTING], {
    'seal/authorized-alone':
      'A transaction that waits for the authorization of one certificate still waits when another one is authorized.',
  }),
  inferred(UNKNOWN_SEAL_REFUSES)('Errors', AUTHORIZABLE, {
    'seal/authorization-unknown-refused': 'Authorizing a seal that does not exist is refused.',
  }),
  inferred(`The call "authorizes use of a qualified certificate for legal person within the transaction": whatever waits
    for an authorization in another transaction still waits.`)(
    'Endpoints: Instructions',
    ['workspaces', ...AUTHORIZABLE, ...ACTING],
    {
      'seal/authorized-within-transaction':
        'The authorization of a seal in one transaction does not bring a second transaction further.',
    },
  ),
  open('Endpoints: Instructions', AUTHORIZABLE, {
    'seal/authorization-twice': 'How the service responds to a second authorization of a seal.',
    'seal/authorization-not-a-sealer':
      'How the service responds to the authorization of a seal that is not a sealer of the transaction.',
    'seal/authorization-once-started':
      'How the service responds to the authorization of a seal in a started transaction.',
  }),
  open('Endpoints: Instructions', ['other-seal', 'seal-means', 'seal-pin'], {
    'seal/authorization-not-qualified':
      'How the service responds to the authorization of a certificate that is not qualified.',
  }),
)
