import { setTimeout as sleep } from 'node:timers/promises'
import { DAY, HOUR, ifAllowed, isSuccess, MINUTE, SECOND, Violation } from '../../helpers/engine/index.ts'
import type { Args, Context } from '../../helpers/engine/index.ts'
import { ahead, iso, isoWithFractions, isoWithOffset, whole } from '../interface/document/times.ts'
import { movedTo } from '../interface/scenes/moved-expiry.ts'
import { scenario, slowScenario } from '../scenario.ts'
import { idsIn, leavesOut, listsIt, listsNone, recordsWhether } from './in-list.ts'
import { APART, asListedAt, type Created, draftOf, draftWithinSecond, earliest, needsApart } from './created-apart.ts'
import { EXPIRING, proves } from './kinds.ts'

/** Two drafts with the same name, with a whole second between their creation. */
async function twoDrafts(context: Context) {
  const name = context.people.word()
  const older = await draftWithinSecond(context, { name })
  await sleep(APART)
  const newer = await draftWithinSecond(context, { name })
  needsApart(context, older, newer)
  return { name, older, newer }
}

/** Ends the scenario if the list does not show milliseconds: a coarser time may be stored finer than it is shown. */
function needsMilliseconds({ notShown }: Context, { digits }: Created): void {
  if (digits < 3) notShown('created_at with milliseconds')
}

/** The first millisecond at or after the instant: times with more than three fractional digits are rounded up. */
const notBefore = ({ at, digits }: Created): number => (digits > 3 ? Math.floor(at) + 1 : at)

/** Whether the list shows that a draft was created within its millisecond, not exactly at its beginning. */
async function isStoredFiner({ api }: Context, { id, at }: Created, name: string): Promise<boolean> {
  const bound = (microseconds: string) => isoWithFractions(at).replace('Z', `${microseconds}Z`)
  const isListed = async (filter: Args) => {
    const answer = await api.list({ text_search: name, ...filter })
    return isSuccess(answer) ? idsIn(answer.body).includes(id) : undefined
  }
  const [after, before, beyond] = [
    await isListed({ created_gt: bound('001') }),
    await isListed({ created_lt: bound('999') }),
    // A target that ignores such bounds lists the draft here too.
    await isListed({ created_gt: bound('999') }),
  ]
  return after === true && before === true && beyond === false
}

/** Bounds within which a draft was created, given the time of its creation. */
for (const [slug, title, boundFor] of [
  ['created-gt', 'after a bound to the second', (at: number) => iso(whole(at))],
  ['created-gt-milliseconds', 'after a bound to the millisecond', (at: number) => isoWithFractions(Math.floor(at) - 7)],
  ['created-gt-offset', 'after a bound with an offset', (at: number) => isoWithOffset(whole(at))],
  ['created-lt', 'before a bound to the second', (at: number) => iso(whole(at) + 2 * SECOND)],
  [
    'created-lt-offset',
    'before a bound with a negative offset',
    (at: number) => isoWithOffset(whole(at) + 2 * SECOND, -3),
  ],
  [
    'created-lt-milliseconds',
    'before a bound to the millisecond',
    (at: number) => isoWithFractions(Math.floor(at) + SECOND + 7),
  ],
] as const)
  scenario(`listing/${slug}`, `lists a transaction created ${title}`, async (context) => {
    const name = context.people.word()
    // The response to the creation may show a time that differs from the stored one.
    const draft = await asListedAt(context, await draftOf(context, { name }), name)
    const filter = slug.startsWith('created-gt')
      ? { created_gt: boundFor(earliest(draft)) }
      : { created_lt: boundFor(draft.at) }
    await listsIt(context, { name, filter, id: draft.id })
  })

for (const [slug, title, hours] of [
  ['created-gt', 'after a bound an hour ago', -1],
  ['created-lt', 'before a bound an hour ahead', 1],
] as const)
  scenario(`listing/${slug}`, `lists a cancelled transaction created ${title}`, async (context) => {
    context.dependsOn('listing/own-listed-in-each-state')
    const name = context.people.word()
    const { id } = await context.given.inState('cancelled', { name })
    const argument = slug === 'created-gt' ? 'created_gt' : 'created_lt'
    await listsIt(context, { name, filter: { [argument]: iso(ahead(context, hours * HOUR)) }, id })
  })

for (const { slug, argument, instantOfCreation } of [
  // A draft created within a millisecond was created at or after its beginning.
  { slug: 'created-gt', argument: 'created_gt', instantOfCreation: ({ at }: Created) => Math.floor(at) },
  { slug: 'created-lt', argument: 'created_lt', instantOfCreation: notBefore },
] as const)
  scenario(`listing/${slug}-at-instant`, `lists a transaction created exactly at ${argument}`, async (context) => {
    context.dependsOn(`listing/${slug}`, `listing/${slug}-milliseconds`)
    const name = context.people.word()
    const draft = await asListedAt(context, await draftWithinSecond(context, { name }), name)
    // A time to the second may have been rounded up.
    needsMilliseconds(context, draft)
    const filter = { [argument]: isoWithFractions(instantOfCreation(draft)) }
    try {
      await listsIt(context, { name, filter, id: draft.id })
    } catch (error) {
      const isExcused = slug === 'created-lt' && error instanceof Violation
      if (isExcused && (await isStoredFiner(context, draft, name)))
        context.notExercised('created_at is stored with more digits than it shows')
      throw error
    }
  })

