import { prefixRules } from './prefix.rules.ts'
import { reportsRules } from './reports.rules.ts'

/** The version in the path, and what it deprecates. */
export const versioningTopics = { prefix: prefixRules, reports: reportsRules }
