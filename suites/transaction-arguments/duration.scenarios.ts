import { instantOf, isAbsent, isSuccess, MINUTE, SECOND, ifAllowed } from '../../helpers/engine/index.ts'
import type { JsonObject } from '../../helpers/engine/index.ts'
import { keepsWhenOmitted } from '../interface/writes/keeps-when-omitted.ts'
import { writeAgain, writeOver } from '../interface/writes/write-over.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { lateUpdatesOf, update, WRITES } from '../interface/writes/writes.ts'
import { scenario } from '../scenario.ts'
import { beyondAnyLimit, NOT_ENTITLED } from './entitlement.ts'
import { responseIsRead, shownIn, updatedCounts } from './updated-expiry.ts'

for (const write of WRITES) {
  const kept = `transaction-arguments/duration-kept-${write.on}` as const
  scenario(kept, `stores a duration of 14399 minutes ${write.when}`, ({ holds }) => holds(write, { duration: 14_399 }))

  for (const [limit, minutes] of [
    ['at-limit-standard', 86_400],
    ['at-limit-long', 259_200],
  ] as const) {
    const title = `stores a duration of ${minutes} minutes ${write.when}`
    scenario(`transaction-arguments/duration-${limit}-${write.on}`, title, ({ holds }) =>
      blamePlainCase(
        () => holds(write, { duration: minutes }),
        () => holds(write, { duration: 14_400 }),
        kept,
      ),
    )
  }
}

// A service may store only the first duration that it gets.
for (const [when, write] of [
  ['of the creation', writeOver({ duration: 2_880 }, update)],
  ['of an earlier update', writeAgain({ duration: 2_880 }, update)],
] as const) {
  const title = `stores a duration in place of the one ${when}`
  scenario('transaction-arguments/duration-kept-update', title, ({ holds }) => holds(write, { duration: 4_321 }))
}

/** Late updates, if they can shorten the time that is left by a duration, and then by an `expires_at`. */
const shortens = () => ({ duration: 14_399 })
const LATE = lateUpdatesOf('expires_at', shortens)
const LATE_BY_BOTH = lateUpdatesOf('expires_at', (context) => ({ expires_at: iso(ahead(context, 2 * DAY)) }), shortens)

// Durations that are refused, and those that are accepted instead. Limits after the start are open: a note in the document may mean
// that no expiry can move beyond 45 days after it.
for (const [why, what, bad, good, writes, refusing] of [
  ['beyond-limit-standard', '86401 minutes', 86_401, 86_400, WRITES, NOT_ENTITLED],
  ['beyond-limit-long', '259201 minutes', 259_201, 259_200, WRITES, {}],
  // Some services read a text that begins with a number as that number, so this text begins with a letter.
  ['not-number', 'soon', 'soon', 14_398, [...WRITES, ...LATE], {}],
] as const)
  for (const write of writes) {
    const title = `refuses a duration of ${what} ${write.when}`
    scenario(`transaction-arguments/duration-${why}-${write.on}`, title, ({ refuses }) =>
      // Other rules cover whether the longest duration is accepted.
      refuses(
        writeOver(shortens(), write),
        { duration: bad },
        { duration: good },
        { otherGood: shortens(), ...refusing },
      ),
    )
  }

for (const write of WRITES)
  scenario(
    `transaction-arguments/duration-beyond-any-limit-${write.on}`,
    `refuses a duration of 259201 minutes in any workspace ${write.when}`,
    beyondAnyLimit(write, () => ({
      beyondStandard: { duration: 86_401 },
      beyondLong: { duration: 259_201 },
      within: { duration: 14_398 },
    })),
  )

for (const write of [...WRITES, ...LATE_BY_BOTH]) {
  for (const [what, duration] of [
    ['a duration', 14_400],
    ['the default duration', 20_160],
  ] as const) {
    const title = `refuses ${what} and expires_at together ${write.when}`
    scenario(`transaction-arguments/duration-with-expires-at-${write.on}`, title, async (context) => {
      const { send } = await write.prepare(context)
      const both = { duration, expires_at: iso(ahead(context, DAY)) }
      // Each is valid alone. The rule on partly valid updates covers whether one of them is stored.
      await context.refused(() => send(both), { twin: () => send({ duration }) })
    })
  }
}

for (const write of WRITES) {
  const title = `records the response to a negative duration ${write.when}`
  scenario(`transaction-arguments/duration-negative-${write.on}`, title, async (context) => {
    const { send } = await write.prepare(context)
    await context.witness(`a duration of -60 ${write.when}`, () => send({ duration: -60 }))
  })
}

scenario('transaction-arguments/duration-omitted-keeps', 'keeps the duration when an update omits it', (context) =>
  keepsWhenOmitted(context, { duration: 14_399 }, 'transaction-arguments/duration-kept-create'),
)

