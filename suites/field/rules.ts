import { presenceRules } from './presence.rules.ts'
import { flagsAgreeRules } from './flags-agree.rules.ts'
import { anchorsRules } from './anchors.rules.ts'
import { answersRules } from './answers.rules.ts'
import { deletionsRules } from './deletions.rules.ts'
import { fieldsRules } from './fields.rules.ts'
import { flagsRules } from './flags.rules.ts'
import { groupsRules } from './groups.rules.ts'
import { membersRules } from './members.rules.ts'
import { movesRules } from './moves.rules.ts'
import { onceStartedRules } from './once-started.rules.ts'
import { pathsRules } from './paths.rules.ts'
import { positionsRules } from './positions.rules.ts'
import { sourcesRules } from './sources.rules.ts'
import { signersRules } from './signers.rules.ts'
import { statesRules } from './states.rules.ts'
import { typesRules } from './types.rules.ts'

/** Fields of a document. */
export const fieldTopics = {
  members: membersRules,
  answers: answersRules,
  fields: fieldsRules,
  types: typesRules,
  positions: positionsRules,
  signers: signersRules,
  groups: groupsRules,
  sources: sourcesRules,
  moves: movesRules,
  anchors: anchorsRules,
  deletions: deletionsRules,
  flags: flagsRules,
  'flags-agree': flagsAgreeRules,
  paths: pathsRules,
  states: statesRules,
  'once-started': onceStartedRules,
  presence: presenceRules,
}
