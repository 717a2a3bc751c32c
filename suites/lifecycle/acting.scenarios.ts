import { DAY, HOUR, objectsIn, SECOND, ifAllowed, type Context, type Outcome } from '../../helpers/engine/index.ts'
import { closes } from '../interface/reads/assertions.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { advance } from '../interface/scenes/advance.ts'
import { allPerform, canAct, hasLeft, onceOpened, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { nameIn } from '../interface/document/states.ts'
import { settled, staysTrue, staysIn } from '../interface/reads/stays-true.ts'
import { doneIn, hasTasksLeft, isPerformed } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'

/** Minutes until the expiry, which some scenarios reach. */
const duration = 1_440

/** The acts that a participant tries, one after the other, even if the first has no effect. */
const OUTCOMES: readonly Outcome[] = [{ outcome: 'done' }, { outcome: 'refused', reason: 'signature_refusal' }]

/** Lets every participant try to sign and then to refuse. Returns whether the control interface let any of them act. */
async function attempt(context: Context, actions: readonly string[], outcomes: readonly Outcome[] = OUTCOMES) {
  let hasAnyActed = false
  for (const outcome of outcomes)
    for (const action of actions) hasAnyActed = (await canAct(context, action, outcome)) || hasAnyActed
  return hasAnyActed
}

scenario('lifecycle/draft-all-acted', 'records whether participants can act before the start', async (context) => {
  const { id } = await context.given.startable()
  await context.given.carrying(id, 'actions')
  const shown = objectsIn(await context.given.read(id), 'actions')[0]?.['id']
  const action = typeof shown === 'string' ? shown : context.notExercised('drafts of the target show no actions')
  context.observe('a participant could act on the draft', await attempt(context, [action]))
})

scenario('lifecycle/started-all-acted', 'closes a transaction when its only participant has acted', async (context) => {
  const { id } = await context.given.started()
  await context.given.signed(id)
  await closes(context, id)
})

scenario('lifecycle/started-all-acted', 'closes a transaction when both participants have acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  const first = await context.given.performed(id)
  await context.given.acted(id, { outcome: 'done' }, first)
  await closes(context, id)
})

scenario('lifecycle/started-all-acted', 'closes a transaction when both signers act at once', async (context) => {
  const { given, notExercised } = context
  const { id, first, second } = await startedWithTwoSigners(context)
  await onceOpened(context, id, first.signer, second.signer)
  const before = await given.read(id)
  const actions = [first, second].flatMap(({ signer }) => actionsOf(before, signer).map((one) => String(one['id'])))
  const haveActed = await Promise.all(actions.map((action) => canAct(context, action, { outcome: 'done' })))
  if (actions.length < 2 || haveActed.includes(false)) notExercised('two signers cannot act at the same time')
  await settled(context)
  const after = await given.read(id)
  if (!actions.every((action) => isPerformed(after, action)))
    notExercised('only one of two acts at once was carried out')
  await closes(context, id)
})

// The control interface acts for participants, so its refusals say nothing. Only the transaction afterwards is judged.
for (const state of ['paused', 'cancelled', 'expired'] as const)
  scenario(`lifecycle/${state}-all-acted`, `lets acts on ${nameIn(state)} have no effect`, async (context) => {
    const { given, observe, check } = context
    const { id } = await given.started({ duration })
    const actions = await given.actions(id)
    const before = await advance(context, id, state)
    observe(`a participant could act on ${nameIn(state)}`, await attempt(context, actions))
    await staysTrue(context, id, (now) => {
      check.equal('actions[].tasks[].state: how many are done', doneIn(now), doneIn(before))
      check.equal('stalled', now['stalled'] === true, before['stalled'] === true)
      check.equal('state', now['state'], state)
    })
  })

/** Asserts that the acts of participants of a paused transaction had no effect. */
const showsNoAct = (context: Context, id: string): Promise<void> =>
  staysTrue(context, id, (now) => {
    context.check.equal('actions[].tasks[].state: how many are done', doneIn(now), 0)
    context.check.different('stalled', now['stalled'], true)
    context.check.equal('state', now['state'], 'paused')
  })

