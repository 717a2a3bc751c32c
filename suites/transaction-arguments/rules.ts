import { carbonCopiesRules } from './carbon-copies.rules.ts'
import { durationRules } from './duration.rules.ts'
import { evidenceArchivingRules } from './evidence-archiving.rules.ts'
import { expiresAtRules } from './expires-at.rules.ts'
import { languageRules } from './language.rules.ts'
import { privateRules } from './private.rules.ts'
import { referencesRules } from './references.rules.ts'
import { requestsRules } from './requests.rules.ts'
import { textsRules } from './texts.rules.ts'
import { watchersRules } from './watchers.rules.ts'

/**
 * The arguments of creation and update, except metadata and sender_name_display. The area of the transaction object has the
 * defaults of name, language and duration, because its table states them too.
 */
export const transactionArgumentsTopics = {
  requests: requestsRules,
  texts: textsRules,
  language: languageRules,
  duration: durationRules,
  'expires-at': expiresAtRules,
  references: referencesRules,
  'carbon-copies': carbonCopiesRules,
  private: privateRules,
  watchers: watchersRules,
  'evidence-archiving': evidenceArchivingRules,
}
