import { refusedValuesRules } from './refused-values.rules.ts'
import { heldValuesRules } from './held-values.rules.ts'

/**
 * In whose name a transaction is sent. The table of its values has a row for the feature and a row for the API: what both
 * bar is stated to be refused, what the API row alone bars is inferred.
 */
export const senderNameDisplayTopics = { 'held-values': heldValuesRules, 'refused-values': refusedValuesRules }
