import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachEnded, eachRunning, eachState, ENDED } from '../interface/document/states.ts'

/** The states that a draft with a seal can be brought to. */
export const SINCE_START = ['started', 'paused', ...ENDED] as const

/** The logos and the authorization of seals in a running or an ended transaction. */
export const statesRules = tableOf(
  eachRunning.stated('Endpoints: Instructions', ['seal'], {
    'seal/logo-unknown-value-*': 'Setting a `logo_display` that is not documented in * is refused.',
  }),
  eachEnded('States and transitions: rules', ['seal'], {
    'seal/logo-not-changed-*': 'Setting the logo of a seal in * is refused.',
  }),
  eachState(SINCE_START)
    .inferred(`A sealer is assigned by an instruction, and \`sealers\` shows "id of the certificate for
    legal person" and "seal common name". The rows of the transitions name the members that each sets, \`sealers\` is
    not among them, and a reading shows "the transaction object as last
    updated".`)('States and transitions', ['seal'], {
    'seal/sealers-stay-*': '* still lists its sealers.',
  }),
  eachState(ENDED).open('States and transitions: rules', ['seal'], {
    'seal/authorize-*': 'How the service responds to the authorization of a seal in *.',
  }),
)