// A service that shows times to the second may round them up, but not those of drafts in each quarter of a second.
slowScenario('listing/created-gt-at-instant', 'lists a draft created at created_gt, to the second', async (context) => {
  context.dependsOn('listing/created-gt')
  const { given, check, eventually, notExercised, people } = context
  const name = people.word()
  const quarterOf = (instant: number) => Math.floor(((instant % SECOND) * 4) / SECOND)
  const drafts: Created[] = []
  const quarters = new Set<number>()
  for (const quarter of [0, 1, 2, 3]) {
    await sleep(((quarter * SECOND) / 4 - (Date.now() % SECOND) + SECOND) % SECOND)
    drafts.push(await draftOf(context, { name }))
    quarters.add(quarterOf(Date.now()))
  }
  if (drafts.some(({ digits }) => digits > 0)) notExercised('created_at shows fractions of a second')
  if (drafts.every(({ at }) => at % MINUTE === 0)) notExercised('created_at shows no seconds')
  if (quarters.size < 3) notExercised('the drafts were not created in different quarters of a second')
  await given.listed(drafts.at(-1)?.id ?? '', name)
  const isListed = async ({ id, at }: Created) =>
    idsIn(await given.calls.list({ text_search: name, created_gt: iso(at) })).includes(id)
  await eventually(async () => {
    const listed = await Promise.all(drafts.map(isListed))
    check.that('drafts listed with their created_at as created_gt', listed.includes(true), 'at least one', 'none')
  })
})

for (const [unit, format, slug] of [
  ['to the second', iso, ''],
  ['to the millisecond', isoWithFractions, '-milliseconds'],
] as const) {
  slowScenario('listing/created-gt-dropped', `lists no transaction created before a bound ${unit}`, async (context) => {
    context.dependsOn(`listing/created-gt${slug}`)
    const { name, older, newer } = await twoDrafts(context)
    const filter = { created_gt: format(whole(earliest(newer))) }
    await leavesOut(context, { name, filter, kept: newer.id, dropped: [older.id] }, `listing/created-gt${slug}`)
  })

  slowScenario('listing/created-lt-dropped', `lists no transaction created after a bound ${unit}`, async (context) => {
    context.dependsOn(`listing/created-lt${slug}`)
    const { name, older, newer } = await twoDrafts(context)
    // The list must show the newer draft before it can leave it out.
    await context.given.listed(newer.id, name)
    const filter = { created_lt: format(whole(older.at) + SECOND) }
    await leavesOut(context, { name, filter, kept: older.id, dropped: [newer.id] }, `listing/created-lt${slug}`)
  })
}

scenario('listing/created-lt-dropped', 'lists nothing created before 1970', async (context) => {
  context.dependsOn('listing/created-lt')
  const { api, given, people } = context
  const name = people.word()
  const { id } = await given.draft({ name })
  await given.listed(id, name)
  // As a number, this bound is zero.
  const filter = { text_search: name, created_lt: '1970-01-01T00:00:00Z' }
  await ifAllowed(() => api.list(filter), 'the target accepts no bound as early as 1970')
  await listsNone(context, filter, [id])
})

slowScenario('listing/created-lt-offset', 'reads a bound with an offset as the instant it names', async (context) => {
  context.dependsOn('listing/created-lt', 'listing/created-lt-dropped')
  const { name, older, newer } = await twoDrafts(context)
  await context.given.listed(newer.id, name)
  const filter = { created_lt: isoWithOffset(whole(older.at) + SECOND) }
  await listsIt(context, { name, filter, id: older.id })
  await leavesOut(context, { name, filter, kept: older.id, dropped: [newer.id] }, 'listing/created-lt')
})

/** Milliseconds of a bound beyond a creation: some databases keep times to three or four milliseconds. */
const COARSEST = 5

slowScenario('listing/created-gt-dropped-milliseconds', 'lists no draft of milliseconds before', async (context) => {
  context.dependsOn('listing/created-gt-milliseconds', 'listing/created-gt-dropped')
  // At the end of a second, the bound is in the next one, and its milliseconds do not matter.
  const ms = Date.now() % SECOND
  if (ms > 900) await sleep(SECOND - ms)
  const { name, older: first, newer } = await twoDrafts(context)
  const older = await asListedAt(context, first, name)
  needsMilliseconds(context, older)
  const filter = { created_gt: isoWithFractions(notBefore(older) + COARSEST) }
  await leavesOut(context, { name, filter, kept: newer.id, dropped: [older.id] }, 'listing/created-gt-milliseconds')
})

