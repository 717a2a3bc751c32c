import { isAbsent, objectsIn, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import type { Look } from '../../helpers/engine/index.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { REFUSALS, REFUSED_FOR, refusedFor } from '../interface/scenes/stalled.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { actionIn, checkLeft, doneIn } from '../interface/reads/tasks.ts'
import { STALL_REASONS } from '../interface/document/values.ts'
import { scenario } from '../scenario.ts'
import { onEach, withMessage } from './scene.ts'
import { checkDone } from '../interface/reads/performed-tasks.ts'
import { canAct, onceOpened, oncePerformed, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { actedByOne, alternates, bothAct, INDEPENDENT, onceFlagged, PAIRS } from '../interface/scenes/pairs.ts'
import { signers, unlessSpared, type Acts, type Pair } from '../interface/scenes/pairs.ts'

const stalledOf = (read: JsonObject, action: string) => actionIn(read, action)?.['stalled']

/** The plain refusal to sign is judged by `action/stalled-flag`. */
for (const { reason, who } of REFUSED_FOR.filter(({ reason: one }) => one !== 'signature_refusal')) {
  const title = `flags an action refused ${who ? `by a ${who} ` : ''}with the reason ${reason}`
  scenario('action/stalled-for-each-reason', title, async (context) => {
    const { id, action } = await refusedFor(context, reason, who)
    await context.shows(id, (read) => context.check.equal('actions[].stalled', stalledOf(read, action), true))
  })
}

scenario('action/stalled-not-fresh', 'does not flag actions that have just opened', async (context) => {
  const { id } = await startedWithTwoSigners(context)
  await context.given.actions(id)
  await staysTrue(context, id, (read) => {
    for (const { stalled } of objectsIn(read, 'actions')) context.check.different('actions[].stalled', stalled, true)
  })
})

scenario('action/stalled-not-performed', 'flags no action that was performed at once', async (context) => {
  const { id } = await startedWithTwoSigners(context)
  const action = await context.given.acted(id, { outcome: 'done' })
  await oncePerformed(context, id, action)
  await staysTrue(context, id, (read) => context.check.different('actions[].stalled', stalledOf(read, action), true))
})

scenario('action/stalled-not-by-message', 'flags no action of a signer who wrote a message', async (context) => {
  const { id, action } = await withMessage(context)
  await staysTrue(context, id, (read) => context.check.different('actions[].stalled', stalledOf(read, action), true))
})

/** A transaction that shows that one of its two signers refused. */
const refusedByOne = async (context: Context) =>
  actedByOne(context, await signers(context), { first: 'refused', onceActed: onceFlagged(context) })

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

/** A transaction that shows that one participant refused; then another one refused or acted. */
const afterRefusal = (context: Context, second: 'refused' | 'done', among: Acts['among'] = INDEPENDENT) =>
  bothAct(context, { first: 'refused', second, among, onceActed: onceFlagged(context) })

scenario('action/stalled-after-another', 'flags the second of two refused actions', async (context) => {
  const { id, second } = await afterRefusal(context, 'refused', PAIRS)
  const what = 'actions[].stalled of the participant who refused last'
  await context.shows(id, (now) => context.check.equal(what, stalledOf(now, second), true))
})

/** Asserts that a refused action and its transaction stay flagged. */
async function staysFlagged(context: Context, pair: Pair, who: string, action: string): Promise<void> {
  await staysTrue(context, pair.id, (read) => {
    unlessSpared(context, read, pair, who)
    context.check.equal('actions[].stalled of the participant who refused', stalledOf(read, action), true)
    context.check.equal('stalled', read['stalled'], true)
  })
}

scenario('action/stalled-stays', 'keeps the flags of one of two who refused when the other acts', async (context) => {
  const { check, notExercised } = context
  const scene = await afterRefusal(context, 'refused')
  const { id, action: first, second, left } = scene
  const isFlagged: Look = (now) => check.equal('stalled', stalledOf(now, second), true)
  await onceShown(context, id, isFlagged, 'action/stalled-after-another')
  if (!(await canAct(context, first, { outcome: 'done' })))
    notExercised('a participant who has refused can no longer act')
  await oncePerformed(context, id, first)
  await staysFlagged(context, scene, left, second)
})

scenario('action/stalled-stays', 'keeps the flags of one who refused when another refuses', async (context) => {
  const scene = await afterRefusal(context, 'refused')
  const isFlagged: Look = (now) => context.check.equal('stalled', stalledOf(now, scene.second), true)
  await onceShown(context, scene.id, isFlagged, 'action/stalled-after-another')
  await staysFlagged(context, scene, scene.acted, scene.action)
})

scenario('action/stalled-stays', 'keeps the flags of one who refused and writes a message', async (context) => {
  const { id, action } = await refusedByOne(context)
  if (!(await canAct(context, action, { outcome: 'message', message: 'What if I do not sign?' })))
    context.notExercised('a participant who has refused can write no message')
  await staysTrue(context, id, (read) => {
    context.check.equal('actions[].stalled of the participant who refused', stalledOf(read, action), true)
    context.check.equal('stalled', read['stalled'], true)
  })
})

scenario('action/refusal-leaves-others', 'neither skips nor finishes the task of the other signer', async (context) => {
  const { id, left } = await refusedByOne(context)
  const ofLeft = (read: JsonObject) => tasksOf(read, left)
  await onEach(context, id, 'tasks of the other signer', ofLeft, (task, read) => checkLeft(context, read, task))
})

scenario('action/refusal-leaves-others', 'leaves the task of an alternate signer to do', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/alternates-tasks')
  const { notExercised } = context
  const pair = await alternates(context)
  await onceOpened(context, pair.id, ...pair.people)
  const { id, left, read } = await actedByOne(context, pair, { first: 'refused', onceActed: onceFlagged(context) })
  if (actionsOf(read, left).every(({ started_at: opened }) => isAbsent(opened)))
    notExercised('alternate signers of a field do not act at the same time')
  const ofLeft = (now: JsonObject) => tasksOf(now, left)
  await onEach(context, id, 'tasks of the other alternate signer', ofLeft, (task, now) => checkLeft(context, now, task))
})

scenario('action/refused-awaited', 'does not close a transaction in which one has refused', async (context) => {
  const scene = await afterRefusal(context, 'done')
  await oncePerformed(context, scene.id, scene.second)
  await staysTrue(context, scene.id, (read) => {
    unlessSpared(context, read, scene, scene.acted)
    context.check.equal('state', read['state'], 'started')
  })
})

scenario('action/stalled-stays', 'keeps the flags of one who refused when another acts', async (context) => {
  const scene = await afterRefusal(context, 'done')
  await oncePerformed(context, scene.id, scene.second)
  await staysFlagged(context, scene, scene.acted, scene.action)
})

for (const { who, among } of [
  { who: 'a participant after another', among: PAIRS },
  { who: 'an alternate signer after the other', among: [alternates] },
])
  scenario('action/done-while-stalled', `accepts the act of ${who} refused`, async (context) => {
    context.dependsOn('action/task-done-signed', 'action/task-done-reviewed')
    const { id, left } = await afterRefusal(context, 'done', among)
    await context.shows(id, (read) => checkDone(context, read, left))
  })

for (const reason of STALL_REASONS.filter((one) => !REFUSALS.some((refusal) => refusal === one)))
  scenario('action/stalled-otherwise', `records the flags and the reason shown after ${reason}`, async (context) => {
    const { id, action } = await refusedFor(context, reason)
    const read = await context.given.read(id)
    context.observe(`stalled_reason for ${reason}`, read['stalled_reason'])
    context.observe(`the action is stalled for ${reason}`, stalledOf(read, action))
  })
