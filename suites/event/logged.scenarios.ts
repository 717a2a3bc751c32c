import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { ControlEvent } from '../../helpers/engine/targets/control.ts'
import { isAbsent, type Transaction } from '../../helpers/engine/values/json.ts'
import { DAY, MINUTE } from '../../helpers/engine/values/time.ts'
import { oneOfText } from '../../helpers/engine/values/words.ts'
import { eventsOf, isOfAction, logCatchesUp, logged } from '../interface/reads/log.ts'
import { advance } from '../interface/scenes/advance.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { isUnrequested, LOGGED, type LoggedSlug, UNREQUESTED } from './logged.rules.ts'
import { isLoggedThough, notLogged } from './unrequested.ts'

const OPENED = 'action.opened'
const MESSAGE = { outcome: 'message', message: 'May I sign tomorrow?' } as const

/** A transaction of which something is logged, and the actions one of which it is logged of, where it is of an action. */
interface Subject {
  readonly id: string
  readonly of?: readonly string[]
}

/** Cancels a transaction. */
async function cancelled({ given }: Context, transaction: Transaction): Promise<Subject> {
  await given.calls.cancel(transaction.id)
  return transaction
}

/** A started transaction of two signers, one of whom does something. */
async function acted({ given }: Context, outcome: Parameters<Context['given']['acted']>[1]): Promise<Subject> {
  const { id } = await given.startedByTwo()
  return { id, of: [await given.acted(id, outcome)] }
}

/** How what is logged is brought about. */
const bringAbout: Readonly<Record<LoggedSlug, (context: Context) => Promise<Subject>>> = {
  created: ({ given }) => given.draft(),
  started: ({ given }) => given.started(),
  paused: ({ given }) => given.paused(),
  'draft-cancelled': async (context) => cancelled(context, await context.given.draft()),
  'started-cancelled': async (context) => cancelled(context, await context.given.started()),
  'paused-cancelled': async (context) => cancelled(context, await context.given.paused()),
  // The message is an event that no request causes, too.
  expired: async (context) => {
    const { id } = await context.given.started({ duration: DAY / MINUTE })
    await context.given.acted(id, MESSAGE)
    return advance(context, id, 'expired')
  },
  // Whatever happened to each of them, it is one completion.
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
  'action-opened': async ({ given }) => {
    const { id } = await given.started()
    return { id, of: await given.actions(id) }
  },
  'action-closed': (context) => acted(context, { outcome: 'done' }),
  'action-stalled': (context) => acted(context, { outcome: 'refused', reason: 'signature_refusal' }),
}

/** How often the same thing is among events: those of different actions are different things. */
function mostOf(events: readonly ControlEvent[]): number {
  const counts = new Map<unknown, number>()
  for (const { action_id: action } of events) counts.set(action, (counts.get(action) ?? 0) + 1)
  return Math.max(...counts.values())
}

/** Whether a transaction was deleted, as one that was cancelled as a draft may be at once, and what was logged of it too. */
const isGone = async ({ api }: Context, id: string) => (await api.get(id)).status === 404

const LOG_GONE = 'what was logged of the draft was deleted with it'

const slugs = Object.keys(LOGGED) as LoggedSlug[]

for (const slug of slugs.filter((one) => !isUnrequested(one))) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}`, async (context) => {
    const { control, eventually, check, notExercised } = context
    const { id } = await bringAbout[slug](context)
    await eventually(async () => {
      const types = (await control.events(id)).map((event) => event.type)
      if (types.length === 0 && (await isGone(context, id))) notExercised(LOG_GONE)
      check.that('events of the transaction', types.includes(type), `one is ${type}`, types)
    })
  })
}

/** The events of one type once they can be there; that there are any has rules of its own. */
async function perhapsLogged(context: Context, id: string, type: string): Promise<ControlEvent[]> {
  await logCatchesUp(context)
  return eventsOf(context, id, type)
}

for (const slug of UNREQUESTED) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}`, `logs ${type} ${on}, unless it logs requests alone`, async (context) => {
    const { id } = await bringAbout[slug](context)
    await isLoggedThough(context, id, type)
  })
}

scenario('event/action-opened-added', 'logs the action of a signer who is added after the start', async (context) => {
  const { given, eventually, check, notExercised } = context
  const { id, documentId } = await given.startable()
  await given.calls.start(id)
  await logged(context, id, OPENED, 'event/action-opened')
  await logCatchesUp(context)
  const before = (await eventsOf(context, id, OPENED)).length
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  await settled(context)
  const own = actionsOf(await given.read(id), signer).filter(
    ({ started_at, state }) => !isAbsent(started_at) && state !== 'waiting',
  )
  if (own.length === 0) notExercised('the action of the added signer does not open at once')
  await eventually(async () => {
    const events = await eventsOf(context, id, OPENED)
    check.that(`events ${OPENED}`, events.length > before, `more than the ${before} before`, events.length)
  })
})

for (const slug of slugs) {
  const { type, on } = LOGGED[slug]

  scenario(`event/${slug}-once`, `logs ${type} no more than once ${on}`, async (context) => {
    const { id } = await bringAbout[slug](context)
    let events = await perhapsLogged(context, id, type)
    if (events.length === 0) {
      if (isUnrequested(slug)) context.notExercised(notLogged(type))
      if (await isGone(context, id)) context.notExercised(LOG_GONE)
      await logged(context, id, type, `event/${slug}`)
      events = await perhapsLogged(context, id, type)
    }
    context.check.equal(`events ${type} of the same thing`, mostOf(events), 1)
  })
}

for (const what of ['opened', 'closed', 'stalled'] as const) {
  const { type, on } = LOGGED[`action-${what}`]

  scenario(`event/action-${what}-of-action`, `logs ${type} of the action ${on}`, async (context) => {
    const { id, of = [] } = await bringAbout[`action-${what}`](context)
    const events = await perhapsLogged(context, id, type)
    if (events.length === 0) context.notExercised(notLogged(type))
    const isMeant = events.some((event) => of.some((action) => isOfAction(event, action)))
    const told = events.map((event) => event.action_id ?? 'nothing')
    context.check.that(`action_id of the events ${type}`, isMeant, oneOfText(of), told)
  })
}

scenario('event/completed-not-at-closing', 'logs no completion of a closed transaction', async (context) => {
  const { id } = await context.given.closed()
  await logCatchesUp(context)
  const { length } = await eventsOf(context, id, 'transaction.lifecycle.completed')
  context.check.equal('completions that are logged', length, 0)
})

scenario('event/of-no-other', 'logs the cancellation of a transaction of no other', async (context) => {
  const { given, check } = context
  const { id } = await given.draft()
  const other = await given.draft()
  await given.calls.cancel(id)
  await logCatchesUp(context)
  const { length } = await eventsOf(context, other.id, 'transaction.lifecycle.cancelled')
  check.equal('cancellations that are logged of the other', length, 0)
})

scenario(
  'event/action-closed-once',
  'logs action.closed no more than once of a signer of two fields',
  async (context) => {
    const { given, check } = context
    const { id, documentId, signer } = await given.startable()
    await given.signer(id, documentId, { signer, field: { y: 300 } })
    await given.calls.start(id)
    const action = await given.actedBy(id, signer, { outcome: 'done' })
    await logCatchesUp(context)
    const closed = (await eventsOf(context, id, 'action.closed')).filter((event) => isOfAction(event, action))
    check.that('events action.closed', closed.length <= 1, 'one at most', closed.length)
  },
)
