import { membersRules } from './members.rules.ts'
/** Instructions of a transaction. */
export const instructionTopics = { members: membersRules }
