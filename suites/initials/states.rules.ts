import { eachEnded } from '../interface/document/states.ts'

/** In which states of the transaction initials can be added. */
export const statesRules = eachEnded('States and transitions: rules', {
  'initials/not-added-*': 'No initials can be added to a document of *.',
})
