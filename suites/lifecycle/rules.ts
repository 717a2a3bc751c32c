import { flowRules } from './flow.rules.ts'
import { actingRules } from './acting.rules.ts'
import { cancelRules } from './cancel.rules.ts'
import { cancelArgumentsRules } from './cancel-arguments.rules.ts'
import { completionRules } from './completion.rules.ts'
import { creationRules } from './creation.rules.ts'
import { expiryRules } from './expiry.rules.ts'
import { additionsAfterStartRules } from './additions-after-start.rules.ts'
import { lifetimesRules } from './lifetimes.rules.ts'
import { pauseRules } from './pause.rules.ts'
import { stallingRules } from './stalling.rules.ts'
import { startRules } from './start.rules.ts'
import { unknownIdRules } from './unknown-id.rules.ts'
import { updateRules } from './update.rules.ts'

/** States and transitions: each state with each trigger, the effects of each transition, and of refusals. */
export const lifecycleTopics = {
  creation: creationRules,
  'unknown-id': unknownIdRules,
  start: startRules,
  pause: pauseRules,
  cancel: cancelRules,
  'cancel-arguments': cancelArgumentsRules,
  update: updateRules,
  expiry: expiryRules,
  acting: actingRules,
  completion: completionRules,
  stalling: stallingRules,
  lifetimes: lifetimesRules,
  flow: flowRules,
  'additions-after-start': additionsAfterStartRules,
}
