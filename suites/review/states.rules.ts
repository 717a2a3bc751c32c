import { eachEnded } from '../interface/document/states.ts'

/** In which states of the transaction reviewers can be appointed and removed. */
export const statesRules = eachEnded('States and transitions: rules', {
  'review/not-added-*': 'Appointing a reviewer in * is refused.',
  'review/not-removed-*': 'Removing a reviewer from * is refused.',
})
