import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { HOUR, type Args, type Context, type State } from '../../helpers/engine/index.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { onceListed, ours, oursOfManyParts, pageOf } from './our-items.ts'

scenario('listing/own-listed', 'lists a draft for the key that created it', async (context) => {
  const name = context.people.word()
  const { id } = await context.given.draft({ name })
  await context.eventually(async () => {
    const found = await pageOf(context, { text_search: name })
    // The second list serves a target that cannot search names, which violates another rule.
    const ids = found.ids.includes(id) ? found.ids : (await pageOf(context, { size: 100 })).ids
    context.check.that('content[].id of the list', ids.includes(id), `with ${id}`, found.ids)
  })
})

scenario('listing/own-listed-in-each-state', 'lists started, paused and cancelled transactions', async (context) => {
  const { given, eventually, check } = context
  const name = context.people.word()
  const inEach = async (state: State) => ({ state, id: (await given.inState(state, { name })).id })
  const made = await Promise.all((['started', 'paused', 'cancelled'] as const).map(inEach))
  await onceListed(context, name, [await given.draft({ name })], { among: true })
  await eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name })
    const missing = made.filter(({ id }) => !ids.includes(id)).map(({ state }) => state)
    check.equal('states that the list leaves out', missing, [])
  })
})

/** Asserts that a search for a name lists a transaction, once it lists a new draft with that name. */
async function listsBeside(context: Context, name: string, id: unknown, others: Args = {}): Promise<void> {
  const { given, eventually, check } = context
  await onceListed(context, name, [await given.draft({ name, ...others })], { among: true })
  await eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name })
    check.that('content[].id of the list', ids.includes(id), `with ${String(id)}`, ids)
  })
}

scenario('listing/other-key-listed', 'lists a transaction that another key created', async (context) => {
  const { given, people, apiWithSecondKey } = context
  const name = people.word()
  const { id } = await given.draft({ name, private: false }, apiWithSecondKey())
  await listsBeside(context, name, id)
})

scenario('listing/private-listed', 'lists a private transaction', async (context) => {
  context.dependsOn('transaction-arguments/private-true-create')
  const name = context.people.word()
  const { id } = await context.given.draft({ name, private: true })
  await listsBeside(context, name, id, { private: false })
})

/** Ends of names, each with a value of metadata: sorted by either, in any direction, the latest of the first three does not come first. */
const UNSORTED = ['m2', 'z1', 'a3', 'q5', 'f4', 't7', 'c6', 'p8']

/** Whether texts are sorted, in ascending or descending order. */
const areSorted = (texts: readonly string[]) =>
  [texts, texts.toReversed()].some((some) => isDeepStrictEqual(some, texts.toSorted()))

/**
 * Three drafts created more than a second apart whose names begin with the same word, the latest first, once all are listed.
 * More drafts are created as long as their ids are in order, so that a list sorted by id is not mistaken for one sorted by time.
 */
async function createdInTurn(context: Context) {
  const word = context.people.word()
  const made: { readonly id: string }[] = []
  for (const [end = '', reference = ''] of UNSORTED) {
    if (made.length > 2 && !areSorted(made.map(({ id }) => id))) break
    if (made.length > 0) await sleep(1_200)
    made.unshift(await context.given.draft({ name: word + end, metadata: { reference } }))
  }
  const start = `^${word}`
  await onceListed(context, start, made)
  return { start, latestFirst: made.map(({ id }) => id) }
}

for (const [slug, title, lists, ...dependsOn] of [
  [
    'most-recent-first',
    'lists the latest of three transactions first',
    (): Args[] => [{}, { text_search: undefined, size: 100 }],
  ],
  [
    'most-recent-first-filtered',
    'lists the latest transaction first if filtered by state, time, folder or key',
    (context: Context): Args[] => [
      { state: 'draft' },
      { created_gt: iso(ahead(context, -HOUR)) },
      { folder_id: textOf(context.workspace, 'default-folder') },
      { creator_api_key_id: textOf(context.workspace, 'api-key-id') },
    ],
    'listing/state-draft-kept',
    'listing/created-gt',
    'transaction-arguments/folder-default',
  ],
] as const)
  slowScenario(`listing/${slug}`, title, async (context) => {
    context.dependsOn(...dependsOn)
    const { start, latestFirst } = await createdInTurn(context)
    const asked = lists(context).map((args): Args => ({ text_search: start, ...args }))
    await context.eventually(async () => {
      const looks = asked.map(async (args) => {
        const { ids } = await pageOf(context, args)
        const found = ids.filter((id) => latestFirst.some((one) => one === id))
        // A list without a search may lack some of them.
        const isOurs = args['text_search'] !== undefined
        const expected = isOurs ? latestFirst : latestFirst.filter((id) => found.includes(id))
        context.check.equal('content[].id of the list, among ours', found, expected)
      })
      await Promise.all(looks)
    })
  })

