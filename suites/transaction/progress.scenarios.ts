import { HOUR, isAbsent, MINUTE, SECOND, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, Look } from '../../helpers/engine/index.ts'
import { furtherSigners } from '../interface/scenes/further-signers.ts'
import { addedLate, signerAdded } from '../interface/scenes/late-addition.ts'
import { overdue } from '../interface/scenes/overdue-actions.ts'
import { oncePerformed, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { startedWithVisa } from '../interface/scenes/start-with.ts'
import { scenarioIn } from '../interface/scenes/scenario-in.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { caughtUp, onceShown } from '../interface/reads/once-shown.ts'
import { scenarioShowing } from '../interface/reads/scenario-showing.ts'
import { onceStalled, performedAfterRefusal, REFUSALS, REFUSED_FOR, refusedFor } from '../interface/scenes/stalled.ts'
import { stalled, stalledByOneOfTwo, stalledBySecondOfTwo } from '../interface/scenes/stalled.ts'
import { startedTwice } from '../interface/scenes/start-with.ts'
import { nameIn } from '../interface/document/states.ts'
import { isReached } from '../interface/reads/precondition.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, hasStalledAction } from '../interface/reads/tasks.ts'
import { pausedIfPossible } from '../interface/scenes/advance.ts'
import { scenario } from '../scenario.ts'
import { UNSTALLED } from './progress.rules.ts'

for (const state of ['draft', 'started', 'completed'] as const) {
  const slug = state === 'started' ? 'unfinished' : state
  scenario(`transaction/progress-value-${slug}`, `records the progress of ${nameIn(state)}`, async (context) => {
    const { id } = await context.given.inState(state)
    context.observe(`progress_value of ${nameIn(state)}`, (await context.given.read(id))['progress_value'])
  })
}

scenarioIn(UNSTALLED, 'transaction/stalled-false-*', 'does not flag * as stalled', async (context, { id }) => {
  const { stalled: flag } = await caughtUp(context, id)
  context.check.different('stalled', flag, true)
})

for (const [rule, member] of [
  ['transaction/stalled-at-absent-unstalled', 'stalled_at'],
  ['transaction/stalled-reason-absent-unstalled', 'stalled_reason'],
] as const)
  scenario(rule, `records whether a transaction that is not stalled shows ${member}`, async ({ given, observe }) => {
    const started = await given.started()
    observe(`${member} of a transaction that is not stalled`, isAbsent(started[member]) ? 'not shown' : 'shown')
  })

/** A transaction whose only participant refuses to give a visa. */
async function stalledByVisa(context: Context) {
  creatableOf(context, ['visa'])
  const { id } = await startedWithVisa(context)
  await context.given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  return { id }
}

/** A transaction that stalls because a participant refuses for a reason. */
async function stalledFor(context: Context, reason: string, who?: 'reviewer') {
  const { id, action } = await refusedFor(context, reason, who)
  const isStalled: Look = (read) => context.check.equal('actions[].stalled', actionIn(read, action)?.['stalled'], true)
  await onceShown(context, id, isStalled, ['action/stalled-flag', 'action/stalled-for-each-reason'])
  return { id }
}

/** A transaction whose reviewer refuses to review. */
const stalledByReviewer = (context: Context) => stalledFor(context, 'review_refusal')

for (const { slug, whose, situation } of [
  { slug: 'one', whose: 'whose only signer refused', situation: stalled },
  { slug: 'one', whose: 'whose only participant refused to give a visa', situation: stalledByVisa },
  { slug: 'one-of-several', whose: 'whose reviewer refused', situation: stalledByReviewer },
  { slug: 'one-of-several', whose: 'one of whose two signers refused', situation: stalledByOneOfTwo },
  { slug: 'one-of-several', whose: 'whose second signer refused', situation: stalledBySecondOfTwo },
] as const)
  scenarioShowing(`transaction/stalled-true-${slug}`, `flags a transaction ${whose}`, situation, (check, transaction) =>
    check.equal('stalled', transaction['stalled'], true),
  )

scenario('transaction/stalled-false-of-another', 'flags only the transaction of a refusal', async (context) => {
  const [refused, other] = await startedTwice(context)
  await context.given.acted(refused, { outcome: 'refused', reason: 'signature_refusal' })
  const isFlagged: Look = ({ stalled: flag }) => context.check.equal('stalled', flag, true)
  await onceShown(context, refused, isFlagged, 'transaction/stalled-true-one')
  await staysTrue(context, other, ({ stalled: flag }) => context.check.different('stalled', flag, true))
})

scenario('transaction/stalled-false-performed', 'removes the flag of the only stalled action', async (context) => {
  const { id, action } = await performedAfterRefusal(context)
  // If the action stays stalled because it was late, the transaction stays stalled too.
  await context.shows(id, (read) => {
    const [flag, isStalled] = [read['stalled'], actionIn(read, action)?.['stalled'] === true]
    context.check.that('stalled', flag !== true || isStalled, 'not true, because no action is stalled', flag)
  })
})

/** Waits until earlier requests have taken effect. If no action is stalled then, the scenario ends. */
async function needsStalled(context: Context, id: string, reason: string): Promise<void> {
  await settled(context)
  if (!(await isReached(() => onceStalled(context, id)))) context.notExercised(reason)
}

scenario('transaction/stalled-false-removed', 'removes the flag with the signer who refused', async (context) => {
  const { api, given, check, shows } = context
  const { id, first } = await startedWithTwoSigners(context)
  await given.actedBy(id, first.signer, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  await ifAllowed(
    () => api.addSigner(id, { signer: first.signer, field: first.fieldId, delete: true }),
    'a signer who has refused cannot be removed',
  )
  await shows(id, (read) => {
    const flag = read['stalled']
    check.that('stalled', flag !== true || hasStalledAction(read), 'not true, because no action is stalled', flag)
  })
})

for (const change of ['added', 'removed'] as const)
  scenario('transaction/stalled-true-other-signers', `keeps the flag when a signer is ${change}`, async (context) => {
    const { api, given, check } = context
    const { id, first, second } = await startedWithTwoSigners(context)
    await given.actedBy(id, first.signer, { outcome: 'refused', reason: 'signature_refusal' })
    const isFlagged: Look = ({ stalled: flag }) => check.equal('stalled', flag, true)
    await onceStalled(context, id)
    await onceShown(context, id, isFlagged, 'transaction/stalled-true-one-of-several')
    if (change === 'added') await signerAdded(context, first)
    else
      await ifAllowed(
        () => api.addSigner(id, { signer: second.signer, field: second.fieldId, delete: true }),
        'no other signer can be removed from a stalled transaction',
      )
    // The change may give the action another chance.
    await needsStalled(context, id, `no action is stalled once a signer was ${change}`)
    await context.shows(id, isFlagged)
  })

scenario('transaction/stalled-true-allotted-time', 'flags a transaction whose signer is late', async (context) => {
  const { id } = await overdue(context)
  await context.shows(id, ({ stalled: flag }) => context.check.equal('stalled', flag, true))
})

for (const { rule, word, member } of [
  { rule: 'transaction/stalled-at-shown', word: 'when', member: 'stalled_at' },
  { rule: 'transaction/stalled-reason-shown', word: 'why', member: 'stalled_reason' },
] as const)
  for (const { who, situation } of [
    { who: 'signer refused', situation: stalled },
    { who: 'reviewer refused', situation: stalledByReviewer },
    { who: 'participant refused to give a visa', situation: stalledByVisa },
  ])
    scenarioShowing(rule, `shows ${word} a transaction stalled whose ${who}`, situation, (check, transaction) =>
      check.present(member, transaction[member]),
    )

scenario('transaction/stalled-at-time', 'shows the time of the refusal as stalled_at', async (context) => {
  const { given, control, check, shows } = context
  const { id } = await given.started()
  const now = await control.advance(HOUR / SECOND)
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceShown(context, id, ({ stalled_at: at }) => check.present('stalled_at', at), 'transaction/stalled-at-shown')
  await shows(id, ({ stalled_at: at }) => check.instant('stalled_at', at, now, 5 * MINUTE))
})

for (const { reason, who } of REFUSED_FOR) {
  const refusal = `${reason} of a ${who ? `${who}'s ` : ''}refusal`
  scenario('transaction/stalled-reason-given', `shows the reason ${refusal}`, async (context) => {
    context.dependsOn('transaction/stalled-reason-shown')
    const { id } = await stalledFor(context, reason, who)
    await context.shows(id, ({ stalled_reason: shown }) => context.check.equal('stalled_reason', shown, reason))
  })
}

// Those to sign and to review are among the situations above.
for (const reason of REFUSALS.filter((one) => !['signature_refusal', 'review_refusal'].includes(one))) {
  const situation = (context: Context) => stalledFor(context, reason)
  scenarioShowing('transaction/stalled-true-one', `flags a refusal for ${reason}`, situation, (check, read) =>
    check.equal('stalled', read['stalled'], true),
  )
  scenarioShowing(
    'transaction/stalled-at-shown',
    `shows when somebody refused for ${reason}`,
    situation,
    (check, read) => check.present('stalled_at', read['stalled_at']),
  )
}

scenario('transaction/stalled-stays-paused', 'keeps the flag, the time and the reason in a pause', async (context) => {
  const { check, notExercised } = context
  const { id } = await stalled(context)
  const isFlagged: Look = (read) => check.equal('stalled', read['stalled'], true)
  const before = await onceShown(context, id, isFlagged, 'transaction/stalled-true-one')
  await pausedIfPossible(context, id, 'a stalled transaction')
  await staysTrue(context, id, (read) => {
    if (read['stalled'] !== true) notExercised('a paused transaction is not flagged')
    for (const member of ['stalled_at', 'stalled_reason'])
      if (!isAbsent(before[member])) check.kept(member, read[member], before[member])
  })
})

scenario('transaction/stalled-as-actions-paused', 'flags a paused transaction as its actions', async (context) => {
  context.dependsOn('transaction/stalled-true-one')
  const { id } = await stalled(context)
  await pausedIfPossible(context, id, 'a stalled transaction')
  await needsStalled(context, id, 'a paused transaction shows no stalled action')
  await context.shows(id, (read) => context.check.equal('stalled', read['stalled'], true))
})

scenario('transaction/stalled-stays-document', 'keeps the flag and the reason with a document', async (context) => {
  const { api, given, check } = context
  const { id } = await stalledByOneOfTwo(context)
  const isFlagged: Look = (read) => check.equal('stalled', read['stalled'], true)
  const before = await onceShown(context, id, isFlagged, 'transaction/stalled-true-one-of-several')
  const document = await given.file()
  await ifAllowed(() => api.addDocument(id, { document }), 'no document can be added to a stalled transaction')
  // The document may give the action another chance.
  await needsStalled(context, id, 'no action is stalled once a document was added')
  await context.shows(id, (read) => {
    isFlagged(read)
    for (const member of ['stalled_at', 'stalled_reason'])
      if (!isAbsent(before[member])) check.kept(member, read[member], before[member])
  })
})

const SIGNING = (['signing', 'type', 'range'] as const).map((end) => `transaction/progress-value-${end}` as const)

scenario(SIGNING, 'shows the progress when one of several alternates has signed', async (context) => {
  const { given, observe } = context
  const { id, documentId, fieldId } = await given.startable()
  await furtherSigners(context, id, fieldId)
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  // The target decides whether an alternate or the other signer acts first.
  for (const signed of [1, 2]) {
    await given.acted(id, { outcome: 'done' })
    // The tasks of the other alternates are skipped, perhaps a moment later.
    await given.takenEffect(SECOND)
    observe(`progress_value when ${signed} of 2 fields are signed`, (await given.read(id))['progress_value'])
  }
})

// The shape of the transaction judges each response.
for (const isLate of [false, true]) {
  const when = isLate ? 'if two are added after the start' : 'if all are assigned before the start'
  scenario(SIGNING, `shows the progress of three signers ${when}`, async (context) => {
    if (isLate) context.dependsOn('field/added-after-start', 'signature/signer-after-start')
    const { given, observe } = context
    const { id, documentId } = await given.startable()
    if (isLate) await given.calls.start(id)
    const assign = async () => {
      for (const y of [300, 500]) await given.signer(id, documentId, { field: { y } })
      return true
    }
    await (isLate ? addedLate(context, assign) : assign())
    if (!isLate) await given.calls.start(id)
    for (const signed of [1, 2, 3]) {
      await oncePerformed(context, id, await given.acted(id, { outcome: 'done' }))
      observe(`progress_value when ${signed} of 3 have signed, ${when}`, (await given.read(id))['progress_value'])
    }
  })
}
