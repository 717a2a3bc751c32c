import { HOUR, ifAllowed, instantOf, SECOND } from '../../helpers/engine/index.ts'
import type { Context, JsonObject, Write } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { showsState } from '../interface/reads/assertions.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { settled, staysIn } from '../interface/reads/stays-true.ts'
import { slackOf } from '../interface/document/limit-in-days.ts'
import { ahead, DAY, iso, isoWithFractions, isoWithOffset, whole } from '../interface/document/times.ts'
import { lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { beyondAnyLimit, NOT_ENTITLED } from './entitlement.ts'
import { movedTo } from '../interface/scenes/moved-expiry.ts'
import { responseIsRead, updatedCounts } from './updated-expiry.ts'

/** Asserts that an `expires_at` some milliseconds ahead is stored as the same instant, whatever its format. */
async function storesAhead(context: Context, write: Write, ms: number, text: (instant: number) => string) {
  const instant = ahead(context, ms)
  await context.holds(write, { expires_at: text(instant) }, ({ expires_at }) =>
    context.check.instant('expires_at', expires_at, instant),
  )
}

/** The milliseconds until an `expires_at` just within a limit in days. */
const within = (days: number) => (context: Context) => days * DAY - slackOf(days, context.now())
/** An `expires_at` just beyond a limit in days. */
const beyond = (days: number) => (context: Context) => iso(ahead(context, days * DAY + slackOf(days, context.now())))

for (const write of WRITES) {
  const kept = `transaction-arguments/expires-at-kept-${write.on}` as const
  const plain = (context: Context) => storesAhead(context, write, 30 * DAY, iso)
  scenario(kept, `stores an expires_at in UTC ${write.when}`, plain)

  // Other formats, and the latest times.
  for (const [slug, what, ms, text] of [
    ['fractions', 'with milliseconds', () => 30 * DAY, (instant: number) => isoWithFractions(instant + 250)],
    ['offset', 'with an offset', () => 30 * DAY, isoWithOffset],
    ['at-limit-standard', '67 days ahead', within(67), iso],
    ['at-limit-long', '187 days ahead', within(187), iso],
  ] as const) {
    const title = `stores an expires_at ${what} ${write.when}`
    scenario(`transaction-arguments/expires-at-${slug}-${write.on}`, title, (context) =>
      blamePlainCase(
        () => storesAhead(context, write, ms(context), text),
        () => plain(context),
        kept,
      ),
    )
  }
}

/** In two days. */
const sooner = (context: Context) => ({ expires_at: iso(ahead(context, 2 * DAY)) })

// Times that are refused; a time a day ahead is accepted instead. Limits after the start are open: a note in the document may mean
// that no expiry can move beyond 45 days after it.
for (const [why, what, bad, writes, refusing] of [
  ['beyond-limit-standard', 'more than 67 days ahead', beyond(67), WRITES, NOT_ENTITLED],
  ['beyond-limit-long', 'more than 187 days ahead', beyond(187), WRITES, {}],
  ['not-date', 'that is not a time', () => 'never', [...WRITES, ...lateUpdatesOf('expires_at', sooner)], {}],
] as const)
  for (const write of writes) {
    const title = `refuses an expires_at ${what} ${write.when}`
    scenario(`transaction-arguments/expires-at-${why}-${write.on}`, title, (context) => {
      const over = writeOver(sooner(context), write)
      return context.refuses(over, { expires_at: bad(context) }, { expires_at: iso(ahead(context, DAY)) }, refusing)
    })
  }

for (const write of WRITES)
  scenario(
    `transaction-arguments/expires-at-beyond-any-limit-${write.on}`,
    `refuses an expires_at more than 187 days ahead in any workspace ${write.when}`,
    beyondAnyLimit(write, (context) => ({
      beyondStandard: { expires_at: beyond(67)(context) },
      beyondLong: { expires_at: beyond(187)(context) },
      within: { expires_at: iso(ahead(context, DAY)) },
    })),
  )

scenario('transaction-arguments/expires-at-kept-update', 'stores an expires_at in place of another', (context) => {
  return storesAhead(context, writeOver(sooner(context), update), 30 * DAY, iso)
})

scenario('transaction-arguments/expires-at-omitted-keeps', 'keeps expires_at when an update omits it', (context) => {
  const instant = ahead(context, 30 * DAY)
  return keepsWhenOmitted(context, { expires_at: iso(instant) }, 'transaction-arguments/expires-at-kept-create', {
    isHeld: ({ expires_at }) => Math.abs(instantOf(expires_at) - instant) <= SECOND,
  })
})

for (const what of ['that replaces another', 'if none was passed before'] as const) {
  const title = `starts with the expires_at of an update ${what}`
  scenario('transaction-arguments/expires-at-updated-counts', title, (context) => {
    const instant = ahead(context, 5 * DAY)
    return updatedCounts(context, {
      first: what === 'that replaces another' ? { expires_at: iso(ahead(context, 3 * DAY)) } : {},
      last: { expires_at: iso(instant) },
      holds: ({ expires_at }) => context.check.instant('expires_at', expires_at, instant),
      keptBy: 'transaction-arguments/expires-at-kept-update',
      counts: (expiry) => context.check.instant('expires_at', expiry, instant),
      countsBy: 'lifecycle/start-keeps-expires-at',
    })
  })
}

scenario('transaction-arguments/expires-at-updated-counts', 'starts with an updated expires_at', async (context) => {
  context.dependsOn('transaction-arguments/expires-at-kept-update', 'lifecycle/start-keeps-expires-at')
  const { api, given, check, shows } = context
  const instant = ahead(context, 5 * DAY)
  const { id } = await given.startable({ duration: 2_880 })
  await ifAllowed(() => api.update(id, { expires_at: iso(instant) }), 'an expires_at cannot replace a duration')
  await given.calls.start(id)
  await shows(id, ({ expires_at }) => check.instant('expires_at', expires_at, instant))
})

scenario('transaction-arguments/expires-at-limit-from-now', 'counts 67 days from the update', async (context) => {
  const { api, given, control, accepts, shows } = context
  const { id } = await given.draft()
  // The clock of the plain case has not been moved: a service that counts from another clock fails only later.
  await precondition(
    () => storesAhead(context, update, within(67)(context), iso),
    ['transaction-arguments/expires-at-at-limit-standard-update', 'transaction-arguments/expires-at-kept-update'],
  )
  const now = await control.advance((2 * DAY) / SECOND)
  const instant = whole(now + 67 * DAY - slackOf(67, now))
  const look = ({ expires_at }: JsonObject) => context.check.instant('expires_at', expires_at, instant)
  look(await accepts(() => api.update(id, { expires_at: iso(instant) })))
  await shows(id, look)
})

scenario('transaction-arguments/expires-at-after-start', 'shows the expires_at that the update returned', (context) =>
  responseIsRead(context, { expires_at: iso(ahead(context, 5 * DAY)) }),
)

scenario('transaction-arguments/expires-at-after-start', 'shows the expires_at of an update in a pause', (context) =>
  responseIsRead(context, { expires_at: iso(ahead(context, 5 * DAY)) }, 'paused'),
)

/** Asserts that a transaction has expired, and blames the rule of the plain case if no transaction expires. */
async function hasExpired(context: Context, id: string): Promise<void> {
  const plainCase = async () => {
    const { id: plain } = await context.given.started({ duration: 60 })
    await context.control.advance((2 * HOUR) / SECOND)
    await showsState(context, plain, 'expired')
  }
  await blamePlainCase(() => showsState(context, id, 'expired'), plainCase, 'lifecycle/started-expiry-reached')
}

/** Starts a paused transaction again. The document leaves open whether that is accepted, and whether the expiry is set again. */
async function resumes(context: Context, id: string, instant: number): Promise<void> {
  const { api, given, notExercised } = context
  await ifAllowed(() => api.start(id), 'a paused transaction cannot be started again')
  await settled(context)
  const { state, expires_at } = await given.read(id)
  if (state !== 'started' || Math.abs(instantOf(expires_at) - instant) > SECOND)
    notExercised('a paused transaction that is started again is not started, or has another expiry')
}

for (const [title, isPaused] of [
  ['expires at a later expires_at', false],
  ['expires at a later expires_at that was set in a pause', true],
] as const)
  scenario('transaction-arguments/expires-at-after-start-counts', title, async (context) => {
    const { given, control } = context
    const instant = whole((await control.advance(1)) + 5 * DAY)
    const { id } = await given.inState(isPaused ? 'paused' : 'started', { duration: 2_880 })
    await movedTo(context, id, instant)
    if (isPaused) await resumes(context, id, instant)
    await control.advance((3 * DAY) / SECOND)
    await staysIn(context, id, 'started')
    await control.advance((2 * DAY + HOUR) / SECOND)
    await hasExpired(context, id)
  })

scenario('transaction-arguments/expires-at-after-start-counts', 'expires at an earlier expires_at', async (context) => {
  const { given, control } = context
  const instant = whole((await control.advance(1)) + 2 * DAY)
  const { id } = await given.started({ duration: 7_200 })
  await movedTo(context, id, instant)
  await control.advance((2 * DAY + HOUR) / SECOND)
  await hasExpired(context, id)
})

scenario('transaction-arguments/expires-at-past', 'records the use of a past expires_at', async (context) => {
  const expires_at = iso(ahead(context, -DAY))
  await context.witness('an expires_at in the past on creation', () => context.api.create({ expires_at }))
})
