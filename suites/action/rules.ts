import { stallingRules } from './stalling.rules.ts'
import { startRules } from './start.rules.ts'

/** Actions of participants. */
export const actionTopics = { start: startRules, stalling: stallingRules }