scenario('lifecycle/paused-all-acted', 'ignores acts of signers and a reviewer during a pause', async (context) => {
  const { given, people } = context
  const { id, documentId, signer } = await given.startable({ duration })
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })
  await given.calls.start(id)
  const actions = await given.actions(id)
  await advance(context, id, 'paused')
  await attempt(context, actions)
  await showsNoAct(context, id)
})

scenario('lifecycle/paused-all-acted', 'ignores messages of participants during a pause', async (context) => {
  const { given, check } = context
  const { id } = await given.started({ duration })
  const actions = await given.actions(id)
  await advance(context, id, 'paused')
  await attempt(context, actions, [{ outcome: 'message', message: 'Why can I not sign?' }])
  await staysTrue(context, id, (now) => {
    for (const flag of ['ongoing_conversation', 'has_unread_message'] as const) check.different(flag, now[flag], true)
  })
})

scenario('lifecycle/paused-all-acted', 'ignores acts of a signer who was added during a pause', async (context) => {
  const { api, given, people } = context
  const { id, documentId } = await given.startable({ duration })
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  await given.calls.start(id)
  await advance(context, id, 'paused')
  const added = await ifAllowed(
    () => api.addSigner(id, { signer: people.email(), field: String(field) }),
    'the target accepts no signer during a pause',
  )
  const actions = objectsIn(added.body, 'actions').flatMap(({ id: of }) => (typeof of === 'string' ? [of] : []))
  await attempt(context, actions)
  await showsNoAct(context, id)
})

for (const state of ['closed', 'completed'] as const)
  scenario(`lifecycle/${state}-all-acted`, `records whether anybody can act on ${nameIn(state)}`, async (context) => {
    const { given, observe } = context
    const { id } = await given.started()
    const actions = await given.actions(id)
    await advance(context, id, state)
    observe(`a participant could act on ${nameIn(state)}`, await attempt(context, actions))
    observe('state afterwards', (await given.read(id))['state'])
  })

scenario('lifecycle/closing-waits-for-all', 'keeps a transaction started until all have acted', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  await staysIn(context, id, 'started')
})

scenario('lifecycle/closing-waits-for-all', 'keeps a transaction started until its reviewer acts', async (context) => {
  const { given, people, notExercised } = context
  const { id, signer } = await given.startable()
  await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })
  await given.calls.start(id)
  const performed = await given.performed(id)
  // The target may skip the review some time after the signature.
  await settled(context)
  if (!(await hasTasksLeft(context, id, performed))) notExercised('no task is left after the signer has signed')
  await staysIn(context, id, 'started')
})

scenario('lifecycle/closing-waits-for-all', 'closes only with the visa on the second document', async (context) => {
  const { check, given, notExercised, shows } = context
  const { id, documentId, signer } = await given.startable()
  const second = await given.signer(id, documentId, { field: { y: 300 } })
  const { signer: left } = await given.signer(id, await given.anotherDocument(id), { field: { type: 'visa' } })
  await given.calls.start(id)
  await allPerform(context, id, [signer, second.signer])
  await settled(context)
  await shows(id, (read) => {
    // One reading has both: another may be older.
    if (!hasLeft(read, left)) notExercised('the visa giver has to act before another signer')
    check.equal('state', read['state'], 'started')
  })
})

scenario('lifecycle/closing-closed-at-now', 'sets closed_at at the closing', async ({ api, given, shows, check }) => {
  const { id } = await given.closed()
  const at = await api.get(id)
  await shows(id, ({ closed_at }) => check.now('closed_at', closed_at, at))
})

scenario('lifecycle/closing-closed-at-not-start', 'sets closed_at a day after the start', async (context) => {
  context.dependsOn('lifecycle/closing-closed-at-now')
  const { given, control, shows, check } = context
  const { id } = await given.started({ duration: 4_000 })
  const now = await control.advance(DAY / SECOND)
  await advance(context, id, 'closed')
  // A target with a low rate limit delays the act.
  await shows(id, ({ closed_at }) => check.instant('closed_at', closed_at, now, HOUR))
})

scenario('lifecycle/started-all-acted', 'closes a transaction after a refused cancellation', async (context) => {
  context.dependsOn('lifecycle/cancel-code-unknown')
  const { api, given } = context
  const { id } = await given.started()
  await given.refusal('the cancellation', () => api.cancel(id, { cancel_code: 'no_such_code' }))
  await given.signed(id)
  await closes(context, id)
})
