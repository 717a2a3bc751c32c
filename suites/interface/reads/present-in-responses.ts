import { contentsAt, isObject, isSuccess, unlessConflicting } from '../../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../../helpers/engine/index.ts'

/** Whether a member is present, even as null, at a path such as `origin` or `documents[].editable`. */
function hasMember(shown: JsonObject, path: string): boolean {
  const end = path.lastIndexOf('.')
  const name = path.slice(end + 1)
  return contentsAt(shown, path.slice(0, Math.max(end, 0))).some((one) => isObject(one) && Object.hasOwn(one, name))
}

/** Asserts that a member is present, even as null, in at least one of several objects. */
export const presentInOne = ({ check }: Context, path: string, shown: readonly JsonObject[]): void =>
  check.that(
    path,
    shown.some((one) => hasMember(one, path)),
    'present in at least one of the responses, even as null',
    `absent from all ${shown.length} of them`,
  )

/**
 * Asserts that a member is present, even as null, in at least one response with a single transaction, as a draft or after its
 * start. "Present in responses" does not say in which.
 * @param id a draft to start; if it cannot be started, the earlier responses count
 */
export async function presentInResponses(context: Context, path: string, id: string): Promise<void> {
  const { api, given, people, shows } = context
  const responses: JsonObject[] = [await given.draft(), await given.read(id)]
  responses.push(await given.calls.update(id, { name: people.title() }))
  const started = await unlessConflicting(() => api.start(id))
  if (isSuccess(started) && isObject(started.body)) responses.push(started.body)
  await shows(id, (read) => presentInOne(context, path, [...responses, read]))
}
