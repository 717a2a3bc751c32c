import { objectsIn, type Context } from '../../../helpers/engine/index.ts'

/**
 * Asserts that a search for a word finds only a new transaction that has the word in `args`. Lists may lag: once the new
 * transaction is listed, earlier ones are too.
 */
export async function findsNoOther({ given, check }: Context, word: string, args: object): Promise<void> {
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
