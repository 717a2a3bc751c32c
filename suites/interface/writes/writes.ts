import { each } from '../../../helpers/engine/catalogue/rule.ts'
import { isAbsent, isObject, isSuccess, unlessConflicting, Violation } from '../../../helpers/engine/index.ts'
import type { Args, Context, JsonObject } from '../../../helpers/engine/index.ts'
import type { Write } from '../../../helpers/engine/scenario/context.ts'

/** Creation of a transaction (document: Endpoints, Transactions). */
export const creation: Write<'create'> = {
  on: 'create',
  when: 'on creation',
  prepare: async ({ api, given }) => ({ send: api.create, read: ({ id }) => given.read(String(id)) }),
}

/** Update of a draft (document: Endpoints, Transactions). */
export const update: Write<'update'> = {
  on: 'update',
  when: 'on update',
  prepare: async ({ api, given }, before = {}) => {
    const draft = await given.draft(before)
    // If the creation loses an argument, which other rules report, an update may still set it.
    if (Object.entries(before).some(([name, value]) => isAbsent(draft[name]) && !isAbsent(value)))
      await given.answer(() => api.update(draft.id, before))
    return {
      send: (args) => api.update(draft.id, args),
      leaves: draft.id,
      before: draft,
      read: () => given.read(draft.id),
    }
  },
}

/** Update of a transaction in a state after the draft. */
const updateIn = (state: 'started' | 'paused', when: string): Write<'update'> => ({
  on: 'update',
  when: `on update ${when}`,
  prepare: async ({ api, given, dependsOn }, before) => {
    dependsOn(`lifecycle/${state}-update`)
    const { id } = await given.inState(state, before)
    return { send: (args) => api.update(id, args), leaves: id, read: () => given.read(id) }
  },
})

/** Updates of a started and of a paused transaction, whose name and metadata can be updated. */
export const LATE_UPDATES = [updateIn('started', 'after the start'), updateIn('paused', 'in a pause')] as const

/**
 * A late update over `args`, exercised only if the target accepts these: the document leaves open which arguments can be
 * updated after the start. Other earlier arguments are ignored.
 * @param member shows the argument, and must change with it
 */
const ifUpdatable = (write: Write<'update'>, args: (context: Context) => Args, member: string): Write<'update'> => ({
  ...write,
  prepare: async (context) => {
    const prepared = await write.prepare(context)
    const was = await prepared.read({})
    const answer = await unlessConflicting(() => prepared.send(args(context)))
    if (!isSuccess(answer) || showsSame(context, was, answer.body, member))
      context.notExercised(`the target does not update ${member} after the start`)
    return prepared
  },
})

/** Whether a response shows the same content of a member as a reading: another notation does not count as a change. */
function showsSame({ sameContent }: Context, was: JsonObject, body: unknown, member: string): boolean {
  const now = isObject(body) ? body[member] : undefined
  // A reading soon after the start may not show the expiry yet.
  if (member === 'expires_at' && (isAbsent(was[member]) || isAbsent(now))) return true
  try {
    sameContent(was, { ...was, [member]: now ?? null }, 'after the update', {})
    return true
  } catch (error) {
    if (error instanceof Violation) return false
    throw error
  }
}

/** Late updates of arguments besides name and metadata, each over arguments that the target accepts and shows in `member`. */
export const lateUpdatesOf = (member: string, ...all: ((context: Context) => Args)[]) =>
  LATE_UPDATES.map((late) => all.reduce((write, args) => ifUpdatable(write, args, member), late))

/** The calls that accept the arguments of a transaction. */
export const WRITES = [creation, update] as const

/** Rules for each of these calls: `*` is `create` or `update` in ids, "on creation" or "on update" in statements. */
export const eachWrite = each(WRITES.map(({ on, when }) => ({ word: on, name: when })))
