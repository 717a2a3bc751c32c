import { Inconclusive, isAbsent, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { precondition } from './precondition.ts'

/**
 * The value of a member, for a scenario about its content. If the member is absent, the scenario is inconclusive and the rule of
 * its presence is blamed.
 */
export function contentOf<T>(path: string, value: T, presence: RuleId): T {
  if (isAbsent(value)) throw new Inconclusive(`${path} is absent`, { causes: [presence] })
  return value
}

/**
 * Reads a transaction until `look` finds nothing wrong: the starting point of a scenario. If it never does, the scenario is
 * inconclusive.
 * @param claim the rules that say what `look` asserts, if there are any
 */
export function onceShown(
  { shows }: Context,
  id: string,
  look: Look,
  claim?: RuleId | readonly RuleId[],
): Promise<JsonObject> {
  return precondition(() => shows(id, look), claim)
}

/** The transaction, once a later update of it shows: anything still missing then is not merely late. */
export async function caughtUp(context: Context, id: string): Promise<JsonObject> {
  const { api, given, people, check } = context
  const name = people.title()
  const isUpdated = await given
    .answer(() => api.update(id, { name }))
    .catch((error: unknown) => {
      if (error instanceof Inconclusive && !error.passing) return undefined
      throw error
    })
  // If the update is refused, a newer transaction serves as the sign.
  if (!isUpdated) await given.readable()
  if (!isUpdated) return given.read(id)
  const isNamed: Look = (read) => check.equal('name', read['name'], name)
  return onceShown(context, id, isNamed, 'transaction-arguments/name-kept-update')
}
