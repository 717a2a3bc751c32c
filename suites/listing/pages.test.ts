import { setTimeout as sleep } from 'node:timers/promises'
import type { Args } from '../../helpers/http/encode.ts'
import { isSuccess } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, isObject, objectsIn } from '../../helpers/values/json.ts'
import { beforehand } from '../interface/beforehand.ts'
import { scenario } from '../scenario.ts'
import { ours, pageOf, wordOf } from './ours.ts'

scenario('listing/has-more-boolean', 'says true or false in has_more', async (context) => {
  const { api, accepts, check } = context
  await context.given.draft()
  const lists = [{ size: 1 }, { text_search: wordOf(context) }].map((args) => accepts(() => api.list(args)))
  for (const { has_more: hasMore } of await Promise.all(lists))
    check.that('has_more', isAbsent(hasMore) || typeof hasMore === 'boolean', 'true or false', hasMore)
})

scenario(
  'listing/content-array',
  'lists transactions in an array',
  async ({ api, accepts, given, check, eventually }) => {
    await given.draft()
    await eventually(async () => {
      const { content } = await accepts(() => api.list({ size: 1 }))
      check.that('content', Array.isArray(content) && content.length > 0, 'an array of transactions', content)
    })
  },
)

/** Whether more exist than returned, of so many of ours. */
const ENDS = [
  { rule: 'has-more-beyond', title: 'two of three', count: 3, size: 2, more: true },
  { rule: 'has-more-beyond', title: 'one of two', count: 2, size: 1, more: true },
  { rule: 'has-more-at-end', title: 'two of two', count: 2, size: 2, more: false },
  { rule: 'has-more-at-end', title: 'two of two in a page of three', count: 2, size: 3, more: false },
] as const
for (const { rule, title, count, size, more } of ENDS) {
  scenario(`listing/${rule}`, `says has_more ${more} of ${title}`, async (context) => {
    const { word } = await ours(context, count)
    await context.eventually(async () => {
      const { hasMore } = await pageOf(context, { text_search: word, size })
      context.check.equal('has_more', hasMore, more)
    })
  })
}

/** The same of those after the first one of four. */
const ENDS_AFTER = [
  { rule: 'has-more-after-beyond', title: 'two of the three', size: 2, more: true },
  { rule: 'has-more-after-end', title: 'three of the three', size: 3, more: false },
] as const
for (const { rule, title, size, more } of ENDS_AFTER) {
  scenario(`listing/${rule}`, `says has_more ${more} of ${title} after a transaction`, async (context) => {
    const { word, ids } = await ours(context, 4)
    await context.eventually(async () => {
      const { hasMore } = await pageOf(context, { text_search: word, size, starting_after: String(ids[0]) })
      context.check.equal('has_more', hasMore, more)
    })
  })
}

scenario('listing/size-kept', 'returns one and two of three', async (context) => {
  const { word } = await ours(context, 3)
  await context.eventually(async () => {
    const pages = await Promise.all([1, 2].map((size) => pageOf(context, { text_search: word, size })))
    context.check.equal(
      'transactions in pages of the sizes 1 and 2',
      pages.map(({ ids }) => ids.length),
      [1, 2],
    )
  })
})

scenario('listing/size-default', 'returns 50 of 51 where no size is passed', async (context) => {
  const name = wordOf(context)
  await Promise.all(Array.from({ length: 51 }, () => context.given.draft({ name })))
  // All that there are must be in the list before it can be said that it holds some back.
  const isMore = async (size: number) => (await pageOf(context, { text_search: name, size })).hasMore
  await beforehand(
    () => context.eventually(async () => context.check.equal('has_more', await isMore(50), true)),
    'listing/has-more-beyond',
  )
  await context.eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name })
    context.check.equal('transactions in a list without size', ids.length, 50)
  })
})

/** Waits until a list of 100 says that there are more: as many as are missing are made. */
async function crowded(context: Context): Promise<void> {
  const { given, check } = context
  const first = await beforehand(() => pageOf(context, { size: 100 }))
  if (first.hasMore === true) return
  await Promise.all(Array.from({ length: 101 - Math.min(first.ids.length, 100) }, () => given.draft()))
  await beforehand(
    () => context.eventually(async () => check.equal('has_more', (await pageOf(context, { size: 100 })).hasMore, true)),
    ['listing/has-more-beyond', 'listing/size-at-limit'],
  )
}

