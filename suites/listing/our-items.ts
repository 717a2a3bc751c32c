import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import { type Args, type Context, isAbsent, type JsonObject, objectsIn } from '../../helpers/engine/index.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { SEARCH } from './in-list.ts'

/** A page of the list. */
interface Page {
  /** The ids of its items, in the order of the list. */
  readonly ids: readonly unknown[]
  /** `has_more` of the response, if it is shown. */
  readonly hasMore: unknown
}

/** Asserts that a list request is accepted, and returns its page. Other rules cover the types of `content` and `has_more`. */
export async function pageOf({ accepts, api }: Context, args: Args): Promise<Page> {
  const list = await accepts(() => api.list(args))
  const { content, has_more: hasMore } = list
  if (!isAbsent(content) && !Array.isArray(content))
    throw new Inconclusive('content is not an array', { causes: ['listing/content-array'] })
  if (!isAbsent(hasMore) && typeof hasMore !== 'boolean')
    throw new Inconclusive('has_more is not a boolean', { causes: ['listing/has-more-boolean'] })
  return { ids: objectsIn(list, 'content').map(({ id }) => id), hasMore }
}

/** The ids on the first pages of a list, because a list that searches no text may also show many transactions of others. */
export async function idsOnPages(context: Context, args: Args): Promise<unknown[]> {
  const all: unknown[] = []
  for (let page = 0; page < 10; page += 1) {
    const cursor = all.length > 0 ? { starting_after: String(all.at(-1)) } : {}
    const { ids, hasMore } = await pageOf(context, { size: 100, ...args, ...cursor })
    all.push(...ids)
    if (hasMore !== true || ids.length === 0) break
  }
  return all
}

/** Asserts that `has_more` is right. It may be absent instead of false: another rule covers that a last page shows it. */
export function saysMore({ check }: Context, hasMore: unknown, more: boolean, what = 'has_more'): void {
  if (more) check.equal(what, hasMore, true)
  else check.ifShown(what, hasMore, false)
}

/** The ids that a search for a word lists, once it lists all in `made`: nothing else, unless they may be `among` others. */
export function onceListed(context: Context, word: string, made: readonly { id?: unknown }[], { among = false } = {}) {
  const wanted = made.map(({ id }) => String(id))
  const areListed = async () => {
    const { ids } = await pageOf(context, { text_search: word, size: made.length > 50 ? 100 : undefined })
    const shown = among ? ids.filter((id) => wanted.some((one) => one === id)) : ids
    context.check.sameSet('content[].id of the list', shown, wanted)
    return ids
  }
  const start = word.startsWith('^') ? (['listing/search-name-start'] as const) : []
  return precondition(() => context.eventually(areListed), ['listing/own-listed', SEARCH, ...start])
}

/**
 * Three drafts with the same name, the last with several documents, two signers and three entries of metadata. Two documents and
 * two values have that name too, so a search finds the draft by several of its texts.
 */
export async function oursOfManyParts({ api, given, people }: Context) {
  const word = people.word()
  const plain = [await given.draft({ name: word }), await given.draft({ name: word })]
  const { id, documentId } = await given.startable({
    name: word,
    metadata: { purpose: word, town: word, flat: '3' },
  })
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.addDocument(id, { document: await given.file(), name: word })
  // A service may refuse a second document of one name.
  await api.addDocument(id, { document: await given.file(), name: word })
  for (const made of [...plain, { id }]) await given.listed(made.id, word)
  return { word }
}

/** New drafts with the same name, created one after another, and their ids in the order of the list. */
export async function ours(context: Context, count: number) {
  const word = context.people.word()
  const made: JsonObject[] = []
  for (let n = 0; n < count; n += 1) made.push(await context.given.draft({ name: word }))
  const ids = await onceListed(context, word, made)
  // Drafts of one second may be in any order.
  if (!made.toReversed().every(({ id }, i) => id === ids[i])) context.dependsOn('listing/most-recent-first')
  return { word, ids }
}

/** A draft with two signers, and the texts that find it: the document name, the metadata value and the two emails. */
export async function filled({ given, people }: Context, args: Args = {}) {
  const [document, value] = [people.word(), people.word()]
  const { id } = await given.draft({ ...args, metadata: { reference: value } })
  // Named at once, as a renamed document is a case of its own.
  const added = await given.calls.addDocument(id, { document: await given.file(), name: document })
  const documentId = String(added.id)
  const { signer: first } = await given.signer(id, documentId)
  const { signer: second, fieldId } = await given.signer(id, documentId, { field: { y: 300 } })
  return { id, documentId, fieldId, document, value, first, second }
}
