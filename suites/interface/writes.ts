import type { RuleEntry } from '../../helpers/catalogue/rule.ts'
import type { Write } from '../../helpers/scenario/write.ts'

/** Creation of a transaction (document: Endpoints, Transactions). */
export const creation: Write<'create'> = {
  on: 'create',
  when: 'on creation',
  prepare: async ({ api, given }) => ({
    send: api.create,
    read: ({ id }) => given.read(String(id)),
  }),
}

/** Update of a draft (document: Endpoints, Transactions). */
export const update: Write<'update'> = {
  on: 'update',
  when: 'on update',
  prepare: async ({ api, given }, before = {}) => {
    const draft = await given.draft(before)
    return {
      send: (args) => api.update(draft.id, args),
      leaves: draft.id,
      before: draft,
      read: () => given.read(draft.id),
    }
  },
}

/** The calls that take the arguments of a transaction. */
export const WRITES = [creation, update] as const

/** The ids of a rule that holds for creation and for update. */
type Written<Id extends string> = Readonly<Record<`${Id}-${(typeof WRITES)[number]['on']}`, RuleEntry>>

/**
 * A rule that holds for creation and for update: one entry each, under `<id>-create` and `<id>-update`.
 * @param entry the rule; `when` is "on creation" or "on update"
 */
export function written<Id extends string>(id: Id, entry: (when: string) => RuleEntry): Written<Id> {
  return Object.fromEntries(WRITES.map(({ on, when }) => [`${id}-${on}`, entry(when)])) as Written<Id>
}
