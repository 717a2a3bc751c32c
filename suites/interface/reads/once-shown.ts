import { Inconclusive } from '../../../helpers/engine/outcome/errors.ts'
import type { Context, Look } from '../../../helpers/engine/scenario/context.ts'
import { isAbsent, type JsonObject } from '../../../helpers/engine/values/json.ts'
import type { RuleId } from '../../catalogue.ts'
import { precondition } from './precondition.ts'

/**
 * What a member shows, for a case about its content: that it shows anything is the claim of the rule of its presence, and
 * without it the case has no conclusion.
 */
export function contentOf<T>(path: string, value: T, presence: RuleId): T {
  if (isAbsent(value)) throw new Inconclusive(`${path} shows nothing`, { causes: [presence] })
  return value
}

/**
 * The transaction once `look` finds nothing wrong with it: a sign that it has got so far, from which a case goes on. Where the
 * sign never shows, there is no conclusion.
 * @param claim the rules whose claim the sign is, if it is one
 */
export function onceShown(
  { shows }: Context,
  id: string,
  look: Look,
  claim?: RuleId | readonly RuleId[],
): Promise<JsonObject> {
  return precondition(() => shows(id, look), claim)
}

/**
 * The transaction as it reads once a later update of it shows: what is not there by then is not merely late.
 */
export async function caughtUp(context: Context, id: string): Promise<JsonObject> {
  const { api, given, people, check } = context
  const name = people.title()
  const isUpdated = await given
    .answer(() => api.update(id, { name }))
    .catch((error: unknown) => {
      if (error instanceof Inconclusive && !error.passing) return undefined
      throw error
    })
  // Where it takes no update, something newer tells as well.
  if (!isUpdated) await given.readable()
  if (!isUpdated) return given.read(id)
  const isNamed: Look = (read) => check.equal('name', read['name'], name)
  return onceShown(context, id, isNamed, 'transaction-arguments/name-kept-update')
}
