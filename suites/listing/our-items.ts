import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isAbsent, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { SEARCH } from './in-list.ts'

/** What a list response holds. */
interface Page {
  /** The ids of its items, in their order. */
  readonly ids: readonly unknown[]
  /** Whether it says that more exist; nothing where it does not say. */
  readonly hasMore: unknown
}

/** Asserts that a listing is accepted, and gives its page. What is no array or no boolean is told by the rules of these. */
export async function pageOf({ accepts, api }: Context, args: Args): Promise<Page> {
  const list = await accepts(() => api.list(args))
  const { content, has_more: hasMore } = list
  if (!isAbsent(content) && !Array.isArray(content))
    throw new Inconclusive('content is no array', { causes: ['listing/content-array'] })
  if (!isAbsent(hasMore) && typeof hasMore !== 'boolean')
    throw new Inconclusive('has_more is no boolean', { causes: ['listing/has-more-boolean'] })
  return { ids: objectsIn(list, 'content').map(({ id }) => id), hasMore }
}

/**
 * Asserts what a list says of whether more exist. True must show; where it is to be false, that it shows at all is the claim of
 * another rule, that of `has_more` on a last page.
 */
export function saysMore({ check }: Context, hasMore: unknown, more: boolean, what = 'has_more'): void {
  if (more) check.equal(what, hasMore, true)
  else check.ifShown(what, hasMore, false)
}

/**
 * Waits until the list shows all of `made` under their word, as lists lag; gives what it shows in its order.
 * @param among whether others of that word may be listed as well
 */
export function onceListed(
  context: Context,
  word: string,
  made: readonly { readonly id?: unknown }[],
  { among = false } = {},
): Promise<readonly unknown[]> {
  const wanted = made.map(({ id }) => String(id))
  return precondition(
    () =>
      context.eventually(async () => {
        const { ids } = await pageOf(context, { text_search: word })
        const shown = among ? ids.filter((id) => wanted.some((one) => one === id)) : ids
        context.check.sameSet('content[].id of the list', shown, wanted)
        return ids
      }),
    ['listing/own-listed', SEARCH, ...(word.startsWith('^') ? (['listing/search-name-start'] as const) : [])],
  )
}

/** New drafts of one word, made one after another, and their ids in the order of the list. */
export async function ours(context: Context, count: number) {
  const word = context.people.word()
  const made: JsonObject[] = []
  for (let n = 0; n < count; n += 1) made.push(await context.given.draft({ name: word }))
  return { word, ids: await onceListed(context, word, made) }
}
