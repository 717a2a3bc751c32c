import { eachEnded } from '../interface/document/states.ts'

/** In which states of the transaction reviewers can be appointed and removed. */
export const statesRules = eachEnded('States and transitions: rules', {
  'review/not-added-*': 'No reviewer can be appointed in *.',
  'review/not-removed-*': 'No reviewer of * can be removed.',
})
