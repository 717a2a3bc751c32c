import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { ControlEvent } from '../../helpers/engine/targets/control.ts'
import { isAbsent } from '../../helpers/engine/values/json.ts'
import { DAY, HOUR, instantOf, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { eventsOf, logCatchesUp, logged, settledEventsOf } from '../interface/reads/log.ts'
import { startedTwice } from '../interface/scenes/start-with.ts'
import { scenario } from '../scenario.ts'
import { REQUESTED } from './callers.rules.ts'

type Move = (typeof REQUESTED)[number]['word']
const typeOf = (move: Move | 'expired') => `transaction.lifecycle.${move}`

const MESSAGE = 'transaction.chat.message.received'
const ACTS = ['action.closed', 'action.stalled', MESSAGE]

/** The rules that these state changes are logged. */
const LOGGED_BY = {
  created: 'event/created',
  started: 'event/started',
  paused: 'event/paused',
  cancelled: 'event/started-cancelled',
} as const

/** Brings about each state change and returns the id of the transaction. */
const MAKES: Readonly<Record<Move, (context: Context) => Promise<string>>> = {
  created: async ({ given }) => (await given.draft()).id,
  started: async ({ given }) => (await given.started()).id,
  paused: async ({ given }) => (await given.paused()).id,
  cancelled: async ({ given }) => (await given.cancelled()).id,
}

/** The key that the event of a state change shows now. */
async function shownKeyOf(context: Context, id: string, move: Move): Promise<string | undefined> {
  const [event] = await eventsOf(context, id, typeOf(move))
  return event?.api_key_id ?? undefined
}

/** Whether both events that precede each pause and cancellation here name a key. */
async function namesEarlierKeys(context: Context, id: string): Promise<boolean> {
  const keys = [await shownKeyOf(context, id, 'created'), await shownKeyOf(context, id, 'started')]
  return !keys.some(isAbsent)
}

/**
 * The key in the event of a state change. A target need not show keys, but one that names the key of the creation and of the start of
 * a transaction names that of its pause and cancellation too.
 */
async function keyOf(context: Context, id: string, move: Move): Promise<string> {
  await logged(context, id, typeOf(move), LOGGED_BY[move])
  const isLater = move === 'paused' || move === 'cancelled'
  if (isAbsent(await shownKeyOf(context, id, move)) && isLater && (await namesEarlierKeys(context, id)))
    await context.eventually(async () => {
      context.check.present(`api_key_id of ${typeOf(move)}`, await shownKeyOf(context, id, move))
    })
  return (await shownKeyOf(context, id, move)) ?? context.notShown('api_key_id of the event')
}

for (const { word: move, name } of REQUESTED)
  scenario(`event/key-of-${move}`, `logs ${name} with the key that was used`, async (context) => {
    const id = await MAKES[move](context)
    context.check.equal(`api_key_id of ${typeOf(move)}`, await keyOf(context, id, move), context.fact('api-key-id'))
  })

scenario('event/key-of-cancelled', 'logs the cancellation of a draft with the key that was used', async (context) => {
  context.dependsOn('event/draft-cancelled')
  const { given, check, eventually, notExercised, fact } = context
  const type = typeOf('cancelled')
  // The cancellation of a started transaction shows whether the target names keys at all.
  await keyOf(context, await MAKES.cancelled(context), 'cancelled')
  const { id } = await given.draft()
  await given.calls.cancel(id)
  await logCatchesUp(context)
  await eventually(async () => {
    const [event] = await eventsOf(context, id, type)
    // A cancelled draft may be deleted together with its events.
    if (!event) notExercised('the log shows no cancellation of the draft')
    check.equal(`api_key_id of ${type} of a draft`, event?.api_key_id, fact('api-key-id'))
  })
})

for (const { call, move } of [
  { call: 'start', move: 'started' },
  { call: 'pause', move: 'paused' },
  { call: 'cancel', move: 'cancelled' },
] as const)
  scenario('event/key-of-basic', `logs the key of a ${call} with Basic authentication`, async (context) => {
    context.dependsOn(`event/key-of-${move}`, 'authentication/basic-accepted')
    const { given, apiAs, workspace, check, fact } = context
    // The event of a call with Bearer shows whether the target names keys at all.
    await keyOf(context, await MAKES[move](context), move)
    const { id } = call === 'start' ? await given.startable() : await given.started({ duration: DAY / MINUTE })
    await given.success(() => apiAs({ scheme: 'basic', secret: workspace.key })[call](id))
    await logged(context, id, typeOf(move), LOGGED_BY[move])
    const [event] = await eventsOf(context, id, typeOf(move))
    check.equal(`api_key_id of the ${call}`, event?.api_key_id, fact('api-key-id'))
  })

scenario('event/key-of-basic', 'logs the key of a creation with Basic authentication', async (context) => {
  context.dependsOn('event/key-of-created', 'authentication/basic-accepted')
  const { given, apiAs, workspace, check, fact } = context
  // The event of a creation with Bearer shows whether the target names keys at all.
  await keyOf(context, await MAKES.created(context), 'created')
  const { id } = await given.made(() => apiAs({ scheme: 'basic', secret: workspace.key }).create({}))
  await logged(context, id, typeOf('created'), LOGGED_BY.created)
  check.equal('api_key_id of the creation', await shownKeyOf(context, id, 'created'), fact('api-key-id'))
})

for (const { call, move } of [
  { call: 'start', move: 'started' },
  { call: 'pause', move: 'paused' },
  { call: 'cancel', move: 'cancelled' },
] as const)
  scenario(`event/key-of-other-${call}`, `logs the key of the ${call} call, not of the creation`, async (context) => {
    context.dependsOn(`event/key-of-${move}`, 'event/key-of-created')
    const { given, apiWithSecondKey, check } = context
    const { id } = await given.startable({ private: false })
    if (call !== 'start') await given.calls.start(id)
    await given.success(() => apiWithSecondKey()[call](id))
    const { id: own } = await given.made(() => apiWithSecondKey().create({ private: false }))
    const keys = [
      await keyOf(context, id, 'created'),
      await keyOf(context, own, 'created'),
      await keyOf(context, id, move),
    ]
    const [creator, second, shown] = keys
    check.different(`api_key_id of ${typeOf('created')}, which another key requested`, second, creator)
    check.equal(`api_key_id of ${typeOf(move)}, which another key requested`, shown, second)
  })

scenario('event/key-of-other-opening', 'logs an opened action with the key of the start', async (context) => {
  context.dependsOn('event/key-of-other-start', 'event/action-opened')
  const { given, apiWithSecondKey, check, notShown } = context
  const { id } = await given.startable({ private: false })
  await given.success(() => apiWithSecondKey().start(id))
  const { id: own } = await given.made(() => apiWithSecondKey().create({ private: false }))
  const second = await keyOf(context, own, 'created')
  await logged(context, id, 'action.opened', 'event/action-opened')
  const keys = (await settledEventsOf(context, id, 'action.opened')).map(({ api_key_id: key }) => key)
  if (keys.every(isAbsent)) notShown('api_key_id of action.opened')
  for (const key of keys) if (!isAbsent(key)) check.equal('api_key_id of action.opened', key, second)
})

/** Records whether the events of a type have the time of an instant. */
function noteTime({ observe }: Context, events: readonly ControlEvent[], type: string, at: number): void {
  const times = events.filter((event) => event.type === type).map(({ created_at: time }) => instantOf(time))
  if (times.length === 0) return
  const isThen = times.every((time) => Math.abs(time - at) <= 10 * MINUTE)
  observe(`${type} has the time of the change`, isThen)
}

const AN_HOUR = HOUR / SECOND

scenario('event/time-of-moves', 'records the time of the event of each state change', async (context) => {
  const { given, control, now } = context
  const { id } = await given.startable()
  const times: Partial<Record<Move, number>> = {}
  for (const [call, move] of [
    ['start', 'started'],
    ['pause', 'paused'],
    ['cancel', 'cancelled'],
  ] as const) {
    times[move] = await control.advance(AN_HOUR)
    await given.calls[call](id)
  }
  await logCatchesUp(context)
  const events = await control.events(id)
  noteTime(context, events, typeOf('created'), now())
  for (const [move, at] of Object.entries(times)) noteTime(context, events, typeOf(move as Move), at)
})

scenario('event/time-of-expiry', 'records the time of the event of an expiry', async (context) => {
  const { given, control, observe } = context
  const { id, expires_at: expiry } = await given.started({ duration: DAY / MINUTE })
  await control.advance((3 * DAY) / SECOND)
  await given.reached(id, 'expired')
  const [event] = await settledEventsOf(context, id, typeOf('expired'))
  // A service may detect an expiry later.
  if (event) observe('the event has a time before the expiry', instantOf(event.created_at) < instantOf(expiry) - MINUTE)
})

scenario('event/time-of-acts', 'records the time of the events of acts of participants', async (context) => {
  const { given, control } = context
  const { id } = await given.startedByTwo()
  const written = await control.advance(AN_HOUR)
  await given.acted(id, { outcome: 'message', message: 'May I sign tomorrow?' })
  const signed = await control.advance(AN_HOUR)
  const action = await given.acted(id, { outcome: 'done' })
  const refused = await control.advance(AN_HOUR)
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' }, action)
  await logCatchesUp(context)
  const events = await control.events(id)
  noteTime(context, events, MESSAGE, written)
  noteTime(context, events, 'action.closed', signed)
  noteTime(context, events, 'action.stalled', refused)
})

scenario('event/of-no-other-moves', 'logs state changes only for their transaction', async (context) => {
  const { given, control, check } = context
  const [{ id }, other] = await Promise.all([given.startable(), given.startable()])
  for (const call of ['start', 'pause', 'cancel'] as const) await given.calls[call](id)
  await logCatchesUp(context)
  const types = (await control.events(other.id)).map(({ type }) => type)
  for (const type of (['started', 'paused', 'cancelled'] as const).map(typeOf))
    check.that('events of the other transaction', !types.includes(type), `none of them is ${type}`, types)
})

scenario('event/of-no-other-acts', 'logs the acts of a participant only for their transaction', async (context) => {
  const { given, check } = context
  const [refused, signed] = await startedTwice(context)
  const logs = async (id: string, type: string, before = 0) => {
    const { length } = await eventsOf(context, id, type)
    check.that(`number of events ${type} of the other transaction`, length <= before, `at most ${before}`, length)
  }
  await given.acted(refused, { outcome: 'message', message: 'May I sign tomorrow?' })
  await given.acted(refused, { outcome: 'refused', reason: 'signature_refusal' })
  await logCatchesUp(context)
  for (const type of ACTS) await logs(signed, type)
  // Other rules cover how a refusal is logged.
  const before = (await eventsOf(context, refused, 'action.closed')).length
  await given.acted(signed, { outcome: 'done' })
  await logCatchesUp(context)
  await logs(refused, 'action.closed', before)
})
