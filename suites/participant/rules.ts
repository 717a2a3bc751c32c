import { presenceRules } from './presence.rules.ts'
import { knownRules } from './known.rules.ts'
import { reflectionRules } from './reflection.rules.ts'
import { rolesRules } from './roles.rules.ts'
import { derivedRules } from './derived.rules.ts'
import { membersRules } from './members.rules.ts'
/** Participants of a transaction. */
export const participantTopics = {
  members: membersRules,
  derived: derivedRules,
  roles: rolesRules,
  reflection: reflectionRules,
  presence: presenceRules,
  known: knownRules,
}
