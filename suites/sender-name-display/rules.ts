import { allowedRules } from './allowed.rules.ts'
import { barredRules } from './barred.rules.ts'
import { defaultsRules } from './defaults.rules.ts'

/**
 * In whose name a transaction is sent. The table of its values has a row for the feature and a row for the API: what both
 * bar is stated to be refused, what the API row alone bars is inferred.
 */
export const senderNameDisplayTopics = {
  defaults: defaultsRules,
  allowed: allowedRules,
  barred: barredRules,
}
