import { MINUTE, objectsIn, ifAllowed, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { isStalled } from '../interface/scenes/allotted-hours.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { givenAnotherField, onceTaskShown, withAnotherField } from '../interface/scenes/given-another-field.ts'
import { eventsOf, logsNoMore, settledEventsOf } from '../interface/reads/log.ts'
import { afterAll, clockAt, startedAllotted } from '../interface/scenes/overdue-actions.ts'
import { signerAdded } from '../interface/scenes/late-addition.ts'
import { actionsOf, isOpen, isUnderWay } from '../interface/reads/people.ts'
import { bothAct } from '../interface/scenes/pairs.ts'
import { actsFirst, hasLeft, oncePerformed, performs, signedByOne } from '../interface/scenes/performing.ts'
import { inQueue } from '../interface/scenes/queue.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { isPerformed } from '../interface/reads/tasks.ts'
import { startedWithVisa } from '../interface/scenes/start-with.ts'
import { scenario } from '../scenario.ts'
import { OF_ACTIONS } from './actions.rules.ts'
import { causeScenarios, type Effect } from './cause-scenarios.ts'
import { notLogged } from './unrequested.ts'

const OPENED = 'action.opened'
const DONE = { outcome: 'done' } as const
const REFUSED = { outcome: 'refused', reason: 'signature_refusal' } as const
const WRITTEN = { outcome: 'message', message: 'May I sign tomorrow?' } as const

/** A started transaction with a signer and a reviewer, in which the reviewer acts. */
async function reviewed({ given }: Context, outcome: Parameters<Context['given']['acted']>[1]): Promise<Effect> {
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  return { id, action: await given.actedBy(id, reviewer, outcome) }
}

/** Two signers sign, one after the other; `action` is the action of the second. */
async function signedInTurn({ given }: Context): Promise<Effect> {
  const { id } = await given.startedByTwo()
  const first = await given.acted(id, DONE)
  const action = await given.acted(id, DONE, first)
  return { id, action, actions: [first, action] }
}

causeScenarios(OF_ACTIONS, {
  'opened-for-reviewer': async (context) => {
    const { id, action } = await reviewed(context, WRITTEN)
    return { id, action, actions: 'all' }
  },
  'opened-in-turn': signedInTurn,
  // A signer who has signed is assigned another field: their action opens again, or a new action opens.
  'opened-again': async (context) => {
    const scene = await givenAnotherField(context)
    await onceTaskShown(context, scene)
    return { id: scene.id, action: scene.action, actions: 'all', before: 1 }
  },
  // The signer may have signed before the reviewer.
  'closed-for-reviewer': async (context) => {
    const { id, action } = await reviewed(context, DONE)
    const read = await oncePerformed(context, id, action)
    const all = objectsIn(read, 'actions').map((one) => String(one['id']))
    return { id, action, actions: all.filter((one) => isPerformed(read, one)) }
  },
  'closed-for-visa': async (context) => {
    creatableOf(context, ['visa'])
    const { id } = await startedWithVisa(context)
    return { id, action: await context.given.acted(id, DONE) }
  },
  'closed-for-last': signedInTurn,
  'stalled-for-reviewer': (context) => reviewed(context, { outcome: 'refused', reason: 'review_refusal' }),
  'stalled-for-second': async (context) => {
    const { id, action: first, second } = await bothAct(context, { first: 'refused', second: 'refused' })
    return { id, action: second, actions: [first, second] }
  },
  'stalled-by-time': async (context) => {
    const { id, signer, allotted } = await startedAllotted(context)
    // A message is an event without a request, so it shows whether the target logs such events.
    await context.given.acted(id, WRITTEN)
    await afterAll(context, allotted)
    const read = await onceShown(context, id, isStalled(context, signer), 'action/stalled-by-time')
    const [late] = actionsOf(read, signer).filter(({ stalled }) => stalled === true)
    return { id, action: String(late?.['id']) }
  },
})

/** Whether a person has an open action that was not open before: the same action or a new one. */
function reopens(before: JsonObject, now: JsonObject, who: string): boolean {
  const wasOpen = (id: unknown) => actionsOf(before, who).some((one) => one['id'] === id && isUnderWay(one))
  return actionsOf(now, who).some((one) => isOpen(one) && !wasOpen(one['id']))
}

/** A transaction whose only signer has signed before their reviewer acts. If signers act one after another, no other one is next. */
async function signedBeforeReviewer(context: Context) {
  const acted = await context.given.startable()
  const { id, signer } = acted
  await context.given.reviewer(id, signer)
  await context.given.calls.start(id)
  return { id, acted, read: await actsFirst(context, id, signer) }
}

scenario('event/opened-again', 'logs action.opened when a new field opens an action again', async (context) => {
  for (const signs of [signedByOne, signedBeforeReviewer]) {
    const signed = await signs(context)
    const before = (await settledEventsOf(context, signed.id, OPENED)).length
    const now = await onceTaskShown(context, await withAnotherField(context, signed))
    if (!reopens(signed.read, now, signed.acted.signer)) continue
    return context.eventually(async () => {
      const { length } = await eventsOf(context, signed.id, OPENED)
      context.check.that(`number of events ${OPENED}`, length > before, `more than the ${before} before`, length)
    })
  }
  context.notExercised('the service does not reopen an action of the signer at once')
})

scenario('event/closed-again', 'logs action.closed again when a reopened action is performed', async (context) => {
  context.dependsOn('event/action-closed', 'action/reopened-task-done')
  const scene = await givenAnotherField(context)
  const { id, acted, left } = scene
  await onceTaskShown(context, scene)
  // Once the other signer has signed, only the new field is left, unless the order was another one.
  if (!hasLeft(await performs(context, id, left.signer), acted.signer))
    context.notExercised('the signer had to sign again before the other signer')
  const before = (await settledEventsOf(context, id, 'action.closed')).length
  if (before === 0) context.notExercised(notLogged('action.closed'))
  await context.given.actedBy(id, acted.signer, DONE)
  await context.eventually(async () => {
    const { length } = await eventsOf(context, id, 'action.closed')
    context.check.that('number of events action.closed', length > before, `more than the ${before} before`, length)
  })
})

for (const { rule, type, outcome, what } of [
  { rule: 'event/action-closed-of-no-other', type: 'action.closed', outcome: DONE, what: 'signed' },
  { rule: 'event/action-stalled-of-no-other', type: 'action.stalled', outcome: REFUSED, what: 'refused' },
] as const)
  scenario(rule, `logs ${type} only for the action of the signer who ${what}`, async (context) => {
    const { given, check } = context
    const { id } = await given.startedByTwo()
    const acted = await given.acted(id, outcome)
    const others = (await given.actions(id)).filter((action) => action !== acted)
    const logged = (await settledEventsOf(context, id, type)).map(({ action_id: action }) => action)
    const wrong = logged.filter((action) => others.some((other) => other === action))
    check.that(`action_id of the events ${type}`, wrong.length === 0, acted, logged)
  })

scenario('event/action-closed-only-performed', 'does not log action.closed before anybody acts', async (context) => {
  const { given } = context
  const { id } = await given.startedByTwo()
  await given.acted(id, WRITTEN)
  await given.acted(id, REFUSED)
  await given.calls.cancel(id)
  const { id: paused } = await given.paused()
  await logsNoMore(context, id, 'action.closed')
  const { length } = await eventsOf(context, paused, 'action.closed')
  context.check.equal('number of events action.closed of a paused transaction', length, 0)
})

/** Instructions for somebody else than a signer who has signed. */
const INSTRUCTIONS = {
  signer: (context: Context, { left }: Signed) => signerAdded(context, left),
  reviewer: async ({ api, people }: Context, { id, left }: Signed) => {
    await ifAllowed(
      () => api.addReviewer(id, { reviewer: people.email(), recipient: left.signer }),
      'the target appoints no reviewer after the start',
    )
  },
}
type Signed = Awaited<ReturnType<typeof signedByOne>>

for (const what of ['signer', 'reviewer'] as const)
  scenario('event/action-closed-only-performed', `logs no other action.closed after a new ${what}`, async (context) => {
    const signed = await signedByOne(context)
    const before = (await settledEventsOf(context, signed.id, 'action.closed')).length
    if (before === 0) context.notExercised(notLogged('action.closed'))
    await INSTRUCTIONS[what](context, signed)
    await logsNoMore(context, signed.id, 'action.closed', before)
  })

scenario('event/action-closed-not-expired', 'logs no action.closed when a transaction expires', async (context) => {
  const { id } = await context.given.expired()
  await logsNoMore(context, id, 'action.closed')
})

scenario('event/action-stalled-not-performed', 'logs no action.stalled when nobody has refused', async (context) => {
  const { id } = await context.given.startedByTwo()
  await context.given.acted(id, WRITTEN)
  await context.given.acted(id, DONE)
  await logsNoMore(context, id, 'action.stalled')
})

scenario('event/action-stalled-not-in-time', 'does not log action.stalled half an hour early', async (context) => {
  const { id, allotted } = await startedAllotted(context)
  await clockAt(context, allotted.until - 30 * MINUTE)
  await logsNoMore(context, id, 'action.stalled')
})

scenario('event/action-opened-not-draft', 'does not log action.opened for a draft', async (context) => {
  const { id, signer } = await context.given.startable()
  await context.given.reviewer(id, signer)
  await logsNoMore(context, id, OPENED)
})

scenario('event/action-opened-not-waiting', 'logs no action.opened for an action that waits', async (context) => {
  context.dependsOn('event/action-opened-of-action')
  const { id, action, later } = await inQueue(context)
  const opened = await settledEventsOf(context, id, OPENED)
  if (opened.length === 0) context.notExercised(notLogged(OPENED))
  const named = opened.map((event) => event.action_id)
  context.check.that(`action_id of the events ${OPENED}`, !named.includes(action), `not the one of ${later}`, named)
})

for (const { id: rule, what, outcome, by } of [
  { id: 'event/completed-not-halfway', what: 'only one of two signers has signed', outcome: DONE, by: 'startedByTwo' },
  { id: 'event/completed-not-stalled', what: 'the only signer has refused', outcome: REFUSED, by: 'started' },
] as const)
  scenario(rule, `does not log a completion when ${what}`, async (context) => {
    const { id } = await context.given[by]()
    await context.given.acted(id, outcome)
    await logsNoMore(context, id, 'transaction.lifecycle.completed')
  })

scenario('event/action-closed-of-alternate', 'records whether the other action.closed is logged', async (context) => {
  const { given, people, observe } = context
  const { id, fieldId } = await given.startable()
  await given.calls.addSigner(id, { signer: people.email(), field: fieldId })
  await given.calls.start(id)
  const action = await given.acted(id, DONE)
  const closed = await settledEventsOf(context, id, 'action.closed')
  const isLogged = closed.some(({ action_id: of }) => of !== action)
  observe('action.closed is logged for an alternate signer who never acted', isLogged)
})
