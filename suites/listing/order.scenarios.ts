import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Args } from '../../helpers/engine/http/encode.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { HOUR } from '../../helpers/engine/values/time.ts'
import type { RuleId } from '../catalogue.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { onceListed, ours, pageOf } from './our-items.ts'

scenario('listing/own-listed', 'lists a draft for the key that created it', async (context) => {
  const { given, eventually, check } = context
  const name = context.people.word()
  const { id } = await given.draft({ name })
  await eventually(async () => {
    const found = await pageOf(context, { text_search: name })
    // Where others write all the time, it is soon beyond the first page; where names are not searched, it is told by another rule.
    const ids = found.ids.includes(id) ? found.ids : (await pageOf(context, { size: 100 })).ids
    check.that('content[].id of the list', ids.includes(id), `with ${id}`, found.ids)
  })
})

scenario('listing/own-listed-in-each-state', 'lists what was started, paused or cancelled', async (context) => {
  const { given, eventually, check } = context
  const name = context.people.word()
  const made = await Promise.all(
    (['started', 'paused', 'cancelled'] as const).map(async (state) => ({
      state,
      id: (await given.inState(state, { name })).id,
    })),
  )
  await onceListed(context, name, [await given.draft({ name })], { among: true })
  await eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name })
    const missing = made.filter(({ id }) => !ids.includes(id)).map(({ state }) => state)
    check.equal('states that the list leaves out', missing, [])
  })
})

scenario('listing/other-key-listed', 'lists what another key created', async (context) => {
  const { given, apiWithSecondKey, eventually, check } = context
  const name = context.people.word()
  const { id } = await given.success(() => apiWithSecondKey().create({ name, private: false }))
  await onceListed(context, name, [await given.draft({ name })], { among: true })
  await eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name })
    check.that('content[].id of the list', ids.includes(id), `with ${String(id)}`, ids)
  })
})

/** Ends of names, and metadata, such that sorting by neither of them, up or down, puts the latest of the first three first. */
const UNSORTED = [
  { end: 'm', reference: '2' },
  { end: 'z', reference: '1' },
  { end: 'a', reference: '3' },
  { end: 'q', reference: '5' },
  { end: 'f', reference: '4' },
] as const

/** Whether texts stand in their order, up or down. */
const areSorted = (texts: readonly string[]) =>
  [texts, texts.toReversed()].some((some) => isDeepStrictEqual(some, texts.toSorted()))

/**
 * Three drafts whose names begin with one word, made more than a second apart, once all are listed: the latest first. There are more
 * of them while their ids might be what they are sorted by.
 */
async function aged(context: Context) {
  const word = context.people.word()
  const made: { readonly id: string }[] = []
  for (const { end, reference } of UNSORTED) {
    if (made.length > 2 && !areSorted(made.map(({ id }) => id))) break
    if (made.length > 0) await sleep(1_200)
    made.unshift(await context.given.draft({ name: word + end, metadata: { reference } }))
  }
  const start = `^${word}`
  await onceListed(context, start, made)
  return { start, latestFirst: made.map(({ id }) => id) }
}

/** Asserts that ours stand in their order in a list; among many others, those of ours that are there. */
async function ordered(context: Context, latestFirst: readonly string[], args: Args): Promise<void> {
  const { ids } = await pageOf(context, args)
  const found = ids.filter((id) => latestFirst.some((one) => one === id))
  const isOurs = args['text_search'] !== undefined
  const expected = isOurs ? latestFirst : latestFirst.filter((id) => found.includes(id))
  context.check.equal('content[].id of the list, of those made a second apart', found, expected)
}

/** Lists in which those of a word stand in their order. */
const ORDERED = [
  [
    'listing/most-recent-first',
    'lists the latest of three first',
    () => [{}, { text_search: undefined, size: 100 }],
    [],
  ],
  [
    'listing/most-recent-first-filtered',
    'lists the latest first by state and by time',
    (context) => [{ state: 'draft' }, { created_gt: iso(ahead(context, -HOUR)) }],
    ['listing/state-draft-kept', 'listing/created-gt'],
  ],
] as const satisfies readonly (readonly [string, string, (context: Context) => readonly Args[], readonly RuleId[]])[]

