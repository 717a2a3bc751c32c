import { Inconclusive, isAbsent, objectsIn, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import type { Look } from '../../helpers/engine/index.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { REFUSALS, refusedFor } from '../interface/scenes/stalled.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, checkLeft, doneIn } from '../interface/reads/tasks.ts'
import { STALL_REASONS } from '../interface/document/values.ts'
import { scenario } from '../scenario.ts'
import { onEach, withMessage } from './scene.ts'
import { checkDone } from '../interface/reads/performed-tasks.ts'
import { canAct, NAMES_SIGNER, oncePerformed, startedWithTwoSigners } from '../interface/scenes/performing.ts'

const REFUSED = { outcome: 'refused', reason: 'signature_refusal' } as const
const stalledOf = (read: JsonObject, action: string) => actionIn(read, action)?.['stalled']

/** The plain refusal to sign is judged by `action/stalled-flag`. */
for (const reason of REFUSALS.filter((one) => one !== 'signature_refusal'))
  scenario('action/stalled-for-each-reason', `flags an action refused with the reason ${reason}`, async (context) => {
    const { id, action } = await refusedFor(context, reason)
    await context.shows(id, (read) => context.check.equal('actions[].stalled', stalledOf(read, action), true))
  })

scenario('action/stalled-not-fresh', 'does not flag actions that have just opened', async (context) => {
  const { id } = await startedWithTwoSigners(context)
  await context.given.actions(id)
  await staysTrue(context, id, (read) => {
    for (const { stalled } of objectsIn(read, 'actions')) context.check.different('actions[].stalled', stalled, true)
  })
})

scenario('action/stalled-not-by-message', 'flags no action of a signer who wrote a message', async (context) => {
  const { id, action } = await withMessage(context)
  await staysTrue(context, id, (read) => context.check.different('actions[].stalled', stalledOf(read, action), true))
})

/** A transaction that shows that one of its two signers refused: `refused` is that signer, `left` the other. */
async function refusedByOne(context: Context) {
  const { id, first, second } = await startedWithTwoSigners(context)
  const action = await context.given.acted(id, REFUSED)
  const isFlagged: Look = (now) => context.check.equal('stalled', stalledOf(now, action), true)
  const read = await onceShown(context, id, isFlagged, 'action/stalled-flag')
  const isOf = ({ signer }: typeof first) => actionsOf(read, signer).some((one) => String(one['id']) === action)
  if (!isOf(first) && !isOf(second))
    throw new Inconclusive('the refused action names neither signer', { causes: NAMES_SIGNER })
  return { id, action, read, ...(isOf(first) ? { refused: first, left: second } : { refused: second, left: first }) }
}

const OF_REFUSED = ['action/refused-task-not-done', 'action/refused-not-closed', 'action/refused-acts-again'] as const

scenario(OF_REFUSED, 'does not show a refused task as done', async (context) => {
  const { given, control, check, observe } = context
  const { id, action, read } = await refusedByOne(context)
  await staysTrue(context, id, (now) => {
    check.equal('number of actions[].tasks[] with state done of the signer who refused', doneIn(now, action), 0)
  })
  const isHidden = isAbsent(actionIn(read, action)?.['closed_at'])
  observe('closed_at of the signer who refused', isHidden ? 'not shown' : 'shown')
  observe('a signer who has refused can act', await control.act(action, { outcome: 'done' }))
  const afterwards = await given.read(id)
  observe('the action is stalled afterwards', stalledOf(afterwards, action))
  observe('the transaction is stalled afterwards', afterwards['stalled'])
})

/** A transaction in which both signers refused, one after the other, and their actions. */
async function refusedByBoth(context: Context) {
  const { id, action: first, read, left } = await refusedByOne(context)
  const own = actionsOf(read, left.signer).map((one) => String(one['id']))
  let second: string | undefined
  for (const action of own) if (!second && (await canAct(context, action, REFUSED))) second = action
  return { id, first, second: second ?? context.notExercised('nobody else can refuse after one signer has refused') }
}

scenario('action/stalled-after-another', 'flags the second of two refused actions', async (context) => {
  const { id, second } = await refusedByBoth(context)
  const what = 'actions[].stalled of the signer who refused last'
  await context.shows(id, (now) => context.check.equal(what, stalledOf(now, second), true))
})

scenario('action/stalled-stays', 'keeps the flags of one of two who refused when the other acts', async (context) => {
  const { check, notExercised } = context
  const { id, first, second } = await refusedByBoth(context)
  const isFlagged: Look = (now) => check.equal('stalled', stalledOf(now, second), true)
  await onceShown(context, id, isFlagged, 'action/stalled-after-another')
  if (!(await canAct(context, first, { outcome: 'done' })))
    notExercised('a participant who has refused can no longer act')
  await oncePerformed(context, id, first)
  await staysTrue(context, id, (read) => {
    check.equal('actions[].stalled of the signer who refused last', stalledOf(read, second), true)
    check.equal('stalled', read['stalled'], true)
  })
})

scenario('action/refusal-leaves-others', 'neither skips nor finishes the task of the other signer', async (context) => {
  const { id, left } = await refusedByOne(context)
  const ofLeft = (read: JsonObject) => tasksOf(read, left.signer)
  await onEach(context, id, 'tasks of the other signer', ofLeft, (task, read) => checkLeft(context, read, task))
})

/** Such a transaction after the other signer has signed, if the order of the participants allows it. */
async function signedByOther(context: Context) {
  const { control, notExercised } = context
  const { id, read, left, action: refused } = await refusedByOne(context)
  for (const { id: action } of actionsOf(read, left.signer))
    if (await control.act(String(action), { outcome: 'done' })) return { id, action: String(action), left, refused }
  return notExercised('nobody else can act after one signer has refused')
}

scenario('action/refused-awaited', 'does not close a transaction in which a signer has refused', async (context) => {
  const { id, action } = await signedByOther(context)
  await oncePerformed(context, id, action)
  await staysTrue(context, id, (read) => context.check.equal('state', read['state'], 'started'))
})

scenario('action/stalled-stays', 'keeps the flags of a signer who refused when another signs', async (context) => {
  const { id, action, refused } = await signedByOther(context)
  await oncePerformed(context, id, action)
  await staysTrue(context, id, (read) => {
    context.check.equal('actions[].stalled of the signer who refused', stalledOf(read, refused), true)
    context.check.equal('stalled', read['stalled'], true)
  })
})

scenario('action/done-while-stalled', 'accepts the signature of a signer after another refused', async (context) => {
  context.dependsOn('action/task-done-signed')
  const { id, left } = await signedByOther(context)
  await context.shows(id, (read) => checkDone(context, read, left.signer))
})

for (const reason of STALL_REASONS.filter((one) => !REFUSALS.some((refusal) => refusal === one)))
  scenario('action/stalled-otherwise', `records the flags and the reason shown after ${reason}`, async (context) => {
    const { id, action } = await refusedFor(context, reason)
    const read = await context.given.read(id)
    context.observe(`stalled_reason for ${reason}`, read['stalled_reason'])
    context.observe(`the action is stalled for ${reason}`, stalledOf(read, action))
  })
