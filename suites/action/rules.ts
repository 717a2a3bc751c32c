import { actionsRules } from './actions.rules.ts'

/** Actions of participants. */
export const actionTopics = { actions: actionsRules }
