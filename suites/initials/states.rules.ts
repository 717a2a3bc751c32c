import { eachEnded } from '../interface/document/states.ts'

/** The states of the transaction in which initials can be added. */
export const statesRules = eachEnded('States and transitions: rules', {
  'initials/not-added-*': 'Creating initials on a document of * is refused.',
})
