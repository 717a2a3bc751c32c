import { entriesRules } from './entries.rules.ts'
import { keysRules } from './keys.rules.ts'
import { limitsRules } from './limits.rules.ts'

/** The metadata of a transaction. */
export const metadataTopics = { entries: entriesRules, limits: limitsRules, keys: keysRules }
