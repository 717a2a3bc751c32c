import { presenceRules } from './presence.rules.ts'
import { knownByEmailRules } from './known-by-email.rules.ts'
import { reflectionRules } from './reflection.rules.ts'
import { rolesRules } from './roles.rules.ts'
import { fromInstructionsRules } from './from-instructions.rules.ts'
import { membersRules } from './members.rules.ts'
/** Participants of a transaction. */
export const participantTopics = {
  members: membersRules,
  'from-instructions': fromInstructionsRules,
  roles: rolesRules,
  reflection: reflectionRules,
  presence: presenceRules,
  'known-by-email': knownByEmailRules,
}
