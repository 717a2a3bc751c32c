import { eachState, ENDED } from '../interface/states.ts'

/** What a refused update leaves as it was, state by state. */
export const refusedUpdateRules = eachState(ENDED).stated('States and transitions: rules', {
  'lifecycle/*-update-keeps-name': 'The name of * cannot be updated.',
  'lifecycle/*-update-keeps-metadata': 'The metadata of * cannot be updated.',
})
