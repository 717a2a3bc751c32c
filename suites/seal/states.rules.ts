import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachEnded, eachRunning, eachState, ENDED } from '../interface/document/states.ts'

/** The logos and the authorization of seals in a running or an ended transaction. */
export const statesRules = tableOf(
  eachRunning.stated('Endpoints: Instructions', ['seal'], {
    'seal/logo-unknown-value-*': 'Setting a `logo_display` that is not documented in * is refused.',
  }),
  eachEnded('States and transitions: rules', ['seal'], {
    'seal/logo-not-changed-*': 'Setting the logo of a seal in * is refused.',
  }),
  eachState(ENDED).open('States and transitions: rules', ['seal'], {
    'seal/authorize-*': 'How the service responds to the authorization of a seal in *.',
  }),
)
