import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { contentsAt, isObject, type JsonObject } from '../../../helpers/engine/values/json.ts'

/** Whether a member stands at a path such as `origin` or `documents[].editable`, be it null. */
function standsIn(shown: JsonObject, path: string): boolean {
  const end = path.lastIndexOf('.')
  const name = path.slice(end + 1)
  return contentsAt(shown, path.slice(0, Math.max(end, 0))).some((one) => isObject(one) && Object.hasOwn(one, name))
}

/** Asserts that a member stands in one of several objects at least, be it null. */
export const presentInOne = ({ check }: Context, path: string, shown: readonly JsonObject[]): void =>
  check.that(
    path,
    shown.some((one) => standsIn(one, path)),
    'a member in at least one of the responses, be it null',
    `none in ${shown.length} of them`,
  )

/**
 * Asserts that a member stands in at least one response with a single transaction, be it null: while that is a draft, or once it
 * is started. "Present in responses" does not say in which.
 * @param id a draft that may be started: where it is not, the responses before tell
 */
export async function presentInResponses(context: Context, path: string, id: string): Promise<void> {
  const { api, given, people, shows } = context
  const told: JsonObject[] = [await given.draft(), await given.read(id)]
  told.push(await given.calls.update(id, { name: people.title() }))
  const started = await api.start(id)
  if (isSuccess(started) && isObject(started.body)) told.push(started.body)
  await shows(id, (read) => presentInOne(context, path, [...told, read]))
}
