import { setTimeout as sleep } from 'node:timers/promises'
import { isObject, objectsIn, type Args, type Context, type State } from '../../helpers/engine/index.ts'
import { nameIn } from '../interface/document/states.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { FURTHER_CURSORS } from './cursors.rules.ts'
import { onceListed, ours, pageOf, saysMore } from './our-items.ts'

// Pages of the three transactions after the first of four, and whether more exist.
for (const { rule, title, size, more } of [
  { rule: 'has-more-after-beyond', title: 'two of the three', size: 2, more: true },
  { rule: 'has-more-after-end', title: 'three of the three', size: 3, more: false },
] as const)
  scenario(`listing/${rule}`, `shows has_more ${more} with ${title} after a transaction`, async (context) => {
    // A page that is too short may have more where a full one has none.
    if (!more) context.dependsOn('listing/size-kept')
    const { word, ids } = await ours(context, 4)
    await context.eventually(async () => {
      const { hasMore } = await pageOf(context, { text_search: word, size, starting_after: String(ids[0]) })
      saysMore(context, hasMore, more)
    })
  })

/** Pages after or before one of four transactions, and the places of those that each shows, or leaves out. */
for (const [rule, title, does, places] of [
  ['starting-after-following', 'returns every transaction listed after another', 'shows', [2, 3]],
  [
    'starting-after-none-before',
    'returns no transaction listed before the one that starting_after names',
    'omits',
    [0],
  ],
  ['starting-after-not-itself', 'does not repeat the transaction that starting_after names', 'omits', [1]],
  ['ending-before-preceding', 'returns every transaction listed before another', 'shows', [0, 1]],
  ['ending-before-none-after', 'returns no transaction listed after the one that ending_before names', 'omits', [3]],
  ['ending-before-not-itself', 'does not repeat the transaction that ending_before names', 'omits', [2]],
] as const)
  scenario(`listing/${rule}`, title, async (context) => {
    const { word, ids } = await ours(context, 4)
    const isAfter = rule.startsWith('starting-after')
    const [argument, at] = isAfter ? ['starting_after', 1] : ['ending_before', 2]
    const those = places.map((place) => ids[place])
    await context.eventually(async () => {
      const listed = (await pageOf(context, { text_search: word, [argument]: String(ids[at]) })).ids
      const wrong = those.filter((id) => listed.includes(id) !== (does === 'shows')).join(', ')
      const expected = `${does === 'shows' ? 'with' : 'without'} ${wrong}`
      context.check.that(`content[].id of the list with ${argument}`, wrong === '', expected, listed)
    })
  })

/** The two cursors, and the transactions that a list with each of them returns. */
const SIDES = [
  { rule: 'starting-after-following', argument: 'starting_after', side: 'after' },
  { rule: 'ending-before-preceding', argument: 'ending_before', side: 'before' },
] as const

/** Asserts that a cursor that names a transaction returns what the whole list shows on its side. */
async function pagesFrom(context: Context, word: string, id: string, { argument, side }: (typeof SIDES)[number]) {
  await context.eventually(async () => {
    // A pause, a cancellation or a completion may have moved the transaction within the list.
    const whole = (await pageOf(context, { text_search: word })).ids
    const at = whole.indexOf(id)
    const page = await pageOf(context, { text_search: word, [argument]: id })
    const expected = side === 'after' ? whole.slice(at + 1) : whole.slice(0, Math.max(at, 0))
    context.check.sameSet(`content[].id of the list with ${argument}`, page.ids, expected.map(String))
  })
}

/** A list of a draft, of transactions in these states, and of another draft. Returns its word and the ids between the drafts. */
async function betweenDrafts(context: Context, states: readonly State[]) {
  const word = context.people.word()
  const made = []
  for (const state of ['draft', ...states, 'draft'] as const)
    made.push(await context.given.inState(state, { name: word }))
  await onceListed(context, word, made)
  return { word, ids: made.slice(1, -1).map(({ id }) => id) }
}

for (const one of SIDES)
  scenario(`listing/${one.rule}`, `returns what is listed ${one.side} a paused or cancelled one`, async (context) => {
    context.dependsOn('listing/own-listed-in-each-state')
    const { word, ids } = await betweenDrafts(context, ['paused', 'cancelled'])
    for (const id of ids) await pagesFrom(context, word, id, one)
  })

