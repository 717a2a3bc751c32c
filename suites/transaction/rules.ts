import { presenceRules } from './presence.rules.ts'
import { peopleConsentsRules } from './people-consents.rules.ts'
import { keptConsentsRules } from './kept-consents.rules.ts'
import { atOnceRules } from './at-once.rules.ts'
import { answersRules } from './answers.rules.ts'
import { changedConsentsRules } from './changed-consents.rules.ts'
import { consentsRules } from './consents.rules.ts'
import { contentsRules } from './contents.rules.ts'
import { conversationRules } from './conversation.rules.ts'
import { identityRules } from './identity.rules.ts'
import { keptFieldsRules } from './kept-fields.rules.ts'
import { membersRules } from './members.rules.ts'
import { unchangedContentsRules } from './unchanged-contents.rules.ts'
import { updatesRules } from './updates.rules.ts'
import { setOnceRules } from './set-once.rules.ts'
import { peopleRules } from './people.rules.ts'
import { progressRules } from './progress.rules.ts'
import { timesRules } from './times.rules.ts'

/** The transaction object: the kinds of its members, when they are shown, and what they mean. */
export const transactionTopics = {
  members: membersRules,
  answers: answersRules,
  identity: identityRules,
  times: timesRules,
  contents: contentsRules,
  'unchanged-contents': unchangedContentsRules,
  updates: updatesRules,
  'kept-fields': keptFieldsRules,
  people: peopleRules,
  consents: consentsRules,
  progress: progressRules,
  conversation: conversationRules,
  'people-consents': peopleConsentsRules,
  'kept-consents': keptConsentsRules,
  'changed-consents': changedConsentsRules,
  presence: presenceRules,
  'set-once': setOnceRules,
  'at-once': atOnceRules,
}
