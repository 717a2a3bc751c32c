import { correspondingRules } from './corresponding.rules.ts'
import { loggedRules } from './logged.rules.ts'
import { refusedRules } from './refused.rules.ts'

/** The event log. */
export const eventTopics = { logged: loggedRules, corresponding: correspondingRules, refused: refusedRules }
