import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { ControlEvent } from '../../helpers/engine/targets/control.ts'
import type { Transaction } from '../../helpers/engine/values/json.ts'
import { DAY, MINUTE } from '../../helpers/engine/values/time.ts'
import { oneOfText } from '../../helpers/engine/values/words.ts'
import { eventsOf, isOfAction, logged, logsNoMore, settledEventsOf } from '../interface/reads/log.ts'
import { signerBeside } from '../interface/scenes/late-addition.ts'
import { advance } from '../interface/scenes/advance.ts'
import { actsFirst, canAct, onceOpened, openOne } from '../interface/scenes/performing.ts'
import { onceStalled, performedAfterRefusal } from '../interface/scenes/stalled.ts'
import { actionsOf, isOpen } from '../interface/reads/people.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { isUnrequested, LOGGED, type LoggedSlug, UNREQUESTED } from './logged.rules.ts'
import { responseOrServerError } from '../interface/writes/answer-or-server-error.ts'
import { assertUnrequestedLogged, notLogged } from './unrequested.ts'

const OPENED = 'action.opened'
const MESSAGE = { outcome: 'message', message: 'May I sign tomorrow?' } as const

/** A transaction with a logged event and, if the event belongs to an action, the actions to one of which it may belong. */
interface Subject {
  readonly id: string
  readonly of?: readonly string[]
}

/** Cancels a transaction. */
async function cancelled({ given }: Context, transaction: Transaction): Promise<Subject> {
  await given.calls.cancel(transaction.id)
  return transaction
}

/** A started transaction with two signers, one of whom acts. */
async function acted({ given }: Context, outcome: Parameters<Context['given']['acted']>[1]): Promise<Subject> {
  const { id } = await given.startedByTwo()
  return { id, of: [await given.acted(id, outcome)] }
}

/** Brings about the change that is logged. */
const bringAbout: Readonly<Record<LoggedSlug, (context: Context) => Promise<Subject>>> = {
  created: ({ given }) => given.draft(),
  started: ({ given }) => given.started(),
  paused: ({ given }) => given.paused(),
  'draft-cancelled': async (context) => cancelled(context, await context.given.draft()),
  'started-cancelled': async (context) => cancelled(context, await context.given.started()),
  'paused-cancelled': async (context) => cancelled(context, await context.given.paused()),
  // A message is an event without a request, so it shows whether the target logs such events.
  expired: async (context) => {
    const { id } = await context.given.started({ duration: DAY / MINUTE })
    await context.given.acted(id, MESSAGE)
    return advance(context, id, 'expired')
  },
  // Two signers act, but there is only one completion.
  completed: async ({ given }) => {
    const { id } = await given.startedByTwo()
    const first = await given.acted(id, { outcome: 'done' })
    await given.acted(id, { outcome: 'done' }, first)
    await given.finished(id)
    return given.reached(id, 'completed')
  },
  message: async (context) => {
    const { id } = await acted(context, MESSAGE)
    return { id }
  },
  'action-opened': async (context) => {
    const { id } = await openOne(context)
    return { id, of: await context.given.actions(id) }
  },
  'action-closed': (context) => acted(context, { outcome: 'done' }),
  'action-stalled': (context) => acted(context, { outcome: 'refused', reason: 'signature_refusal' }),
}

/** The largest number of events of the same action. Events of different actions are different changes. */
function mostOf(events: readonly ControlEvent[]): number {
  const counts = new Map<unknown, number>()
  for (const { action_id: action } of events) counts.set(action, (counts.get(action) ?? 0) + 1)
  return Math.max(...counts.values())
}

/** Whether a transaction was deleted. A draft may be deleted as soon as it is cancelled, together with its events. */
const isGone = async ({ api }: Context, id: string) => (await api.get(id)).status === 404

const LOG_GONE = 'the events of the draft were deleted with it'

const slugs = Object.keys(LOGGED) as LoggedSlug[]

