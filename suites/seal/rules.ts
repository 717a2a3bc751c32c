import { pinsRules } from './pins.rules.ts'
import { authorizationsRules } from './authorizations.rules.ts'
import { logosRules } from './logos.rules.ts'
import { sealersRules } from './sealers.rules.ts'
import { statesRules } from './states.rules.ts'

/** Certificates for legal persons. */
export const sealTopics = {
  sealers: sealersRules,
  states: statesRules,
  logos: logosRules,
  authorizations: authorizationsRules,
  pins: pinsRules,
}
