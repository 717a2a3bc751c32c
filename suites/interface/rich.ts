import { idOf } from '../../helpers/catalogue/pattern.ts'
import { textOf } from '../../helpers/facts/workspace.ts'
import type { State } from '../../helpers/given/states.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { DAY, MINUTE } from '../../helpers/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import type { WRITES } from './writes.ts'
import { onceShown } from './shown.ts'

type WriteName = (typeof WRITES)[number]['on']

/** What a transaction can be told that nobody else has a say in, with the rules that it is held, `*` for the call. */
const HELD_BY = {
  name: 'transaction-arguments/name-kept-*',
  language: 'transaction-arguments/language-kept-*',
  private: 'transaction-arguments/private-true-*',
  metadata: 'metadata/kept-*',
  carbon_copies: 'transaction-arguments/carbon-copies-kept-*',
  carbon_copy_subject: 'transaction-arguments/carbon-copy-subject-kept-*',
  carbon_copy_message: 'transaction-arguments/carbon-copy-message-kept-*',
  folder_id: 'transaction-arguments/folder-kept-*',
  watchers: 'transaction-arguments/watchers-kept-*',
} as const

/** The rules that each of it is held when it comes alone: where one is broken, what holds several of them says nothing more. */
export const heldBy = <On extends WriteName>(on: On) => Object.values(HELD_BY).map((pattern) => idOf(pattern, on))

/** The rules that what was put into a transaction is in it. */
const CONTENTS: readonly RuleId[] = [
  'transaction/documents-hold-document',
  'transaction/instructions-hold-signature',
  'transaction/participants-hold-signer',
]

/** Arguments for all of it: a folder and watchers only where the workspace is known to have any. It expires in a day. */
export function richArgs({ people, workspace }: Context): Args {
  const { members } = workspace.facts
  return {
    name: people.title(),
    language: 'sv',
    private: true,
    metadata: { purpose: 'lease', reference: '0042' },
    carbon_copies: [people.email(), people.email()],
    carbon_copy_subject: 'Your copy',
    carbon_copy_message: 'The signed documents are attached.',
    duration: DAY / MINUTE,
    folder_id: textOf(workspace, 'folder'),
    watchers: Array.isArray(members) ? members.slice(0, 2) : undefined,
  }
}

/**
 * A transaction once it shows, in a state, all that it was told and what was put into it: what never shows could not be lost
 * either.
 */
export function onceWhole(context: Context, id: string, args: Args, state: State = 'draft'): Promise<JsonObject> {
  const { check } = context
  return onceShown(
    context,
    id,
    (read) => {
      check.equal('state', read['state'], state)
      for (const name of Object.keys(HELD_BY)) if (args[name] !== undefined) check.present(name, read[name])
      check.present('documents', read['documents'])
      check.present('participants', read['participants'])
      check.present('instructions.signatures', objectsIn(read['instructions'], 'signatures'))
    },
    [...heldBy('create'), ...CONTENTS, 'transaction/state-set'],
  )
}
