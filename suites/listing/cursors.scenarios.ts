import { setTimeout as sleep } from 'node:timers/promises'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn } from '../../helpers/engine/values/json.ts'
import { scenario } from '../scenario.ts'
import { ours, pageOf, saysMore } from './our-items.ts'

/** The order of the list determines which transactions are before and after a transaction. */
const ORDER = ['listing/most-recent-first'] as const

/** Pages of the three transactions after the first of four, and whether more exist. */
const ENDS_AFTER = [
  { rule: 'has-more-after-beyond', title: 'two of the three', size: 2, more: true },
  { rule: 'has-more-after-end', title: 'three of the three', size: 3, more: false },
] as const
for (const { rule, title, size, more } of ENDS_AFTER) {
  scenario(
    `listing/${rule}`,
    `shows has_more ${more} with ${title} after a transaction`,
    async (context) => {
      const { word, ids } = await ours(context, 4)
      await context.eventually(async () => {
        const { hasMore } = await pageOf(context, { text_search: word, size, starting_after: String(ids[0]) })
        saysMore(context, hasMore, more)
      })
    },
    ORDER,
  )
}

/** The transactions that the list shows before and after a transaction. */
interface Cursor {
  readonly before: readonly unknown[]
  readonly itself: unknown
  readonly after: readonly unknown[]
}

/** Checks the page after the second of four transactions, or the page before the third. */
const pageAtCursor =
  (argument: 'starting_after' | 'ending_before') =>
  async (context: Context, assertPage: (page: readonly unknown[], cursor: Cursor) => void) => {
    const { word, ids } = await ours(context, 4)
    const place = argument === 'starting_after' ? 1 : 2
    const cursor = { before: ids.slice(0, place), itself: ids[place], after: ids.slice(place + 1) }
    await context.eventually(async () => {
      const page = await pageOf(context, { text_search: word, [argument]: String(cursor.itself) })
      assertPage(page.ids, cursor)
    })
  }
const CURSORS = [
  {
    argument: 'starting_after',
    all: 'starting-after-following',
    none: 'starting-after-none-before',
    self: 'starting-after-not-itself',
    wanted: 'after',
    unwanted: 'before',
  },
  {
    argument: 'ending_before',
    all: 'ending-before-preceding',
    none: 'ending-before-none-after',
    self: 'ending-before-not-itself',
    wanted: 'before',
    unwanted: 'after',
  },
] as const
for (const { argument, all, none, self, wanted, unwanted } of CURSORS) {
  const checkPage = pageAtCursor(argument)
  const label = `content[].id of the list with ${argument}`
  scenario(
    `listing/${all}`,
    `returns every transaction listed ${wanted} another`,
    (context) =>
      checkPage(context, (page, cursor) => {
        const missing = cursor[wanted].filter((id) => !page.includes(id))
        context.check.that(label, missing.length === 0, `with ${missing.join(', ')}`, page)
      }),
    ORDER,
  )
  scenario(
    `listing/${none}`,
    `returns no transaction listed ${unwanted} the one that ${argument} names`,
    (context) =>
      checkPage(context, (page, cursor) => {
        const strays = cursor[unwanted].filter((id) => page.includes(id))
        context.check.that(label, strays.length === 0, `without ${strays.join(', ')}`, page)
      }),
    ORDER,
  )
  scenario(
    `listing/${self}`,
    `does not repeat the transaction that ${argument} names`,
    (context) =>
      checkPage(context, (page, { itself }) =>
        context.check.that(label, !page.includes(itself), `without ${String(itself)}`, page),
      ),
    ORDER,
  )
}

const EDGES = [
  { rule: 'starting-after-last', argument: 'starting_after', at: -1, title: 'after the last transaction' },
  { rule: 'ending-before-first', argument: 'ending_before', at: 0, title: 'before the first transaction' },
] as const
for (const { rule, argument, at, title } of EDGES) {
  scenario(
    `listing/${rule}`,
    `returns nothing ${title}`,
    async (context) => {
      const { word, ids } = await ours(context, 2)
      await context.eventually(async () => {
        const page = await pageOf(context, { text_search: word, [argument]: String(ids.at(at)) })
        context.check.equal(`content[].id of the list with ${argument}`, page.ids, [])
      })
    },
    ORDER,
  )
}

