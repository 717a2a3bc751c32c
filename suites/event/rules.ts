import { conditionsRules } from './conditions.rules.ts'
import { peopleRules } from './people.rules.ts'
import { actionsRules } from './actions.rules.ts'
import { callersRules } from './callers.rules.ts'
import { noOtherEventRules } from './no-other-event.rules.ts'
import { loggedRules } from './logged.rules.ts'
import { refusedRules } from './refused.rules.ts'

/** The event log. */
export const eventTopics = {
  logged: loggedRules,
  'no-other-event': noOtherEventRules,
  refused: refusedRules,
  callers: callersRules,
  actions: actionsRules,
  people: peopleRules,
  conditions: conditionsRules,
}
