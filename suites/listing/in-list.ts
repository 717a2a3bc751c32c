import { objectsIn, type Args, type Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'

/** The rule that a transaction is found by its name: scenarios find their own transactions in a shared workspace by name. */
export const SEARCH = 'listing/search-name' satisfies RuleId
/** The maximum size of a page (document: Limits). */
const PAGE = 100
/** The ids in a list response. */
export const idsIn = (list: unknown): unknown[] => objectsIn(list, 'content').map(({ id }) => id)

/** The ids in a list, for messages. The values of the filters are in the request, which a finding shows as well. */
export const listedWith = (filter: Args): string =>
  ['content[].id of the list', Object.keys(filter).join(' and ')].filter((part) => part !== '').join(' with ')

/** The arguments of a list request: the name of our transactions, and the filters. */
interface Where {
  readonly name: string
  readonly filter: Args
}

/** Arguments for the largest page of the transactions with a name. Filters may set a smaller size. */
const asked = ({ name, filter }: Where): Args => ({ text_search: name, size: PAGE, ...filter })

/** Asserts that the list shows a transaction that passes the filter. */
export async function listsIt(context: Context, { id, ...where }: Where & { readonly id: string }): Promise<void> {
  const { api, given, accepts, eventually, check } = context
  const shows = (ids: readonly unknown[]) => check.that(listedWith(where.filter), ids.includes(id), `one is ${id}`, ids)
  const filtered = () => eventually(async () => shows(idsIn(await accepts(() => api.list(asked(where))))))
  const plain = async () => shows(idsIn(await given.calls.list({ text_search: where.name, size: PAGE })))
  await blamePlainCase(filtered, plain, SEARCH)
}

/**
 * Asserts twice that the list leaves out transactions that fail the filter. The list must first show one that passes it, so that
 * a list that lags behind is not mistaken for a filtered one.
 * @param claim the rules that the list shows `kept`
 */
export async function leavesOut(
  { given, eventually, check }: Context,
  { kept, dropped, ...where }: Where & { readonly kept: string; readonly dropped: readonly string[] },
  claim: RuleId | readonly RuleId[],
): Promise<void> {
  const ids = async () => idsIn(await given.calls.list(asked(where)))
  const catchesUp = async () => {
    const listed = await ids()
    check.that(listedWith(where.filter), listed.includes(kept), `one is ${kept}`, listed)
  }
  await precondition(() => eventually(catchesUp), [...[claim].flat(), SEARCH])
  const assertDropped = async () => {
    const listed = await ids()
    const wrong = dropped.filter((id) => listed.includes(id))
    check.that(listedWith(where.filter), wrong.length === 0, `without ${dropped.join(', ')}`, wrong)
  }
  await eventually(assertDropped)
  await eventually(assertDropped)
}

/** Asserts that the filtered list shows none of these transactions, which the unfiltered list is known to show. */
export async function listsNone({ given, eventually, check }: Context, filter: Args, ids: readonly string[]) {
  await eventually(async () => {
    const listed = idsIn(await given.calls.list({ size: 100, ...filter }))
    const wrong = ids.filter((id) => listed.includes(id))
    check.that(listedWith(filter), wrong.length === 0, 'none of ours', wrong)
  })
}

/** Asserts that a search finds a transaction. */
export async function finds({ api, accepts, eventually, check }: Context, text: string, id: string, filter: Args = {}) {
  await eventually(async () => {
    const ids = idsIn(await accepts(() => api.list({ size: 100, text_search: text, ...filter })))
    check.that(listedWith({ text_search: text, ...filter }), ids.includes(id), `one is ${id}`, ids)
  })
}

/** Records whether a list shows a transaction if the document does not say so. */
export async function recordsWhether(context: Context, what: string, args: Args, id: string): Promise<void> {
  const response = await context.witness(what, () => context.api.list({ size: PAGE, ...args }))
  if (response?.status === 200) context.observe(`${what}: listed`, idsIn(response.body).includes(id))
}
