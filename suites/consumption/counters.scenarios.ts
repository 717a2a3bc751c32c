import { isolatedScenario } from '../scenario.ts'
import { HOUR, MINUTE, objectsIn, type Context } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { advance } from '../interface/scenes/advance.ts'
import { refusedFor } from '../interface/scenes/stalled.ts'
import { startedWithVisa } from '../interface/scenes/start-with.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { ahead, DAY } from '../interface/document/times.ts'
import { UNMOVED, UNMOVED_BY_LOW_LEVELS } from './counts.ts'
import { between, checkCounts, comesToCount, countsNothing, levelsOf, reportOf, type Period } from './reports.ts'
import { records } from './steps.ts'
import { BY_LEVEL_RULES, COUNTED_WORKS, WORKS_BY_LEVEL } from './counted-works.ts'
import { complete, draftOfTwo, ofTwo, withReview, withSeal, withTwoReviews, withTwoVisas, withVisa } from './works.ts'

// The work that a consumption report counts. Each case has a workspace of its own, because other work would count too.

/** The period from yesterday until the present of a workspace whose clock was advanced. */
async function passed(context: Context): Promise<Period> {
  return between(ahead(context, -DAY), (await context.control.advance(1)) + HOUR)
}

const NO_OTHER = { completed_transactions: 0, cancelled_transactions: 0, expired_transactions: 0 }

for (const state of ['started', 'cancelled', 'expired', 'completed'] as const) {
  isolatedScenario(`consumption/${state}-counted`, `counts a transaction that is ${state}`, async (context) => {
    await context.given[state]()
    // The clock of the workspace may be days ahead.
    const period = state === 'expired' ? await passed(context) : undefined
    await comesToCount(context, { ...NO_OTHER, [`${state}_transactions`]: 1 }, period && { period })
  })

  isolatedScenario(`consumption/${state}-counted`, `counts a transaction of two that is ${state}`, async (context) => {
    const work = await draftOfTwo(context, { duration: DAY / MINUTE })
    if (state === 'completed') await complete(context, work)
    else await context.given.calls.start(work.id)
    if (state === 'cancelled') await context.given.calls.cancel(work.id)
    if (state === 'expired') await advance(context, work.id, state)
    const period = state === 'expired' ? await passed(context) : undefined
    await settled(context)
    await comesToCount(context, { ...NO_OTHER, [`${state}_transactions`]: 1 }, period && { period })
  })
}

for (const state of ['cancelled', 'expired'] as const)
  for (const { what, outcome } of [
    { what: 'signed', outcome: { outcome: 'done' } },
    { what: 'refused', outcome: { outcome: 'refused', reason: 'signature_refusal' } },
  ] as const) {
    const title = `counts a transaction that is ${state} after one of two signers ${what}`
    isolatedScenario(`consumption/${state}-halfway-counted`, title, async (context) => {
      context.dependsOn(`consumption/${state}-counted`)
      const { id } = await context.given.startedByTwo({ duration: DAY / MINUTE })
      await context.given.acted(id, outcome)
      await advance(context, id, state)
      const period = state === 'expired' ? await passed(context) : undefined
      await comesToCount(context, { ...NO_OTHER, [`${state}_transactions`]: 1 }, period && { period })
    })
  }

isolatedScenario('consumption/started-counted', 'counts a start once after an update', async (context) => {
  const { id } = await context.given.started()
  await context.given.calls.update(id, { metadata: { purpose: 'lease' } })
  await settled(context)
  await comesToCount(context, { ...NO_OTHER, started_transactions: 1 })
})

isolatedScenario('consumption/cancelled-counted', 'counts a cancellation once despite a retry', async (context) => {
  const { api, given, witness } = context
  const { id } = await given.started()
  await given.calls.pause(id)
  await given.calls.cancel(id, { cancel_code: 'other_reason' })
  await given.reached(id, 'cancelled')
  await witness('second cancellation', () => api.cancel(id))
  await settled(context)
  await comesToCount(context, { cancelled_transactions: 1, completed_transactions: 0, expired_transactions: 0 })
})

for (const [rule, what, of, counts] of COUNTED_WORKS)
  isolatedScenario(`consumption/${rule}`, `counts ${what}`, async (context) => {
    await of(context)
    await comesToCount(context, counts)
  })