for (const slug of slugs.filter((one) => !isUnrequested(one))) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}`, async (context) => {
    const { control, eventually, check, notExercised } = context
    const { id } = await bringAbout[slug](context)
    await eventually(async () => {
      const types = (await control.events(id)).map((event) => event.type)
      if (types.length === 0 && (await isGone(context, id))) notExercised(LOG_GONE)
      check.that('events of the transaction', types.includes(type), `one of them is ${type}`, types)
    })
  })
}

for (const slug of UNREQUESTED) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}, unless it logs only requests`, async (context) => {
    const { id } = await bringAbout[slug](context)
    await assertUnrequestedLogged(context, id, type)
  })
}

scenario('event/action-opened', 'logs action.opened for a reviewer whose action the start opens', async (context) => {
  const { given, eventually, check, notExercised } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await onceOpened(context, id, reviewer)
  const opened = actionsOf(await given.read(id), reviewer).find(isOpen)
  const { id: action } = opened ?? notExercised('the start does not open the action of the reviewer')
  await eventually(async () => {
    const events = await eventsOf(context, id, OPENED)
    const isLogged = events.some((event) => isOfAction(event, String(action)))
    check.that(`action_id of the events ${OPENED}`, isLogged, `one is ${String(action)}`, events)
  })
})

scenario('event/action-opened-added', 'logs action.opened for a signer added after the start', async (context) => {
  const { given, eventually, check } = context
  const draft = await given.startable()
  const { id } = draft
  await given.calls.start(id)
  await logged(context, id, OPENED, 'event/action-opened')
  const before = (await settledEventsOf(context, id, OPENED)).length
  await signerBeside(context, draft)
  await eventually(async () => {
    const events = await eventsOf(context, id, OPENED)
    check.that(`number of events ${OPENED}`, events.length > before, `more than the ${before} before`, events.length)
  })
})

scenario('event/action-opened-added-alone', 'logs no second opening when a signer is added', async (context) => {
  const { given, check } = context
  const { id, documentId, signer } = await given.startable()
  await given.calls.start(id)
  await logged(context, id, OPENED, 'event/action-opened')
  await onceOpened(context, id, signer)
  const own = actionsOf(await given.read(id), signer).map((action) => action['id'])
  const eventsOfOwn = async () =>
    (await settledEventsOf(context, id, OPENED)).filter(({ action_id: action }) => own.includes(action))
  const before = await eventsOfOwn()
  await given.signer(id, documentId, { field: { y: 300 } })
  await settled(context)
  const now = await eventsOfOwn()
  check.equal(`number of events ${OPENED} of the first signer`, now.length, before.length)
})

scenario('event/action-opened-added-alone', 'logs no second opening when a transaction is updated', async (context) => {
  const { given, people } = context
  const { id } = await openOne(context)
  await logged(context, id, OPENED, 'event/action-opened')
  const before = (await settledEventsOf(context, id, OPENED)).length
  await given.calls.update(id, { name: people.title(), metadata: { purpose: 'lease' } })
  await logsNoMore(context, id, OPENED, before)
})

