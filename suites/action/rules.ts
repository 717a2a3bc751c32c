import { presenceRules } from './presence.rules.ts'
import { reopeningRules } from './reopening.rules.ts'
import { stallingRules } from './stalling.rules.ts'
import { timesRules } from './times.rules.ts'
import { alternatesRules } from './alternates.rules.ts'
import { tasksRules } from './tasks.rules.ts'
import { membersRules } from './members.rules.ts'
import { allottedTimeRules } from './allotted-time.rules.ts'
import { actionsRules } from './actions.rules.ts'

/** Actions of participants. */
export const actionTopics = {
  actions: actionsRules,
  members: membersRules,
  tasks: tasksRules,
  alternates: alternatesRules,
  times: timesRules,
  stalling: stallingRules,
  reopening: reopeningRules,
  'allotted-time': allottedTimeRules,
  presence: presenceRules,
}
