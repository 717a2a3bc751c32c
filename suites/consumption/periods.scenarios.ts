// The period of a consumption report.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../helpers/engine/http/exchange.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject } from '../../helpers/engine/values/json.ts'
import { HOUR, instantOf, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { blamePlainCase } from '../interface/writes/blame-plain-case.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { ahead, DAY, iso, isoWithFractions, isoWithOffset } from '../interface/document/times.ts'
import { isolatedScenario, scenario } from '../scenario.ts'
import { between, comesToCount, countsNothing, reportOf, type Asking, type Period } from './reports.ts'
import { ofOne, withReview, withSeal, withVisa } from './works.ts'

const STARTED = { started_transactions: 1 }
const CANCELLED = { cancelled_transactions: 1 }
const COMPLETED = { completed_transactions: 1, signatures: 1, signed_documents: 1 }
const COMPLETED_COUNTS = [
  'consumption/completed-counted',
  'consumption/signatures-counted',
  'consumption/signed-documents-counted',
] as const

/** Half an hour before and after now, because clocks differ. */
const nearby = (context: Context, write = iso, ms = 30 * MINUTE): Period =>
  between(ahead(context, -30 * MINUTE), ahead(context, ms), write)

/** Some days that ended before now. */
const ended = (context: Context): Period => between(ahead(context, -3 * DAY), ahead(context, -HOUR))

isolatedScenario('consumption/period-counts', 'counts the work in a period of an hour', async (context) => {
  await context.given.started()
  const counts = async (asking: Asking) => void (await comesToCount(context, STARTED, asking))
  await blamePlainCase(
    async () => counts({ period: await acceptedPeriod(context) }),
    () => counts({}),
    'consumption/started-counted',
  )
})

scenario('consumption/period-accepted', 'accepts the bounds of a past period', async (context) => {
  const { api, accepts, notExercised } = context
  const ask = ([from, until]: readonly [number, number]) =>
    api.call('summary', [], { ...between(ahead(context, from), ahead(context, until)) })
  // A service may refuse a period for its length, or for its distance from now.
  const refused: Answer[] = []
  for (const period of PAST) {
    const answer = await ask(period)
    if (isSuccess(answer)) return
    refused.push(answer)
  }
  const isOfBound = ({ body }: Answer) => isObject(body) && /^created_[gl]t$/.test(String(body['param']))
  const other = refused.find((answer) => !isOfBound(answer))
  if (other) notExercised(`a summary got ${other.status}, and the response names no bound as the parameter concerned`)
  await accepts(() => ask(PAST[0]))
})

/** Periods that have ended: their bounds, in milliseconds from now. */
const PAST = [
  [-DAY, -HOUR],
  [-3 * DAY, -DAY],
  [-HOUR, -MINUTE],
] as const

scenario('consumption/period-to-the-second', 'accepts a period with and without milliseconds', async (context) => {
  const ask = (write: typeof iso) => context.api.call('summary', [], { ...nearby(context, write, 0) })
  const [plain, precise] = [await ask(iso), await ask(isoWithFractions)]
  if (!isSuccess(precise)) context.notExercised('the service returns no report for a period with milliseconds')
  context.check.that('report for a period without milliseconds', isSuccess(plain), 'a success', plain.status)
})

/** A period around now that the target accepts: it may refuse periods that end in the future. */
async function acceptedPeriod(context: Context): Promise<Period> {
  const answer = await context.api.call('summary', [], { ...nearby(context) })
  if (isSuccess(answer)) return nearby(context)
  // The period now ends after the work, even if the target compares whole seconds.
  await sleep(2 * SECOND)
  return nearby(context, iso, 0)
}

for (const { rule, how, write } of [
  { rule: 'consumption/period-with-fractions', how: 'milliseconds', write: isoWithFractions },
  { rule: 'consumption/period-with-offset', how: 'an offset', write: isoWithOffset },
] as const)
  isolatedScenario(rule, `counts the work in a period that is written with ${how}`, async (context) => {
    await context.given.started()
    const plain = await acceptedPeriod(context)
    const counts = async (asking: Asking) => void (await comesToCount(context, STARTED, asking))
    const [from, until] = [plain.created_gt, plain.created_lt].map(instantOf) as [number, number]
    await blamePlainCase(
      () => counts({ period: between(from, until, write), mustAccept: true }),
      () => counts({ period: plain }),
      'consumption/period-counts',
    )
  })

// The default period must count the work first. Otherwise a late count would look like a count outside the period.
isolatedScenario('consumption/period-before', 'counts no creation in a period before it', async (context) => {
  await context.given.started()
  await precondition(() => comesToCount(context, STARTED), 'consumption/started-counted')
  countsNothing(context, await reportOf(context, { period: ended(context) }))
})

isolatedScenario('consumption/period-before', 'counts no cancellation in a period before it', async (context) => {
  await context.given.cancelled()
  await precondition(() => comesToCount(context, CANCELLED), 'consumption/cancelled-counted')
  countsNothing(context, await reportOf(context, { period: ended(context) }))
})

// Acts of participants and certificates, and the counts that they change.
for (const { by, what, of, counts, claim } of [
  { by: 'acts', what: 'no act', of: ofOne, counts: COMPLETED, claim: COMPLETED_COUNTS },
  { by: 'acts', what: 'no review', of: withReview, counts: { reviews: 1 }, claim: 'consumption/reviews-counted' },
  { by: 'acts', what: 'no visa', of: withVisa, counts: { visas: 1 }, claim: 'consumption/visas-counted' },
  { by: 'seals', what: 'no seal', of: withSeal, counts: { seals: 1 }, claim: 'consumption/seals-counted' },
] as const)
  isolatedScenario(`consumption/period-before-${by}`, `counts ${what} in a period before it`, async (context) => {
    await of(context)
    await precondition(() => comesToCount(context, counts), claim)
    countsNothing(context, await reportOf(context, { period: ended(context) }))
  })

isolatedScenario('consumption/period-after', 'counts nothing in a period after the work', async (context) => {
  await context.given.completed()
  await context.given.cancelled()
  await precondition(() => comesToCount(context, { ...COMPLETED, ...CANCELLED }), COMPLETED_COUNTS)
  const later = await context.control.advance((3 * DAY) / SECOND)
  countsNothing(context, await reportOf(context, { period: between(later - DAY, later) }))
})

isolatedScenario('consumption/period-after-hours', 'counts nothing in a period of the same day', async (context) => {
  context.dependsOn('consumption/period-after')
  const { given, control } = context
  const now = await control.advance(1)
  // The start, the cancellation and the period are on one day, in UTC: from six to nine on the next day.
  await control.advance((DAY - (now % DAY) + 6 * HOUR) / SECOND)
  await given.cancelled()
  const then = await control.advance(1)
  const later = await control.advance((3 * HOUR) / SECOND)
  const whole = { period: between(then - HOUR, later) }
  await precondition(() => comesToCount(context, CANCELLED, whole), 'consumption/cancelled-counted')
  countsNothing(context, await reportOf(context, { period: between(later - HOUR, later) }))
})

isolatedScenario('consumption/period-after-expiry', 'counts no expiry in a period after it', async (context) => {
  await context.given.expired()
  const later = await context.control.advance((3 * DAY) / SECOND)
  const whole = { period: between(later - 30 * DAY, later) }
  await precondition(() => comesToCount(context, { expired_transactions: 1 }, whole), 'consumption/expired-counted')
  countsNothing(context, await reportOf(context, { period: between(later - DAY, later) }))
})

/** Incomplete or invalid periods. */
const odd: readonly (readonly [rule: OddId, what: string, (context: Context) => Args])[] = [
  ['consumption/bounds-left-out', 'a report without a period', () => ({})],
  [
    'consumption/bounds-left-out',
    'a report with only a beginning',
    (context) => ({ created_gt: iso(ahead(context, -DAY)) }),
  ],
  ['consumption/bounds-left-out', 'a report with only an end', (context) => ({ created_lt: iso(ahead(context, 0)) })],
  ['consumption/bounds-malformed', 'a report that begins yesterday, in words', () => ({ created_gt: 'yesterday' })],
  ['consumption/bounds-malformed', 'a report that ends tomorrow, in words', () => ({ created_lt: 'tomorrow' })],
  [
    'consumption/bounds-malformed',
    'a report with dates without times',
    () => ({ created_gt: '2026-01-01', created_lt: '2026-01-31' }),
  ],
  [
    'consumption/bounds-reversed',
    'a report that ends before it begins',
    (context) => ({ ...between(ahead(context, 0), ahead(context, -DAY)) }),
  ],
]
type OddId = `consumption/bounds-${'left-out' | 'malformed' | 'reversed'}`

for (const [rule, what, args] of odd)
  scenario(rule, `records the response to ${what}`, async (context) => {
    await context.witness(what, () => context.api.call('summary', [], args(context)))
  })

isolatedScenario(
  ['consumption/period-edge', 'consumption/deprecated-report-counts'],
  'records the counts at the edges of a period and in the deprecated report',
  async (context) => {
    const { started_at } = await context.given.started()
    await precondition(() => comesToCount(context, STARTED), 'consumption/started-counted')
    const at = instantOf(contentOf('started_at', started_at, 'lifecycle/start-started-at'))
    if (Number.isNaN(at))
      throw new Inconclusive('started_at is not a date-time', { causes: ['transaction/started-at-type'] })
    for (const [what, asking] of [
      ['in a period that begins with the start', { period: between(at, at + HOUR, isoWithFractions) }],
      ['in a period that ends with the start', { period: between(at - HOUR, at, isoWithFractions) }],
      ['in the deprecated report', { name: 'report', period: nearby(context) }],
      ['in the deprecated report for a period that ended before the start', { name: 'report', period: ended(context) }],
    ] as const) {
      const report = await reportOf(context, asking)
      context.observe(`started transactions ${what}`, report['started_transactions'])
    }
  },
)

scenario('consumption/no-access', 'records the response to reading a report without access', async (context) => {
  const api = context.apiWithoutAccess()
  await context.witness('a report with a key that lacks access', () => api.call('summary', [], { ...nearby(context) }))
})
