import { refusalsRules } from './refusals.rules.ts'
import { removedSignersRules } from './removed-signers.rules.ts'
import { keptByRemovalsRules } from './kept-by-removals.rules.ts'
import { removalsRules } from './removals.rules.ts'
import { sealersRules } from './sealers.rules.ts'
import { alternatesRules } from './alternates.rules.ts'
import { fieldsRules } from './fields.rules.ts'
import { additionsRules } from './additions.rules.ts'
import { statesRules } from './states.rules.ts'

/** Signers of a transaction. */
export const signatureTopics = {
  states: statesRules,
  additions: additionsRules,
  fields: fieldsRules,
  alternates: alternatesRules,
  sealers: sealersRules,
  removals: removalsRules,
  'kept-by-removals': keptByRemovalsRules,
  'removed-signers': removedSignersRules,
  refusals: refusalsRules,
}