for (const [rule, title, lists, leansOn] of ORDERED) {
  scenario(
    rule,
    title,
    async (context) => {
      const { start, latestFirst } = await aged(context)
      const asked = lists(context).map((args) => ({ text_search: start, ...args }))
      await context.eventually(async () => {
        await Promise.all(asked.map((args) => ordered(context, latestFirst, args)))
      })
    },
    leansOn,
    { waits: true },
  )
}

scenario(
  'listing/most-recent-first-across-pages',
  'shows the latest of three on the first page of one, and before the last',
  async (context) => {
    const { start, latestFirst } = await aged(context)
    await context.eventually(async () => {
      const met: unknown[] = []
      while (met.length < latestFirst.length) {
        const cursor = met.length === 0 ? {} : { starting_after: String(met.at(-1)) }
        met.push((await pageOf(context, { text_search: start, size: 1, ...cursor })).ids[0])
      }
      context.check.equal('content[0].id of pages of the size 1', met, latestFirst)
      const before = await pageOf(context, { text_search: start, ending_before: String(met.at(-1)) })
      context.check.equal('content[].id before the last', before.ids, latestFirst.slice(0, -1))
    })
  },
  [
    'listing/filters-before-pages',
    'listing/most-recent-first',
    'listing/ending-before-preceding',
    'listing/ending-before-none-after',
    'listing/ending-before-not-itself',
  ],
  { waits: true },
)

/** What a walk through seven meets, in pages of three. */
async function walk(context: Context, word: string, between: () => Promise<unknown> = async () => {}) {
  const met: unknown[] = []
  // A walk that never ends is left: it has met some of them twice by then.
  for (let page = 0; page < 7; page += 1) {
    const cursor = page === 0 ? {} : { starting_after: String(met.at(-1)) }
    const { ids, hasMore } = await pageOf(context, { text_search: word, size: 3, ...cursor })
    met.push(...ids)
    if (hasMore !== true || ids.length === 0) break
    await between()
  }
  return met
}
/** A walk goes on while more exist, from the end of one page to the next. */
const WALKS = ['listing/has-more-beyond', 'listing/has-more-after-beyond', 'listing/most-recent-first'] as const
const TOLD = 'content[].id of the pages of a walk'

scenario(
  'listing/walk-complete',
  'shows all seven on pages of three',
  async (context) => {
    const { word, ids } = await ours(context, 7)
    await context.eventually(async () => {
      const met = await walk(context, word)
      const missing = ids.filter((id) => !met.includes(id))
      context.check.that(TOLD, missing.length === 0, `with ${missing.join(', ')}`, met)
    })
  },
  WALKS,
)

scenario(
  'listing/walk-once',
  'shows none of seven twice on pages of three',
  async (context) => {
    const { word } = await ours(context, 7)
    await context.eventually(async () => {
      const met = await walk(context, word)
      const twice = met.filter((id, at) => met.indexOf(id) !== at)
      context.check.that(TOLD, twice.length === 0, 'each once', met)
    })
  },
  WALKS,
)

scenario(
  'listing/walk-undisturbed',
  'shows each of seven once, while two more are created after each page',
  async (context) => {
    const { word, ids } = await ours(context, 7)
    // What is created within the second in which others were may stand among them.
    await sleep(1_200)
    await context.eventually(async () => {
      const met = await walk(context, word, () => Promise.all([1, 2].map(() => context.given.draft({ name: word }))))
      const seen = ids.map((id) => met.filter((one) => one === id).length)
      context.check.equal(
        'how often a walk meets each',
        seen,
        ids.map(() => 1),
      )
    })
  },
  ['listing/walk-complete', 'listing/walk-once', 'listing/most-recent-first'],
  { waits: true },
)

scenario(
  'listing/order-after-update',
  'records whether an update brings one to the front',
  async (context) => {
    const { given, observe } = context
    const { start, latestFirst } = await aged(context)
    const oldest = String(latestFirst.at(-1))
    await given.calls.update(oldest, { language: 'en' })
    await sleep(1_000)
    const { ids } = await pageOf(context, { text_search: start })
    observe('place of the oldest of them, counted from 0, after its update', ids.indexOf(oldest))
  },
  [],
  { waits: true },
)