scenario(
  'listing/starting-after-next',
  'returns the next two transactions after a transaction',
  async (context) => {
    const { word, ids } = await ours(context, 5)
    await context.eventually(async () => {
      const page = await pageOf(context, { text_search: word, size: 2, starting_after: String(ids[1]) })
      context.check.sameSet('content[].id of the list with starting_after', page.ids, ids.slice(2, 4).map(String))
    })
  },
  ORDER,
)

for (const { argument, slug, title, states } of [
  {
    argument: 'starting_after',
    slug: 'starting-after',
    title: 'an older transaction after a newer one, but not the newer after the older',
    states: { older: 'draft', newer: 'started' },
  },
  {
    argument: 'ending_before',
    slug: 'ending-before',
    title: 'a newer transaction before an older one, but not the older before the newer',
    states: { older: 'started', newer: 'draft' },
  },
] as const)
  scenario(
    `listing/${slug}-unfiltered`,
    `returns ${title}`,
    async (context) => {
      const { given, eventually, check } = context
      const name = context.people.word()
      // A cursor may also name a transaction that is no longer a draft.
      const { id: older } = await given.inState(states.older, { name })
      await sleep(1_200)
      const { id: newer } = await given.inState(states.newer, { name })
      await given.listed(newer, name)
      const [from, found] = argument === 'starting_after' ? [newer, older] : [older, newer]
      await eventually(async () => {
        const [page, beyond] = await Promise.all(
          [from, found].map((id) => pageOf(context, { [argument]: id, size: 100 })),
        )
        check.that(
          `content[].id of the list with ${argument}=${found}`,
          !beyond?.ids.includes(from),
          `without ${from}`,
          beyond?.ids,
        )
        check.that(
          `content[].id of the list with ${argument}=${from}`,
          page?.ids.includes(found) === true,
          `with ${found}`,
          page?.ids,
        )
      })
    },
    ORDER,
    // No other scenario creates transactions in this workspace, so both fit on one page.
    { isApart: true },
  )

scenario('listing/cursors-together', 'refuses starting_after together with ending_before', async (context) => {
  const { api, refused } = context
  const { word, ids } = await ours(context, 3)
  const [first, , last] = ids.map(String)
  const list = (args: Args) => () => api.list({ text_search: word, ...args })
  await refused(list({ starting_after: first, ending_before: last }), {
    twin: list({ starting_after: first }),
    otherTwin: list({ ending_before: last }),
  })
})

scenario('listing/cursor-unknown', 'records the responses to cursors with an unknown id', async ({ api, witness }) => {
  for (const argument of ['starting_after', 'ending_before'])
    await witness(`a list with an unknown ${argument}`, () => api.list({ [argument]: 'unknown-0000', size: 1 }))
})

scenario(
  ['listing/cursor-not-kept', 'listing/ending-before-window'],
  'records the transactions after one that the filter leaves out, and before one on a small page',
  async (context) => {
    const { api, witness, observe, given } = context
    const { word, ids } = await ours(context, 4)
    const { id: stranger } = await given.draft()
    const after = await witness('a list after a transaction that the filter leaves out', () =>
      api.list({ text_search: word, starting_after: stranger }),
    )
    const before = await witness('a page of two before the fourth transaction', () =>
      api.list({ text_search: word, ending_before: String(ids[3]), size: 2 }),
    )
    const placesIn = (body: unknown) =>
      isObject(body) ? objectsIn(body, 'content').map(({ id }) => ids.indexOf(id)) : undefined
    observe('positions after a transaction that the filter leaves out', placesIn(after?.body))
    observe('positions on a page of two before the fourth', placesIn(before?.body))
    observe('has_more of a page of two before the fourth', isObject(before?.body) ? before.body['has_more'] : undefined)
  },
)
