import { inferred, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING } from '../interface/document/needs.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** Many certificates limit the attempts at a PIN, so each scenario uses a workspace that is made for it. */
const OWN_WORKSPACE = ['workspaces', ...AUTHORIZABLE] as const

/** Authorizations with a missing, wrong or empty PIN, or with unknown authentication means. */
export const pinsRules = tableOf(
  stated('Endpoints: Instructions', OWN_WORKSPACE, {
    'seal/pin-missing': 'An authorization without `auth_data` is refused.',
    'seal/pin-not-a-number': 'An authorization with a word instead of the PIN is refused.',
  }),
  inferred(`The call "authorizes use of a qualified certificate", and its required argument is "the PIN code of the
    certificate": a different number is not that code. If any number authorized its use, the certificate would have no
    PIN code.`)('Endpoints: Instructions', OWN_WORKSPACE, {
    'seal/pin-wrong': 'An authorization with a number other than the PIN is refused.',
  }),
  inferred(`The argument names "the PIN code of the certificate", and an authentication means belongs to a certificate, as
    the PIN does: those of another certificate authorize that one.`)(
    'Endpoints: Instructions',
    [...OWN_WORKSPACE, 'second-means', 'second-pin'],
    {
      'seal/pin-of-other-certificate':
        'An authorization with the authentication means and the PIN, or just the PIN, of another certificate of the workspace is refused.',
    },
  ),
  inferred(`The argument is \`auth_data[<authentication_means_id>].value\`, and "the authentication means id comes from
    the certificates area of the workspace": an id from elsewhere names no means, so the required PIN of a means is
    missing.`)('Endpoints: Instructions', OWN_WORKSPACE, {
    'seal/means-unknown': 'An authorization with the PIN for an authentication means that does not exist is refused.',
  }),
  inferred(`The argument is "int, required: the PIN code of the certificate", and "codes in the 4xx range signal an error
    caused by input arguments": an empty text is not a whole number, and a request with it lacks the PIN.`)(
    'Endpoints: Instructions',
    OWN_WORKSPACE,
    { 'seal/pin-empty': 'An authorization with an empty PIN is refused.' },
  ),
  inferred(`The call "authorizes use of a qualified certificate", and "codes in the 4xx range signal an error caused by
    input arguments": a request that is refused authorizes nothing, so whatever waits for the authorization still
    waits.`)('Endpoints: Instructions', [...OWN_WORKSPACE, ...ACTING], {
    'seal/pin-wrong-authorizes-nothing':
      'After the refusal of a wrong PIN, a transaction progresses no further than without any authorization.',
  }),
)
