import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, isAbsent, isObject, isSuccess, objectsIn, type Args, type Context } from '../../helpers/engine/index.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { ahead, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { onceListed, ours, oursOfManyParts, pageOf, saysMore } from './our-items.ts'

scenario('listing/has-more-boolean', 'shows has_more as true or false', async (context) => {
  const { api, accepts, check } = context
  await context.given.draft()
  const lists = [{ size: 1 }, { text_search: context.people.word() }].map((args) => accepts(() => api.list(args)))
  const shown = (await Promise.all(lists)).map((list) => list['has_more']).filter((hasMore) => !isAbsent(hasMore))
  if (shown.length === 0) context.notShown('has_more')
  for (const hasMore of shown) check.that('has_more', typeof hasMore === 'boolean', 'true or false', hasMore)
})

scenario('listing/content-array', 'lists items in an array', async ({ api, accepts, given, check, eventually }) => {
  await given.draft()
  await eventually(async () => {
    const { content } = await accepts(() => api.list({ size: 1 }))
    check.that('content', Array.isArray(content) && content.length > 0, 'an array of transactions', content)
  })
})

// Pages of two or three transactions, and whether more exist.
for (const { rule, title, count, size, more } of [
  { rule: 'has-more-beyond', title: 'two of three', count: 3, size: 2, more: true },
  { rule: 'has-more-beyond', title: 'one of two', count: 2, size: 1, more: true },
  { rule: 'has-more-at-end', title: 'two of two', count: 2, size: 2, more: false },
  { rule: 'has-more-at-end', title: 'two of two on a page of three', count: 2, size: 3, more: false },
] as const)
  scenario(`listing/${rule}`, `shows has_more ${more} with ${title}`, async (context) => {
    // A page that is too short may have more where a full one has none.
    if (!more) context.dependsOn('listing/size-kept')
    const { word } = await ours(context, count)
    await context.eventually(async () =>
      saysMore(context, (await pageOf(context, { text_search: word, size })).hasMore, more),
    )
  })

scenario('listing/size-kept', 'returns one or two of three transactions as size says', async (context) => {
  context.dependsOn('listing/filters-before-pages')
  const { word } = await ours(context, 3)
  await context.eventually(async () => {
    const [one, two] = await Promise.all([1, 2].map((size) => pageOf(context, { text_search: word, size })))
    context.check.equal('number of transactions on pages of size 1 and 2', [one?.ids.length, two?.ids.length], [1, 2])
  })
})

// A service may count rows of a join with documents, signers or metadata instead of transactions.
scenario('listing/size-kept', 'returns two of three transactions if one has many parts', async (context) => {
  context.dependsOn('listing/filters-before-pages')
  const { word } = await oursOfManyParts(context)
  await context.eventually(async () => {
    const { ids } = await pageOf(context, { text_search: word, size: 2 })
    context.check.equal('number of transactions on a page of size 2', new Set(ids).size, 2)
  })
})

scenario('listing/size-kept', 'returns at most two of three transactions before another one', async (context) => {
  context.dependsOn('listing/filters-before-pages', 'listing/ending-before-preceding')
  const { word, ids } = await ours(context, 4)
  await context.eventually(async () => {
    const before = await pageOf(context, { text_search: word, size: 2, ending_before: String(ids[3]) })
    context.check.that(
      'number of transactions on a page of size 2',
      before.ids.length <= 2,
      'at most 2',
      before.ids.length,
    )
  })
})

scenario('listing/size-kept', 'returns two of three transactions after another one', async (context) => {
  context.dependsOn('listing/filters-before-pages', 'listing/starting-after-following')
  const { word, ids } = await ours(context, 4)
  await context.eventually(async () => {
    const after = await pageOf(context, { text_search: word, size: 2, starting_after: String(ids[0]) })
    context.check.equal('number of transactions on a page of size 2', after.ids.length, 2)
  })
})

/** Whether the list continues after a page. */
const continues = async (context: Context, { ids }: { readonly ids: readonly unknown[] }): Promise<boolean> =>
  ids.length > 0 && (await pageOf(context, { size: 1, starting_after: String(ids.at(-1)) })).ids.length > 0

/**
 * Asserts that a page of an unfiltered list is full. A shorter one proves nothing: private transactions of others may be left out
 * of a page, or others may have cancelled transactions.
 */
async function fillsPage(context: Context, page: Awaited<ReturnType<typeof pageOf>>, what: string, size: number) {
  if (page.ids.length < size)
    context.notExercised('the page is shorter, perhaps without private transactions of others')
  context.check.equal(what, page.ids.length, size)
}

