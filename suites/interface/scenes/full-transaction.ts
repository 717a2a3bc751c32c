import { idOf } from '../../../helpers/engine/catalogue/pattern.ts'
import { textOf } from '../../../helpers/engine/facts/workspace.ts'
import type { State } from '../../../helpers/engine/given/states.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import { unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import { Inconclusive } from '../../../helpers/engine/outcome/errors.ts'
import type { Context, Look } from '../../../helpers/engine/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../../helpers/engine/values/json.ts'
import { DAY, MINUTE } from '../../../helpers/engine/values/time.ts'
import type { RuleId } from '../../catalogue.ts'
import type { WRITES } from '../writes/writes.ts'
import { onceShown } from '../reads/once-shown.ts'

type WriteName = (typeof WRITES)[number]['on']

/** Arguments that depend only on the transaction, with the rules that each is stored; `*` is the call. */
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

/**
 * The rules that each of these arguments is stored when it is passed by itself. If one is violated, a case with several arguments
 * proves nothing more.
 */
export const heldBy = <On extends WriteName>(on: On) => Object.values(HELD_BY).map((pattern) => idOf(pattern, on))

/** The rules that a transaction shows its contents. */
const CONTENTS: readonly RuleId[] = ['transaction/documents-hold-document', 'transaction/participants-hold-signer']

/**
 * All of these arguments, with a folder and watchers only if the workspace is known to have some. The transaction expires in a
 * day.
 */
export function fullArgs({ people, workspace }: Context): Args {
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

/** Whether a step of the set-up was refused, and not merely lost. */
const isRefusal = (error: unknown): boolean => error instanceof Inconclusive && !error.passing

/**
 * Brings about a transaction with all of these arguments. If the target refuses that, each argument is left out that it refuses
 * alone, which other rules report, or with the earlier ones: the document does not say that all arguments go together.
 * @returns the result of `make`, and the arguments that were passed
 */
export async function withFullArgs<Scene>(
  context: Context,
  make: (args: Args) => Promise<Scene>,
  args = fullArgs(context),
): Promise<readonly [scene: Scene, args: Args]> {
  try {
    return [await make(args), args]
  } catch (error) {
    const accepted = isRefusal(error) ? await acceptedTogether(context, args) : args
    if (Object.keys(accepted).length === Object.keys(args).length) throw error
    return [await make(accepted), accepted]
  }
}

/** The arguments that a creation accepts with those before them. */
async function acceptedTogether({ api, people }: Context, args: Args): Promise<Args> {
  let accepted: Args = {}
  for (const [name, value] of Object.entries(args)) {
    const more = { ...accepted, [name]: value }
    // A service may demand that names differ.
    const named = more['name'] === undefined ? {} : { name: people.title() }
    if (isSuccess(await unlessConflicting(() => api.create({ ...more, ...named })))) accepted = more
  }
  return accepted
}

/**
 * Waits until a transaction shows a state, all arguments that were passed, and its contents. An update passes arguments again
 * that a draft does not show. Arguments that never appear are reported by other rules, and the scenario continues without them.
 */
export async function onceComplete(
  context: Context,
  id: string,
  args: Args,
  state: State = 'draft',
): Promise<JsonObject> {
  const { given, check } = context
  const passed = Object.keys(HELD_BY).filter((name) => args[name] !== undefined)
  const names = [...passed, 'documents', 'participants', 'instructions']
  const contentOf = (read: JsonObject, name: string) =>
    name === 'instructions' ? objectsIn(read[name], 'signatures') : read[name]
  const missingIn = (read: JsonObject) => names.filter((name) => isAbsent(contentOf(read, name)))
  const first = await given.read(id)
  if (first['state'] === state && missingIn(first).length === 0) return first
  for (const name of missingIn(first)) await given.carrying(id, name)
  if (state === 'draft') await passAgain(context, id, args, passed)
  const last = await given.read(id)
  const never = missingIn(last)
  // The creation succeeded, so the transaction is a draft, whatever state it shows.
  const isMislabelled = state === 'draft' && first['state'] !== state && last['state'] === first['state']
  const isWhole: Look = (read) => {
    if (!isMislabelled) check.equal('state', read['state'], state)
    for (const name of names) if (!never.includes(name)) check.present(name, contentOf(read, name))
  }
  return onceShown(context, id, isWhole, [...heldBy('create'), ...CONTENTS, 'transaction/state-set'])
}

/** Passes arguments that a creation has lost again, by an update. If that fails too, the rules of these arguments report it. */
async function passAgain({ given }: Context, id: string, args: Args, names: readonly string[]): Promise<void> {
  const read = await given.read(id)
  const lost = names.filter((name) => isAbsent(read[name]))
  if (lost.length === 0) return
  try {
    await given.calls.update(id, Object.fromEntries(lost.map((name) => [name, args[name]])))
    for (const name of lost) await given.carrying(id, name)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}
