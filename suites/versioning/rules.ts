import { versionsRules } from './versions.rules.ts'

/** The version in the path, and what it deprecates. */
export const versioningTopics = { versions: versionsRules }