slowScenario('listing/created-lt-dropped-milliseconds', 'lists no draft of milliseconds after', async (context) => {
  context.dependsOn('listing/created-lt-milliseconds', 'listing/created-lt-dropped')
  const { name, older, newer: last } = await twoDrafts(context)
  // The list must show the newer draft before it can leave it out.
  const newer = await asListedAt(context, last, name)
  needsMilliseconds(context, newer)
  const filter = { created_lt: isoWithFractions(Math.floor(newer.at) - COARSEST) }
  await leavesOut(context, { name, filter, kept: older.id, dropped: [newer.id] }, 'listing/created-lt-milliseconds')
})

slowScenario('listing/created-window', 'lists only the transaction created between two times', async (context) => {
  context.dependsOn('listing/created-gt', 'listing/created-gt-dropped')
  context.dependsOn('listing/created-lt', 'listing/created-lt-dropped')
  const { name, older: first, newer: second } = await twoDrafts(context)
  await sleep(APART)
  const third = await draftOf(context, { name })
  needsApart(context, second, third)
  await context.given.listed(third.id, name)
  const filter = { created_gt: iso(whole(earliest(second))), created_lt: iso(whole(second.at) + SECOND) }
  await listsIt(context, { name, filter, id: second.id })
  await leavesOut(context, { name, filter, kept: second.id, dropped: [first.id, third.id] }, 'listing/created-window')
})

for (const kind of EXPIRING) proves(kind)

scenario('listing/expires-soon-later', 'lists by expires_soon what expires soon after its start', async (context) => {
  context.dependsOn('listing/expires-soon-kept', 'listing/expires-soon-dropped')
  const { given, control } = context
  const [name, filter] = [context.people.word(), { expires_soon: true }]
  const { id } = await given.startable({ name, duration: (50 * HOUR) / MINUTE })
  // It expires soon by any clock, so that a service with another clock fails only later.
  const { id: kept } = await given.started({ name, duration: (47 * HOUR) / MINUTE })
  await control.advance((4 * HOUR) / SECOND)
  await given.calls.start(id)
  await leavesOut(context, { name, filter, kept, dropped: [id] }, 'listing/expires-soon-kept')
  // First, less than 47 hours are left; then less than one.
  for (const hours of [3, 46]) {
    await control.advance((hours * HOUR + 5 * MINUTE) / SECOND)
    await listsIt(context, { name, filter, id })
  }
})

const SOON = { duration: (47 * HOUR) / MINUTE }

scenario('listing/expires-soon-followed', 'lists by the durations that drafts got last', async (context) => {
  context.dependsOn('listing/expires-soon-kept', 'listing/expires-soon-dropped')
  context.dependsOn('transaction-arguments/duration-updated-counts')
  const { given } = context
  const [name, filter, later] = [context.people.word(), { expires_soon: true }, { duration: (60 * HOUR) / MINUTE }]
  const { id: dropped } = await given.startable({ name, ...SOON })
  const { id: kept } = await given.startable({ name, ...later })
  await Promise.all([dropped, kept].map((id) => given.listed(id, name)))
  await given.calls.update(dropped, later)
  await given.calls.update(kept, SOON)
  for (const id of [dropped, kept]) await given.calls.start(id)
  await listsIt(context, { name, filter, id: kept })
  await leavesOut(context, { name, filter, kept, dropped: [dropped] }, 'listing/expires-soon-followed')
})

scenario('listing/expires-soon-followed', 'lists by an expiry that was updated after the start', async (context) => {
  context.dependsOn('listing/expires-soon-kept', 'transaction-arguments/expires-at-after-start')
  const { given, people } = context
  const [name, filter] = [people.word(), { expires_soon: true }]
  const { id } = await given.started({ name, ...SOON })
  await listsIt(context, { name, filter, id })
  await movedTo(context, id, ahead(context, 5 * DAY))
  const { id: kept } = await given.started({ name, ...SOON })
  await leavesOut(context, { name, filter, kept, dropped: [id] }, 'listing/expires-soon-kept')
})

scenario('listing/created-lt-seconds', 'records whether created_lt includes its second', async (context) => {
  const name = context.people.word()
  const { id, at } = await draftOf(context, { name })
  await context.given.listed(id, name)
  await recordsWhether(context, 'created_lt to the second', { text_search: name, created_lt: iso(whole(at)) }, id)
})

scenario('listing/expires-soon-others', 'records whether expires_soon finds drafts and pauses', async (context) => {
  const name = context.people.word()
  for (const state of ['draft', 'paused'] as const) {
    const { id } = await context.given.inState(state, { name, duration: (47 * HOUR) / MINUTE })
    await context.given.listed(id, name)
    await recordsWhether(context, `expires_soon, ${state}`, { text_search: name, expires_soon: true }, id)
  }
})
