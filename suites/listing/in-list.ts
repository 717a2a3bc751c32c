import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { objectsIn } from '../../helpers/engine/values/json.ts'
import type { RuleId } from '../catalogue.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'

/** The rule that a transaction is found by its name, which singles ours out in a shared workspace. */
export const SEARCH = 'listing/search-name' satisfies RuleId

/** As many as a page holds (document: Limits). */
const PAGE = 100

/** The ids that a list answers with. */
export const idsIn = (list: unknown): unknown[] => objectsIn(list, 'content').map(({ id }) => id)

/** Where a transaction is looked for: the word that finds it among those of others, and what else the list is asked for. */
interface Where {
  readonly name: string
  readonly filter: Args
}

/** The ids of a list of those that a word finds and filters keep. The list may be asked for fewer. */
const asked = ({ name, filter }: Where): Args => ({ text_search: name, size: PAGE, ...filter })

/** Asserts that the list shows a transaction where it is asked for what it is. */
export async function listsIt(context: Context, { id, ...where }: Where & { readonly id: string }): Promise<void> {
  const { api, given, accepts, eventually, check } = context
  const shows = (ids: readonly unknown[]) =>
    check.that('content[].id of the list', ids.includes(id), `with ${id}`, `${ids.length} others`)
  await blamePlainCase(
    () => eventually(async () => shows(idsIn(await accepts(() => api.list(asked(where)))))),
    async () => shows(idsIn(await given.calls.list({ text_search: where.name, size: PAGE }))),
    SEARCH,
  )
}

/**
 * Asserts that the list leaves out transactions where it is asked for what they are not. One that is asked for, and is newer,
 * tells that the list has caught up with them; they are looked for twice.
 * @param claim the rules whose claim it is that the newer one is shown
 */
export async function leavesOut(
  context: Context,
  { kept, dropped, ...where }: Where & { readonly kept: string; readonly dropped: readonly string[] },
  claim: RuleId | readonly RuleId[],
): Promise<void> {
  const { given, eventually, check } = context
  const ids = async () => idsIn(await given.calls.list(asked(where)))
  const catchesUp = async () => check.that('list', (await ids()).includes(kept), `with ${kept}`, 'it is not there')
  await precondition(() => eventually(catchesUp), [...[claim].flat(), SEARCH])
  const look = async () => {
    const listed = await ids()
    const wrong = dropped.filter((id) => listed.includes(id))
    check.that('content[].id of the list', wrong.length === 0, `without ${dropped.join(', ')}`, wrong)
  }
  await eventually(look)
  await eventually(look)
}

/** Asserts that the list shows none of these, which it is known to have. */
export async function listsNone(
  { given, eventually, check }: Context,
  filter: Args,
  ids: readonly string[],
): Promise<void> {
  await eventually(async () => {
    const listed = idsIn(await given.calls.list({ size: 100, ...filter }))
    const wrong = ids.filter((id) => listed.includes(id))
    check.that(`list with ${JSON.stringify(filter)}`, wrong.length === 0, 'none of ours', wrong)
  })
}

/** Asserts that a search finds a transaction. */
export async function finds({ api, accepts, eventually, check }: Context, text: string, id: string, filter: Args = {}) {
  await eventually(async () => {
    const ids = idsIn(await accepts(() => api.list({ size: 100, text_search: text, ...filter })))
    check.that('content[].id of the list', ids.includes(id), `with ${id}`, `${ids.length} others`)
  })
}

/** Records whether the list shows a transaction where it is asked for something of which the document does not say what it finds. */
export async function recordsWhether(context: Context, what: string, args: Args, id: string): Promise<void> {
  const answer = await context.witness(what, () => context.api.list({ size: PAGE, ...args }))
  if (answer?.status === 200) context.observe(`${what}: listed`, idsIn(answer.body).includes(id))
}