scenario('transaction-arguments/duration-updated-counts', 'counts a new duration from the start', (context) =>
  updatedCounts(context, {
    first: { duration: 2_880 },
    last: { duration: 4_321 },
    holds: ({ duration }) => context.check.equal('duration', duration, 4_321),
    keptBy: 'transaction-arguments/duration-kept-update',
    counts: (expiry, answer) => context.check.now('expires_at', expiry, answer, 4_321 * MINUTE),
    countsBy: 'lifecycle/start-expires-at-duration',
  }),
)

scenario('transaction-arguments/duration-updated-counts', 'counts a duration after expires_at', async (context) => {
  context.dependsOn('transaction-arguments/duration-kept-update', 'lifecycle/start-expires-at-duration')
  const { api, given, check, found, notExercised, shows } = context
  const first = ahead(context, 3 * DAY)
  const { id } = await given.startable({ expires_at: iso(first) })
  await settled(context)
  const showsPassed = async () => Math.abs(instantOf((await given.read(id)).expires_at) - first) <= SECOND
  const wasShown = await showsPassed()
  const reason = 'a duration does not replace the expires_at of a draft'
  await ifAllowed(() => api.update(id, { duration: 8_641 }), reason)
  await settled(context)
  // A service may refuse or ignore a duration where an `expires_at` was passed. If it shows the duration instead, that counts.
  const isReplaced = wasShown && !(await showsPassed()) && (await given.read(id)).duration === 8_641
  if (!isReplaced) notExercised(reason)
  await given.calls.start(id)
  const now = await found(() => api.get(id))
  await shows(id, ({ expires_at }) => check.now('expires_at', expires_at, now, 8_641 * MINUTE))
})

scenario('transaction-arguments/duration-after-start', 'shows the expires_at that the update returned', (context) =>
  responseIsRead(context, { duration: 4_321 }),
)

scenario('transaction-arguments/duration-after-start-expires', 'still shows expires_at afterwards', async (context) => {
  context.dependsOn('lifecycle/start-expires-at-duration')
  const { api, given, check } = context
  const { id } = await given.started({ duration: 2_880 })
  await ifAllowed(() => api.update(id, { duration: 4_321 }), 'the duration of a started transaction cannot be updated')
  await staysTrue(context, id, ({ expires_at }) => check.present('expires_at', expires_at))
})

for (const when of ['', ' in a pause'])
  scenario(
    'transaction-arguments/duration-after-start-counts',
    `counts durations from the start${when}`,
    async (context) => {
      const { api, given, control, check, notExercised } = context
      const { id } = await given.startable({ duration: 2_880 })
      // The days of the draft do not count.
      const now = await control.advance((2 * DAY) / SECOND)
      await given.calls.start(id)
      const { expires_at: was, started_at } = await given.reached(id, 'started')
      // A rate limit may delay the start.
      const started = isAbsent(started_at) ? now : instantOf(started_at)
      if (when !== '') await given.calls.pause(id)
      await control.advance(DAY / SECOND)
      const answer = await api.update(id, { duration: 8_641 })
      const is = shownIn(context, answer)
      // The target decides whether such an update moves the expiry.
      const isMoved = isSuccess(answer) && Math.abs(instantOf(is) - instantOf(was)) > SECOND
      if (!isMoved) notExercised('a duration does not move the expiry of a running transaction')
      check.instant('expires_at', is, started + 8_641 * MINUTE, 2 * MINUTE)
    },
  )

for (const [what, args, minutes, rule] of [
  ['a duration', { duration: 2_880 }, 2_880, 'transaction-arguments/duration-kept-create'],
  ['the default duration', {}, 20_160, 'transaction/duration-default'],
] as const)
  scenario('transaction-arguments/duration-before-start', `does not count ${what} in a draft`, async (context) => {
    const { given, control, check } = context
    const { id } = await given.draft(args)
    const isWhole = ({ duration }: JsonObject) => check.equal('duration of the draft', duration, minutes)
    await onceShown(context, id, isWhole, rule)
    await control.advance(DAY / SECOND)
    await staysTrue(context, id, isWhole)
  })

scenario('transaction-arguments/duration-after-expires-at-update', 'records which value is shown', async (context) => {
  const { send, read } = await writeOver({ expires_at: iso(ahead(context, DAY)) }, update).prepare(context)
  await context.witness('a duration on a draft with an expires_at', () => send({ duration: 14_400 }))
  const { duration } = await read({})
  context.observe('duration afterwards', duration ?? 'not shown')
})

scenario('transaction-arguments/duration-zero', 'records the response to 0 minutes', async ({ api, witness }) => {
  await witness('a duration of 0 on creation', () => api.create({ duration: 0 }))
})