// Two transactions with the same work, and the counts of both.
for (const [what, of, counts, ...counted] of [
  ['visas', withVisa, { visas: 2 }, 'visas-counted'],
  ['reviews', withReview, { reviews: 2 }, 'reviews-counted'],
  ['seals', withSeal, { seals: 2, sealed_documents: 2 }, 'seals-counted', 'sealed-documents-counted'],
] as const)
  isolatedScenario(`consumption/${what}-add-up`, `counts the ${what} in two transactions`, async (context) => {
    context.dependsOn('consumption/unmoved-stay-zero', 'consumption/draft-uncounted')
    context.dependsOn(...counted.map((rule) => `consumption/${rule}` as const))
    await of(context)
    await of(context)
    await comesToCount(context, counts)
  })

for (const [what, of, counts] of [
  ['visas', withTwoVisas, { visas: 2 }],
  ['reviews', withTwoReviews, { reviews: 2 }],
] as const)
  isolatedScenario(`consumption/${what}-add-up`, `counts two ${what} in one transaction`, async (context) => {
    context.dependsOn(`consumption/${what}-counted`)
    await of(context)
    await comesToCount(context, counts)
  })

/** Asserts that a report counts no more than one transaction as started. It may leave the count later. */
async function countsOneStart(context: Context, period?: Period): Promise<void> {
  await settled(context)
  const { started_transactions: count } = await reportOf(context, period && { period })
  context.check.that('started_transactions of the report', !(Number(count) > 1), 'at most 1', count)
}

isolatedScenario('consumption/paused-once', 'counts a transaction once despite a pause', async (context) => {
  context.dependsOn('consumption/started-counted', 'consumption/draft-uncounted')
  const { api, given, witness } = context
  const { id } = await given.started()
  await given.calls.pause(id)
  await countsOneStart(context)
  await witness('a start of the paused transaction', () => api.start(id))
  await countsOneStart(context)
})

for (const state of ['cancelled', 'expired', 'completed'] as const)
  isolatedScenario(`consumption/started-once-${state}`, `counts a start once if ${state}`, async (context) => {
    context.dependsOn('consumption/started-counted', `consumption/${state}-counted`)
    await context.given[state]()
    const period = state === 'expired' ? await passed(context) : undefined
    await precondition(
      () => comesToCount(context, { [`${state}_transactions`]: 1 }, period && { period }),
      `consumption/${state}-counted`,
    )
    await countsOneStart(context, period)
  })

isolatedScenario('consumption/counts-both-forms', 'counts starts in both forms of authentication', async (context) => {
  context.dependsOn('consumption/started-counted')
  context.dependsOn(
    'consumption/transactions-add-up',
    'authentication/basic-accepted',
    'authentication/bearer-accepted',
  )
  const { apiAs, given, workspace } = context
  for (const scheme of ['basic', 'bearer'] as const) {
    const { id } = await given.startable()
    await given.success(() => apiAs({ scheme, secret: workspace.key }).start(id))
  }
  await comesToCount(context, { started_transactions: 2 })
})

for (const [kind, what, of, expected, plain] of WORKS_BY_LEVEL)
  isolatedScenario(BY_LEVEL_RULES[kind], `counts ${what} under one level`, async (context) => {
    const name = `${kind}_by_required_level` as const
    context.dependsOn(`consumption/${plain}`)
    await of(context)
    await context.eventually(async () => {
      const report = await reportOf(context)
      const sum = levelsOf(report, name).reduce((one, other) => one + other, 0)
      // A report is up to date once it counts a signature.
      const total = expected === 'as many as in total' ? Math.max(1, Number(report[kind])) : expected
      context.check.equal(`${name} of the report: sum of all levels`, sum, total)
    })
  })

isolatedScenario('consumption/fresh-counts-nothing', 'counts nothing in a new workspace', async (context) => {
  countsNothing(context, await reportOf(context))
  countsNothing(context, await reportOf(context))
})

for (const { what, isReviewed, isCancelled } of [
  { what: 'a draft in any state', isReviewed: false, isCancelled: false },
  { what: 'a review of a draft', isReviewed: true, isCancelled: false },
  { what: 'a cancelled draft, except as cancelled', isReviewed: false, isCancelled: true },
])
  isolatedScenario('consumption/draft-uncounted', `does not count ${what}`, async (context) => {
    const { id, signer } = await context.given.startable()
    if (isReviewed) await context.given.reviewer(id, signer)
    if (isCancelled) await context.given.calls.cancel(id)
    await settled(context)
    const open = ['read_documents', 'timestamps', 'transactions_by_max_level'] as const
    const report = await reportOf(context)
    countsNothing(context, report, isCancelled ? [...open, 'cancelled_transactions'] : open)
    const { cancelled_transactions: count } = report
    context.check.that('cancelled_transactions of the report', !(Number(count) > 1), 'at most 1', count)
  })

