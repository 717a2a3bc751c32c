import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { objectsIn } from '../../../helpers/engine/values/json.ts'

/**
 * Asserts that a word finds no transaction but a new one that has it too, in `args`. Lists may lag: what was made before is listed
 * once the new one is.
 */
export async function findsNoOther(context: Context, word: string, args: object): Promise<void> {
  const { given, check } = context
  const later = await given.draft({ ...args })
  await given.listed(later.id, word)
  const list = await given.calls.list({ text_search: word, size: 100 })
  const others = objectsIn(list, 'content').map(({ id }) => id)
  check.equal(
    'other transactions that the search finds',
    others.filter((id) => id !== later.id),
    [],
  )
}