scenario('listing/size-at-limit', 'returns 100 of more', async (context) => {
  await context.accepts(() => context.api.list({ size: 100 }))
  await crowded(context)
  await context.eventually(async () => {
    const { ids } = await pageOf(context, { size: 100 })
    context.check.equal('transactions in a page of the size 100', ids.length, 100)
  })
})

scenario('listing/size-beyond-limit', 'refuses a size of 101, or returns 100 at most', async (context) => {
  const { api, copes, check } = context
  await crowded(context)
  const answer = await copes(() => api.list({ size: 101 }))
  if (!isSuccess(answer)) return check.refused(answer)
  const count = isObject(answer.body) ? objectsIn(answer.body, 'content').length : 0
  check.that('transactions in a page of the size 101', count <= 100, '100 at most', count)
})

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
  scenario(`listing/${all}`, `returns all that are listed ${wanted} a transaction`, (context) =>
    looked(context, (page, cursor) => {
      const missing = cursor[wanted].filter((id) => !page.includes(id))
      context.check.that(told, missing.length === 0, `with ${missing.join(', ')}`, page)
    }),
  )
  scenario(`listing/${none}`, `returns none that is listed ${unwanted} a transaction`, (context) =>
    looked(context, (page, cursor) => {
      const strays = cursor[unwanted].filter((id) => page.includes(id))
      context.check.that(told, strays.length === 0, `without ${strays.join(', ')}`, page)
    }),
  )
  scenario(`listing/${self}`, `does not repeat the transaction that ${argument} names`, (context) =>
    looked(context, (page, { itself }) =>
      context.check.that(told, !page.includes(itself), `without ${String(itself)}`, page),
    ),
  )
}

const EDGES = [
  { rule: 'starting-after-last', argument: 'starting_after', at: -1, title: 'after the last one' },
  { rule: 'ending-before-first', argument: 'ending_before', at: 0, title: 'before the first one' },
] as const
for (const { rule, argument, at, title } of EDGES) {
  scenario(`listing/${rule}`, `returns nothing ${title}`, async (context) => {
    const { word, ids } = await ours(context, 2)
    await context.eventually(async () => {
      const page = await pageOf(context, { text_search: word, [argument]: String(ids.at(at)) })
      context.check.equal(`content[].id of the list with ${argument}`, page.ids, [])
    })
  })
}

scenario('listing/starting-after-next', 'returns the next two after a transaction', async (context) => {
  const { word, ids } = await ours(context, 5)
  await context.eventually(async () => {
    const page = await pageOf(context, { text_search: word, size: 2, starting_after: String(ids[1]) })
    context.check.sameSet('content[].id of the list with starting_after', page.ids, ids.slice(2, 4).map(String))
  })
})

scenario(
  'listing/starting-after-unfiltered',
  'returns an older one after a newer, and none the other way',
  async (context) => {
    const { given, eventually, check, notExercised } = context
    const name = wordOf(context)
    const { id: older } = await given.draft({ name })
    await sleep(1_200)
    const { id: newer } = await given.draft({ name })
    await given.listed(newer, name)
    await eventually(async () => {
      const [after, beyond] = await Promise.all([
        pageOf(context, { starting_after: newer, size: 100 }),
        pageOf(context, { starting_after: older, size: 100 }),
      ])
      check.that('content[].id after the older one', !beyond.ids.includes(newer), `without ${newer}`, beyond.ids.length)
      // Where others write more than a page in between, the page ends before it.
      if (!after.ids.includes(older) && after.hasMore === true)
        notExercised('more than a page was created within a second')
      check.that('content[].id after the newer one', after.ids.includes(older), `with ${older}`, after.ids.length)
    })
  },
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

scenario(
  'listing/filters-before-pages',
  'finds one in a page of the size 1 that others stand before',
  async (context) => {
    const { given, eventually, check } = context
    const name = wordOf(context)
    const { id } = await given.draft({ name })
    await given.listed(id, name)
    await sleep(1_200)
    const later = { name: wordOf(context) }
    await given.listed((await given.draft(later)).id, later.name)
    await eventually(async () => {
      const { ids } = await pageOf(context, { text_search: name, size: 1 })
      check.equal('content[].id of a page of the size 1', ids, [id])
    })
  },
)

scenario('listing/size-odd', 'records how odd sizes are answered', async ({ api, witness }) => {
  for (const size of ['0', '-1', 'ten']) await witness(`a list with the size ${size}`, () => api.list({ size }))
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
