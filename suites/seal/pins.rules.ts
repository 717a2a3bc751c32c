import { inferred, open, stated, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { AUTHORIZABLE } from '../interface/scenes/seals.ts'

/** Tries of a PIN are counted by many certificates: they are spent in a workspace that is made for each. */
const SPENT = ['workspaces', ...AUTHORIZABLE] as const

/** What does not authorize a certificate. */
export const pinsRules = tableOf(
  stated('Endpoints: Instructions', SPENT, {
    'seal/pin-missing': 'An authorization without `auth_data` is refused.',
    'seal/pin-not-a-number': 'An authorization with a word in the place of the PIN is refused.',
  }),
  inferred(
    'The call "authorizes use of a qualified certificate", and its required argument is "the PIN code of the certificate": another number ' +
      'is not that code, and a certificate of which any number authorizes the use has none.',
  )('Endpoints: Instructions', SPENT, {
    'seal/pin-wrong': 'An authorization with another number than the PIN is refused.',
  }),
  inferred(
    'The argument is `auth_data[<authentication_means_id>].value`, and "the authentication means id comes from the certificates area of the ' +
      'workspace": one that does not come from there names no means, and the required PIN of a means is not passed.',
  )('Endpoints: Instructions', SPENT, {
    'seal/means-unknown': 'An authorization with the PIN for an authentication means that does not exist is refused.',
  }),
  open('Endpoints: Instructions', ['workspaces', 'seal', 'seal-means'], {
    'seal/pin-empty': 'How an authorization with an empty PIN is answered.',
  }),
)
