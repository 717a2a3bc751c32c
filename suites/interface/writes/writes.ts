import { each } from '../../../helpers/engine/catalogue/rule.ts'
import { isAbsent } from '../../../helpers/engine/values/json.ts'
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

/** Update of a started transaction, whose name and metadata can be updated. */
export const lateUpdate: Write<'update'> = {
  on: 'update',
  when: 'on update after the start',
  prepare: async ({ api, given }, before) => {
    const { id } = await given.started(before)
    return { send: (args) => api.update(id, args), leaves: id, read: () => given.read(id) }
  },
}

/** The calls that accept the arguments of a transaction. */
export const WRITES = [creation, update] as const

/** Rules for each of these calls: `*` is `create` or `update` in ids, "on creation" or "on update" in statements. */
export const eachWrite = each(WRITES.map(({ on, when }) => ({ word: on, name: when })))
