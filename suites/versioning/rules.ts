import { versionsRules } from './versions.rules.ts'

/** The version in the path, and deprecated endpoints. */
export const versioningTopics = { versions: versionsRules }