for (const state of FURTHER_CURSORS)
  scenario(`listing/cursor-${state}`, `returns what is listed before and after ${nameIn(state)}`, async (context) => {
    context.dependsOn('listing/starting-after-following', 'listing/ending-before-preceding')
    context.dependsOn(`listing/state-${state}-as-read`)
    const { word, ids } = await betweenDrafts(context, [state])
    for (const id of ids) for (const one of SIDES) await pagesFrom(context, word, id, one)
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

scenario('listing/starting-after-next', 'begins a page of two with the next transactions', async (context) => {
  const { word, ids } = await ours(context, 5)
  await context.eventually(async () => {
    const page = await pageOf(context, { text_search: word, size: 2, starting_after: String(ids[1]) })
    // Another rule covers how many a page has.
    const next = ids.slice(2, 2 + Math.max(page.ids.length, 1))
    context.check.sameSet('content[].id of the list with starting_after', page.ids, next.map(String))
  })
})

scenario('listing/cursor-after-fifty', 'returns what is after the 51st of 53, and before the 52nd', async (context) => {
  context.dependsOn('listing/starting-after-following', 'listing/starting-after-none-before', 'listing/size-at-limit')
  context.dependsOn('listing/ending-before-preceding', 'listing/ending-before-none-after', 'listing/size-default')
  context.dependsOn('listing/starting-after-not-itself', 'listing/ending-before-not-itself', 'listing/size-kept')
  context.dependsOn('listing/filters-together')
  const { check, eventually } = context
  const { word, ids } = await ours(context, 53)
  await eventually(async () => {
    const after = await pageOf(context, { text_search: word, starting_after: String(ids[50]) })
    check.sameSet('content[].id of the list after the 51st transaction', after.ids, ids.slice(51).map(String))
    const before = await pageOf(context, { text_search: word, size: 100, ending_before: String(ids[51]) })
    check.sameSet('content[].id of the list before the 52nd', before.ids, ids.slice(0, 51).map(String))
  })
})

for (const [slug, title, olderState, newerState] of [
  ['starting-after', 'an older transaction after a newer one, but not the newer after the older', 'draft', 'started'],
  ['ending-before', 'a newer transaction before an older one, but not the older before the newer', 'started', 'draft'],
] as const)
  isolatedScenario(`listing/${slug}-unfiltered`, `returns ${title}`, async (context) => {
    // The order of the list determines which transactions are before and after a transaction.
    context.dependsOn('listing/most-recent-first')
    const { given, eventually, check } = context
    const argument = slug.replace('-', '_')
    const name = context.people.word()
    // No other scenario creates transactions in this workspace, so both fit on one page.
    // A cursor may also name a transaction that is no longer a draft.
    const { id: older } = await given.inState(olderState, { name })
    await sleep(1_200)
    const { id: newer } = await given.inState(newerState, { name })
    await given.listed(newer, name)
    const [from, found] = slug === 'starting-after' ? [newer, older] : [older, newer]
    await eventually(async () => {
      const idsBy = async (cursor: string) => (await pageOf(context, { [argument]: cursor, size: 100 })).ids
      const [ids, beyond] = await Promise.all([idsBy(from), idsBy(found)])
      const list = `content[].id of the list with ${argument}`
      check.that(`${list}=${found}`, !beyond.includes(from), `without ${from}`, beyond)
      check.that(`${list}=${from}`, ids.includes(found), `with ${found}`, ids)
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
    const list = (args: Args) => () => api.list({ text_search: word, ...args })
    const listAfter = list({ starting_after: stranger })
    const after = await witness('a list after a transaction that the filter leaves out', listAfter)
    const listBefore = list({ ending_before: String(ids[3]), size: 2 })
    const before = await witness('a page of two before the fourth transaction', listBefore)
    const placesIn = (body: unknown) =>
      isObject(body) ? objectsIn(body, 'content').map(({ id }) => ids.indexOf(id)) : undefined
    observe('positions after a transaction that the filter leaves out', placesIn(after?.body))
    observe('positions on a page of two before the fourth', placesIn(before?.body))
    observe('has_more of a page of two before the fourth', isObject(before?.body) ? before.body['has_more'] : undefined)
  },
)
