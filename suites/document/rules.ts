import { presenceRules } from './presence.rules.ts'
import { additionalRules } from './additional.rules.ts'
import { additionsRules } from './additions.rules.ts'
import { archivingRules } from './archiving.rules.ts'
import { changesRules } from './changes.rules.ts'
import { deletionsRules } from './deletions.rules.ts'
import { flagsRules } from './flags.rules.ts'
import { membersRules } from './members.rules.ts'
import { namesRules } from './names.rules.ts'
import { pathsRules } from './paths.rules.ts'
import { statesRules } from './states.rules.ts'

/** Documents of a transaction. */
export const documentTopics = {
  members: membersRules,
  additional: additionalRules,
  additions: additionsRules,
  changes: changesRules,
  names: namesRules,
  archiving: archivingRules,
  flags: flagsRules,
  deletions: deletionsRules,
  paths: pathsRules,
  states: statesRules,
  presence: presenceRules,
}
