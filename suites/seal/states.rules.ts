import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { eachEnded, eachState, ENDED } from '../interface/document/states.ts'

/** What can be done about the seals of a transaction that has ended. */
export const statesRules = tableOf(
  eachEnded('States and transitions: rules', ['seal'], {
    'seal/logo-not-changed-*': 'The logo of a seal of * cannot be changed.',
  }),
  eachState(ENDED).open('States and transitions: rules', ['seal'], {
    'seal/authorize-*': 'How the authorization of a seal of * is answered.',
  }),
)