slowScenario('listing/most-recent-first-across-pages', 'shows three in order on pages of one', async (context) => {
  context.dependsOn('listing/filters-before-pages', 'listing/most-recent-first', 'listing/ending-before-preceding')
  context.dependsOn('listing/ending-before-none-after', 'listing/ending-before-not-itself', 'listing/size-kept')
  const { start, latestFirst } = await createdInTurn(context)
  await context.eventually(async () => {
    const listed: unknown[] = []
    while (listed.length < latestFirst.length) {
      const cursor = listed.length === 0 ? {} : { starting_after: String(listed.at(-1)) }
      listed.push((await pageOf(context, { text_search: start, size: 1, ...cursor })).ids[0])
    }
    context.check.equal('content[0].id of pages of size 1', listed, latestFirst)
    const after = await pageOf(context, { text_search: start, starting_after: String(listed[0]) })
    context.check.equal('content[].id of the page after the first transaction', after.ids, latestFirst.slice(1))
    const before = await pageOf(context, { text_search: start, ending_before: String(listed.at(-1)) })
    context.check.equal('content[].id of the page before the last transaction', before.ids, latestFirst.slice(0, -1))
  })
})

/** The number of pages of three after which an endless list of seven transactions has repeated some. */
const ENOUGH = 7

/**
 * The ids on all pages of three that a search for a word returns.
 * @param most the number of pages after which it stops
 */
async function allPages(
  context: Context,
  word: string,
  betweenPages: () => Promise<unknown> = async () => {},
  most = ENOUGH,
) {
  context.dependsOn(...PAGING)
  const listed: unknown[] = []
  for (let page = 0; page < most; page += 1) {
    const cursor = page === 0 ? {} : { starting_after: String(listed.at(-1)) }
    const { ids, hasMore } = await pageOf(context, { text_search: word, size: 3, ...cursor })
    listed.push(...ids)
    if (hasMore !== true || ids.length === 0) break
    await betweenPages()
  }
  return listed
}

/** The rules that paging depends on: whether more exist, and the order. */
const PAGING = ['listing/has-more-beyond', 'listing/has-more-after-beyond', 'listing/most-recent-first'] as const
const ALL_PAGES = 'content[].id of all pages'

scenario('listing/walk-complete', 'shows each of seven transactions on pages of three', async (context) => {
  const { word, ids } = await ours(context, 7)
  await context.eventually(async () => {
    const listed = await allPages(context, word)
    const missing = ids.filter((id) => !listed.includes(id))
    context.check.that(ALL_PAGES, missing.length === 0, `with ${missing.join(', ')}`, listed)
  })
})

for (const [title, scene] of [
  ['shows none of seven transactions twice on pages of three', (context: Context) => ours(context, 7)],
  ['shows a transaction of many parts once', oursOfManyParts],
] as const)
  scenario('listing/walk-once', title, async (context) => {
    const { word } = await scene(context)
    await context.eventually(async () => {
      const listed = await allPages(context, word)
      const twice = listed.filter((id, at) => listed.indexOf(id) !== at)
      context.check.that(ALL_PAGES, twice.length === 0, 'each id once', listed)
    })
  })

slowScenario('listing/walk-undisturbed', 'shows seven transactions once while others are created', async (context) => {
  context.dependsOn('listing/walk-complete', 'listing/walk-once')
  const { word, ids } = await ours(context, 7)
  // Transactions created within the same second may be listed in any order.
  await sleep(1_200)
  let created = 0
  await context.eventually(async () => {
    const createTwo = () => {
      created += 2
      return Promise.all([1, 2].map(() => context.given.draft({ name: word })))
    }
    // Each look creates more transactions, which the next look lists first.
    const listed = await allPages(context, word, createTwo, ENOUGH + Math.ceil(created / 3))
    const wrong = ids.filter((id) => listed.filter((one) => one === id).length !== 1)
    context.check.equal('number of our transactions that are missing or repeated on the pages', wrong.length, 0)
  })
})

slowScenario('listing/order-after-update', 'records whether an update moves an item to the front', async (context) => {
  const { start, latestFirst } = await createdInTurn(context)
  const oldest = String(latestFirst.at(-1))
  await context.given.calls.update(oldest, { language: 'en' })
  await sleep(1_000)
  const { ids } = await pageOf(context, { text_search: start })
  // The number of transactions differs between runs, so a position would differ, too.
  const place = oldest === ids[0] ? 'first' : oldest === ids.at(-1) ? 'last' : 'in between'
  context.observe('place of the oldest transaction after its update', ids.includes(oldest) ? place : 'not listed')
})
