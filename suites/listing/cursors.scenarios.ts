import { setTimeout as sleep } from 'node:timers/promises'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject, objectsIn } from '../../helpers/engine/values/json.ts'
import { scenario } from '../scenario.ts'
import { ours, pageOf, saysMore } from './our-items.ts'

/** What stands before and after a transaction is told by the order of the list. */
const ORDER = ['listing/most-recent-first'] as const

/** Whether more exist than returned of those after the first one of four. */
const ENDS_AFTER = [
  { rule: 'has-more-after-beyond', title: 'two of the three', size: 2, more: true },
  { rule: 'has-more-after-end', title: 'three of the three', size: 3, more: false },
] as const
for (const { rule, title, size, more } of ENDS_AFTER) {
  scenario(
    `listing/${rule}`,
    `says has_more ${more} of ${title} after a transaction`,
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

/** What stands in the list before and after a transaction, and what a page about it must and must not hold. */
interface Cursor {
  readonly before: readonly unknown[]
  readonly itself: unknown
  readonly after: readonly unknown[]
}

/** Looks at the page after, or before, the second of four. */
const aroundCursor =
  (argument: 'starting_after' | 'ending_before') =>
  async (context: Context, look: (page: readonly unknown[], cursor: Cursor) => void) => {
    const { word, ids } = await ours(context, 4)
    const place = argument === 'starting_after' ? 1 : 2
    const cursor = { before: ids.slice(0, place), itself: ids[place], after: ids.slice(place + 1) }
    await context.eventually(async () => {
      const page = await pageOf(context, { text_search: word, [argument]: String(cursor.itself) })
      look(page.ids, cursor)
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
  const looked = aroundCursor(argument)
  const told = `content[].id of the list with ${argument}`
  scenario(
    `listing/${all}`,
    `returns all that are listed ${wanted} a transaction`,
    (context) =>
      looked(context, (page, cursor) => {
        const missing = cursor[wanted].filter((id) => !page.includes(id))
        context.check.that(told, missing.length === 0, `with ${missing.join(', ')}`, page)
      }),
    ORDER,
  )
  scenario(
    `listing/${none}`,
    `returns none that is listed ${unwanted} a transaction`,
    (context) =>
      looked(context, (page, cursor) => {
        const strays = cursor[unwanted].filter((id) => page.includes(id))
        context.check.that(told, strays.length === 0, `without ${strays.join(', ')}`, page)
      }),
    ORDER,
  )
  scenario(
    `listing/${self}`,
    `does not repeat the transaction that ${argument} names`,
    (context) =>
      looked(context, (page, { itself }) =>
        context.check.that(told, !page.includes(itself), `without ${String(itself)}`, page),
      ),
    ORDER,
  )
}

const EDGES = [
  { rule: 'starting-after-last', argument: 'starting_after', at: -1, title: 'after the last one' },
  { rule: 'ending-before-first', argument: 'ending_before', at: 0, title: 'before the first one' },
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
  'returns the next two after a transaction',
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
    title: 'an older one after a newer',
    states: { older: 'draft', newer: 'started' },
  },
  {
    argument: 'ending_before',
    slug: 'ending-before',
    title: 'a newer one before an older',
    states: { older: 'started', newer: 'draft' },
  },
] as const)
  scenario(
    `listing/${slug}-unfiltered`,
    `returns ${title}, and none the other way`,
    async (context) => {
      const { given, eventually, check } = context
      const name = context.people.word()
      // Where a page begins or ends may be told by what is no draft any more.
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
    // Nobody else writes there: what stands on the page of one stands on that of the other.
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

scenario('listing/cursor-unknown', 'records how cursors that name nothing are answered', async ({ api, witness }) => {
  for (const argument of ['starting_after', 'ending_before'])
    await witness(`a list with an unknown ${argument}`, () => api.list({ [argument]: 'unknown-0000', size: 1 }))
})

scenario(
  ['listing/cursor-not-kept', 'listing/ending-before-window'],
  'records what is listed after a transaction that is filtered out, and before one in a narrow page',
  async (context) => {
    const { api, witness, observe, given } = context
    const { word, ids } = await ours(context, 4)
    const { id: stranger } = await given.draft()
    const after = await witness('a list after one that is filtered out', () =>
      api.list({ text_search: word, starting_after: stranger }),
    )
    const before = await witness('a list before one', () =>
      api.list({ text_search: word, ending_before: String(ids[3]), size: 2 }),
    )
    const placesIn = (body: unknown) =>
      isObject(body) ? objectsIn(body, 'content').map(({ id }) => ids.indexOf(id)) : undefined
    observe('places after one that is filtered out', placesIn(after?.body))
    observe('places in a page of two before the fourth', placesIn(before?.body))
    observe('has_more of a page of two before the fourth', isObject(before?.body) ? before.body['has_more'] : undefined)
  },
)