isolatedScenario('consumption/closed-not-completed', 'counts no completion before it happens', async (context) => {
  const { id } = await context.given.closed()
  await settled(context)
  checkCounts(context, await reportOf(context), { completed_transactions: 0 })
  await context.given.finished(id)
  await comesToCount(context, { completed_transactions: 1 })
})

isolatedScenario('consumption/unmoved-stay-zero', 'counts nothing but the signature of one signer', async (context) => {
  const { id } = await context.given.completed()
  const isThere = () => comesToCount(context, { signatures: 1 })
  const report = await precondition(isThere, 'consumption/signatures-counted')
  const levels = objectsIn(await context.given.read(id), 'participants').map((one) => one['min_signature_level'])
  const isLow = levels.length > 0 && levels.every((level) => level === 'level0' || level === 'level1')
  checkCounts(context, report, { ...UNMOVED, ...(isLow && UNMOVED_BY_LOW_LEVELS) })
})

isolatedScenario('consumption/transactions-add-up', 'counts two transactions in each state', async (context) => {
  const both = [await context.given.started(), await context.given.started()]
  await comesToCount(context, { started_transactions: 2 })
  for (const { id } of both) await context.given.calls.cancel(id)
  await comesToCount(context, { cancelled_transactions: 2 })
})

isolatedScenario('consumption/expired-add-up', 'counts two expired transactions', async (context) => {
  const duration = DAY / MINUTE
  await context.given.started({ duration })
  await advance(context, (await context.given.started({ duration })).id, 'expired')
  await comesToCount(context, { expired_transactions: 2 }, { period: await passed(context) })
})

isolatedScenario('consumption/counts-all-keys', 'counts transactions of both keys for each key', async (context) => {
  const second = context.apiWithSecondKey()
  await context.given.started()
  const { id } = await context.given.startable({ private: false })
  await context.given.success(() => second.start(id))
  for (const api of [context.api, second]) await comesToCount(context, { started_transactions: 2 }, { api })
})

isolatedScenario('consumption/counts-private', 'counts a private transaction', async (context) => {
  await context.given.started({ private: true })
  await comesToCount(context, { started_transactions: 1 })
})

isolatedScenario('consumption/signatures-refused', 'does not count a refused signature', async (context) => {
  const { id } = await context.given.started()
  await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await settled(context)
  checkCounts(context, await reportOf(context), { signatures: 0, signed_documents: 0, visas: 0 })
})

isolatedScenario('consumption/signatures-refused', 'does not count a refused review', async (context) => {
  await refusedFor(context, 'review_refusal')
  await settled(context)
  checkCounts(context, await reportOf(context), { reviews: 0 })
})

isolatedScenario('consumption/signatures-refused', 'does not count a refused visa', async (context) => {
  creatableOf(context, ['visa'])
  const { id } = await startedWithVisa(context)
  await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await settled(context)
  checkCounts(context, await reportOf(context), { visas: 0, signatures: 0, signed_documents: 0 })
})

isolatedScenario('consumption/awaited-uncounted', 'counts nothing that is awaited', async (context) => {
  creatableOf(context, ['visa'])
  const { given } = context
  const { id, documentId } = await given.startable()
  await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  await given.calls.start(id)
  await settled(context)
  checkCounts(context, await reportOf(context), { signatures: 0, signed_documents: 0, visas: 0 })
})

isolatedScenario('consumption/counts-own-workspace', 'counts nothing from another workspace', async (context) => {
  const other = await context.apiOfAnotherWorkspace()
  await context.given.started()
  await precondition(() => comesToCount(context, { started_transactions: 1 }), 'consumption/started-counted')
  countsNothing(context, await reportOf(context, { api: other }))
})

isolatedScenario(
  [
    'consumption/works-counted',
    'consumption/started-later',
    'consumption/paused-counted',
    'consumption/cancelled-draft-counted',
    'consumption/read-documents-counted',
    'consumption/timestamps-counted',
    'consumption/transactions-by-max-level-counted',
    'consumption/levels-counted',
  ],
  'records which counts change with each step of a transaction',
  records,
)

isolatedScenario('consumption/signed-document-of-two', 'records how documents signed twice count', async (context) => {
  await ofTwo(context)
  await precondition(() => comesToCount(context, { signatures: 2 }), 'consumption/signatures-add-up')
  const report = await reportOf(context)
  context.observe('signed_documents', report['signed_documents'])
  context.observe('signed_documents_by_required_level', report['signed_documents_by_required_level'])
})
