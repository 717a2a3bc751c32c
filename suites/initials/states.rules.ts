import { eachEnded } from '../interface/document/states.ts'

/** The states of the transaction in which initials can be added. */
export const statesRules = eachEnded('States and transitions: rules', {
  'initials/not-added-*': 'Adding initials to a document of * is refused.',
})