/** Creates transactions until more exist than a list of `size` shows. */
async function crowded(context: Context, size: number): Promise<void> {
  const { given, check } = context
  const isCrowded = async () => {
    const page = await pageOf(context, { size })
    return { page, isFull: page.hasMore === true || (page.ids.length >= size && (await continues(context, page))) }
  }
  const { page: first, isFull: wasFull } = await precondition(isCrowded)
  if (wasFull) return
  await Promise.all(Array.from({ length: size + 1 - Math.min(first.ids.length, size) }, () => given.draft()))
  const isFull = async () => check.equal('more transactions than a page', (await isCrowded()).isFull, true)
  const limit = size === 100 ? (['listing/size-at-limit'] as const) : []
  await precondition(() => context.eventually(isFull), ['listing/has-more-beyond', ...limit])
}

scenario('listing/has-more-beyond', 'shows has_more true with 100 of more than 100', async (context) => {
  context.dependsOn('listing/starting-after-last', 'listing/starting-after-unfiltered')
  await crowded(context, 100)
  await context.eventually(async () => {
    const page = await pageOf(context, { size: 100 })
    if (!(await continues(context, page))) context.notExercised('the list has become shorter')
    saysMore(context, page.hasMore, true)
  })
})

scenario('listing/size-default', 'returns 50 transactions if no size is passed and more exist', async (context) => {
  context.dependsOn('listing/created-lt', 'listing/has-more-after-beyond', 'listing/starting-after-unfiltered')
  const { check, eventually } = context
  await crowded(context, 51)
  const name = context.people.word()
  const { id: first } = await context.given.draft({ name })
  await context.given.listed(first, name)
  const everything = { created_lt: iso(ahead(context, HOUR)) }
  for (const args of [{}, everything, { starting_after: first }])
    await eventually(async () => {
      const page = await pageOf(context, args)
      await fillsPage(context, page, `number of transactions in the list with ${JSON.stringify(args)}`, 50)
      check.equal('has_more', page.hasMore, true)
    })
})

/** Drafts with the same name, and the name. */
async function crowdOfOurs({ given, people }: Context, count: number) {
  const name = people.word()
  return { name, made: await Promise.all(Array.from({ length: count }, () => given.draft({ name }))) }
}

scenario('listing/size-default', 'returns 50 of more transactions that are searched', async (context) => {
  context.dependsOn('listing/search-name', 'listing/state-draft-kept', 'listing/has-more-after-beyond')
  context.dependsOn('listing/created-lt', 'listing/starting-after-last', 'listing/most-recent-first')
  const { check, eventually } = context
  const { name: text_search, made } = await crowdOfOurs(context, 52)
  // Otherwise, a draft that is listed later could come before the first one.
  await onceListed(context, text_search, made)
  const returns50 = (filter: Args) =>
    eventually(async () => {
      const page = await pageOf(context, { text_search, ...filter })
      check.equal(`number of transactions in the list with ${JSON.stringify(filter)}`, page.ids.length, 50)
      check.equal('has_more', page.hasMore, true)
      return page
    })
  const [first] = (await returns50({})).ids
  for (const filter of [
    { state: 'draft' },
    { created_lt: iso(ahead(context, HOUR)) },
    { starting_after: String(first) },
  ])
    await returns50(filter)
})

scenario('listing/size-at-limit', 'returns 100 transactions if more exist', async (context) => {
  context.dependsOn('listing/search-name')
  await context.accepts(() => context.api.list({ size: 100 }))
  await crowded(context, 100)
  const { ids } = await pageOf(context, { size: 100 })
  if (ids.length >= 100) return context.check.equal('number of transactions on a page of size 100', ids.length, 100)
  // Private transactions of others may be left out of a page, so only our own prove that it is too short.
  const { name: text_search } = await crowdOfOurs(context, 101)
  await context.eventually(async () => {
    const page = await pageOf(context, { text_search, size: 100 })
    context.check.equal('number of our transactions on a page of size 100', page.ids.length, 100)
  })
})

scenario('listing/size-beyond-limit', 'refuses a size of 101 or returns at most 100 transactions', async (context) => {
  const { api, copes, check } = context
  await crowded(context, 100)
  const response = await copes(() => api.list({ size: 101 }))
  if (!isSuccess(response)) return check.refused(response)
  const count = isObject(response.body) ? objectsIn(response.body, 'content').length : 0
  check.that('number of transactions on a page of size 101', count <= 100, 'at most 100', count)
})

scenario('listing/filters-before-pages', 'filters before it fills a page of size 1', async (context) => {
  context.dependsOn('transaction-arguments/name-kept-create')
  const { given, eventually, check } = context
  const name = context.people.word()
  const { id } = await given.draft({ name })
  await given.listed(id, name)
  await sleep(1_200)
  const later = { name: context.people.word() }
  await given.listed((await given.draft(later)).id, later.name)
  await eventually(async () => {
    const { ids } = await pageOf(context, { text_search: name, size: 1 })
    check.equal('content[].id of a page of size 1', ids, [id])
  })
})

scenario('listing/size-odd', 'records the responses to odd sizes', async ({ api, witness }) => {
  for (const size of ['0', '-1', 'ten']) await witness(`a list with size ${size}`, () => api.list({ size }))
})
