import { setTimeout as sleep } from 'node:timers/promises'
import { isObject, objectsIn, type Args } from '../../helpers/engine/index.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { ours, pageOf, saysMore } from './our-items.ts'

/** The order of the list determines which transactions are before and after a transaction. */
const ORDER = ['listing/most-recent-first'] as const

// Pages of the three transactions after the first of four, and whether more exist.
for (const { rule, title, size, more } of [
  { rule: 'has-more-after-beyond', title: 'two of the three', size: 2, more: true },
  { rule: 'has-more-after-end', title: 'three of the three', size: 3, more: false },
] as const)
  scenario(`listing/${rule}`, `shows has_more ${more} with ${title} after a transaction`, async (context) => {
    const { word, ids } = await ours(context, 4)
    await context.eventually(async () => {
      const { hasMore } = await pageOf(context, { text_search: word, size, starting_after: String(ids[0]) })
      saysMore(context, hasMore, more)
    })
  })

/** The places of those of four transactions that a page must show, or leave out, if the argument names the one in place `at`. */
const CURSORS = [
  {
    rule: 'starting-after-following',
    title: 'returns every transaction listed after another',
    cursor: { argument: 'starting_after', at: 1 },
    shown: [2, 3],
  },
  {
    rule: 'starting-after-none-before',
    title: 'returns no transaction listed before the one that starting_after names',
    cursor: { argument: 'starting_after', at: 1 },
    leftOut: [0],
  },
  {
    rule: 'starting-after-not-itself',
    title: 'does not repeat the transaction that starting_after names',
    cursor: { argument: 'starting_after', at: 1 },
    leftOut: [1],
  },
  {
    rule: 'ending-before-preceding',
    title: 'returns every transaction listed before another',
    cursor: { argument: 'ending_before', at: 2 },
    shown: [0, 1],
  },
  {
    rule: 'ending-before-none-after',
    title: 'returns no transaction listed after the one that ending_before names',
    cursor: { argument: 'ending_before', at: 2 },
    leftOut: [3],
  },
  {
    rule: 'ending-before-not-itself',
    title: 'does not repeat the transaction that ending_before names',
    cursor: { argument: 'ending_before', at: 2 },
    leftOut: [2],
  },
] as const
for (const { rule, title, cursor, ...page } of CURSORS)
  scenario(`listing/${rule}`, title, async (context) => {
    const { word, ids } = await ours(context, 4)
    const isShown = 'shown' in page
    const those = (isShown ? page.shown : page.leftOut).map((place) => ids[place])
    await context.eventually(async () => {
      const listed = (await pageOf(context, { text_search: word, [cursor.argument]: String(ids[cursor.at]) })).ids
      const wrong = those.filter((id) => listed.includes(id) !== isShown).join(', ')
      const expected = `${isShown ? 'with' : 'without'} ${wrong}`
      context.check.that(`content[].id of the list with ${cursor.argument}`, wrong === '', expected, listed)
    })
  })

for (const { rule, argument, at, title } of [
  { rule: 'starting-after-last', argument: 'starting_after', at: -1, title: 'after the last transaction' },
  { rule: 'ending-before-first', argument: 'ending_before', at: 0, title: 'before the first transaction' },
] as const)
  scenario(`listing/${rule}`, `returns nothing ${title}`, async (context) => {
    const { word, ids } = await ours(context, 2)
    await context.eventually(async () => {
      const page = await pageOf(context, { text_search: word, [argument]: String(ids.at(at)) })
      context.check.equal(`content[].id of the list with ${argument}`, page.ids, [])
    })
  })

scenario('listing/starting-after-next', 'returns the next two transactions after a transaction', async (context) => {
  const { word, ids } = await ours(context, 5)
  await context.eventually(async () => {
    const page = await pageOf(context, { text_search: word, size: 2, starting_after: String(ids[1]) })
    context.check.sameSet('content[].id of the list with starting_after', page.ids, ids.slice(2, 4).map(String))
  })
})

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
  isolatedScenario(`listing/${slug}-unfiltered`, `returns ${title}`, async (context) => {
    context.dependsOn(...ORDER)
    const { given, eventually, check } = context
    const name = context.people.word()
    // No other scenario creates transactions in this workspace, so both fit on one page.
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
  })

scenario('listing/cursors-together', 'refuses starting_after together with ending_before', async (context) => {
  const { word, ids } = await ours(context, 3)
  const [first, , last] = ids.map(String)
  const list = (args: Args) => () => context.api.list({ text_search: word, ...args })
  await context.refused(list({ starting_after: first, ending_before: last }), {
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