for (const slug of slugs) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}-once`, `logs ${type} at most once ${on}`, async (context) => {
    const { id } = await bringAbout[slug](context)
    let events = await settledEventsOf(context, id, type)
    if (events.length === 0) {
      if (isUnrequested(slug)) context.notExercised(notLogged(type))
      if (await isGone(context, id)) context.notExercised(LOG_GONE)
      await logged(context, id, type, `event/${slug}`)
      events = await settledEventsOf(context, id, type)
    }
    context.check.equal(`number of events ${type} of the same change`, mostOf(events), 1)
  })
}

for (const what of ['opened', 'closed', 'stalled'] as const) {
  const { type, on } = LOGGED[`action-${what}`]

  scenario(`event/action-${what}-of-action`, `names the action in ${type} ${on}`, async (context) => {
    const { id, of = [] } = await bringAbout[`action-${what}`](context)
    const events = await settledEventsOf(context, id, type)
    if (events.length === 0) context.notExercised(notLogged(type))
    const isMeant = events.some((event) => of.some((action) => isOfAction(event, action)))
    const named = events.map((event) => event.action_id ?? 'nothing')
    context.check.that(`action_id of the events ${type}`, isMeant, oneOfText(of), named)
  })
}

scenario('event/completed-not-at-closing', 'does not log a completion for a closed transaction', async (context) => {
  const { id } = await context.given.closed()
  await logsNoMore(context, id, 'transaction.lifecycle.completed')
})

scenario('event/of-no-other', 'logs the cancellation of a transaction only for that transaction', async (context) => {
  const { given } = context
  const { id } = await given.draft()
  const other = await given.draft()
  await given.calls.cancel(id)
  await logsNoMore(context, other.id, 'transaction.lifecycle.cancelled')
})

scenario('event/started-cancelled-once', 'logs one event of two cancellations at the same time', async (context) => {
  context.dependsOn('transaction/at-once-cancel')
  const { api, given, check } = context
  const { type } = LOGGED['started-cancelled']
  const { id } = await given.started()
  await Promise.all([1, 2].map(() => responseOrServerError(() => api.cancel(id))))
  const { length } = await settledEventsOf(context, id, type)
  check.that(`number of events ${type}`, length <= 1, 'at most one', length)
})

scenario('event/action-closed-once', 'logs action.closed at most once for a signer of two fields', async (context) => {
  const { given, check } = context
  const { id, documentId, signer } = await given.startable()
  await given.signer(id, documentId, { signer, field: { y: 300 } })
  await given.calls.start(id)
  const action = await given.actedBy(id, signer, { outcome: 'done' })
  const closed = (await settledEventsOf(context, id, 'action.closed')).filter((event) => isOfAction(event, action))
  check.that('number of events action.closed', closed.length <= 1, 'at most one', closed.length)
})

scenario('event/message-each', 'logs a message of a participant who has refused', async (context) => {
  context.dependsOn('event/message')
  const { given, control, notExercised } = context
  const { id } = await given.startedByTwo()
  const action = await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' })
  await onceStalled(context, id)
  if (!(await control.act(action, MESSAGE))) notExercised('a participant who has refused cannot write a message')
  await assertUnrequestedLogged(context, id, LOGGED.message.type)
})

scenario('event/message-each', 'logs a message of a reviewer', async (context) => {
  context.dependsOn('event/message', 'review/appointed')
  const { given, notExercised } = context
  const { id, signer } = await given.startable()
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  await onceOpened(context, id, reviewer)
  const [action] = actionsOf(await given.read(id), reviewer)
  if (!action || !(await canAct(context, String(action['id']), MESSAGE)))
    notExercised('no reviewer can write a message before somebody has signed')
  await assertUnrequestedLogged(context, id, LOGGED.message.type)
})

scenario('event/message-each', 'logs three messages of two participants, or only requests', async (context) => {
  context.dependsOn('event/message')
  const { given, control, eventually, check, notExercised } = context
  const { type } = LOGGED.message
  const { id } = await given.startedByTwo()
  const first = await given.acted(id, MESSAGE)
  // The second participant may be able to act only after the first.
  for (const outcome of [MESSAGE, { outcome: 'done' }] as const)
    if (!(await control.act(first, outcome))) notExercised('a participant cannot act after a message')
  await given.acted(id, MESSAGE, first)
  if ((await settledEventsOf(context, id, type)).length === 0) notExercised(notLogged(type))
  await eventually(async () => {
    const { length } = await eventsOf(context, id, type)
    check.that(`number of events ${type}`, length >= 3, 'one for each of three messages', length)
  })
})

scenario('event/action-closed', 'logs action.closed of an alternate for their own field', async (context) => {
  context.dependsOn('signature/alternates-held', 'action/alternate-other-field-todo')
  const { given } = context
  const { id, documentId, fieldId, signer: other } = await given.startable()
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.addSigner(id, { signer, field: fieldId })
  await given.calls.start(id)
  await actsFirst(context, id, other)
  await assertUnrequestedLogged(context, id, 'action.closed', await given.actedBy(id, signer, { outcome: 'done' }))
})

scenario('event/action-closed', 'logs action.closed of a signer who refused before they signed', async (context) => {
  const { id, action } = await performedAfterRefusal(context)
  await assertUnrequestedLogged(context, id, 'action.closed', action)
})
