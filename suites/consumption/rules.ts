import { membersRules } from './members.rules.ts'
import { countersRules } from './counters.rules.ts'
import { periodsRules } from './periods.rules.ts'
import { sharingRules } from './sharing.rules.ts'

/** The consumption report of a workspace. */
export const consumptionTopics = {
  members: membersRules,
  counters: countersRules,
  periods: periodsRules,
  sharing: sharingRules,
}
