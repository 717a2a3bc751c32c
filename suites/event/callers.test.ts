import type { Context } from '../../helpers/scenario/context.ts'
import type { ControlEvent } from '../../helpers/targets/control.ts'
import { isAbsent } from '../../helpers/values/json.ts'
import { DAY, HOUR, instantOf, isDateTime, MINUTE, SECOND } from '../../helpers/values/time.ts'
import { eventsOf, logCatchesUp, logged } from '../interface/log.ts'
import { startedTwice } from '../interface/started-twice.ts'
import { scenario } from '../scenario.ts'
import { REQUESTED } from './callers.rules.ts'

type Move = (typeof REQUESTED)[number]['word']
const typeOf = (move: Move | 'expired') => `transaction.lifecycle.${move}`

const MESSAGE = 'transaction.chat.message.received'

/** The rules that these moves are logged. */
const LOGGED_BY = {
  created: 'event/created',
  started: 'event/started',
  paused: 'event/paused',
  cancelled: 'event/started-cancelled',
} as const

/** How each move is made; each gives the id of the transaction. */
const MAKES: Readonly<Record<Move, (context: Context) => Promise<string>>> = {
  created: async ({ given }) => (await given.draft()).id,
  started: async ({ given }) => (await given.started()).id,
  paused: async ({ given }) => (await given.paused()).id,
  cancelled: async ({ given }) => (await given.cancelled()).id,
}

/** The key of the event of a move, which a target need not tell. */
async function keyOf(context: Context, id: string, move: Move): Promise<string> {
  await logged(context, id, typeOf(move), LOGGED_BY[move])
  const [event] = await eventsOf(context, id, typeOf(move))
  const key = event?.api_key_id
  return isAbsent(key) ? context.notExercised('the event names no key') : String(key)
}

for (const { word: move, name } of REQUESTED) {
  scenario(`event/key-of-${move}`, `logs ${name} with the key that was used`, async (context) => {
    const id = await MAKES[move](context)
    context.check.equal(`api_key_id of ${typeOf(move)}`, await keyOf(context, id, move), context.fact('api-key-id'))
  })
}

for (const { call, move } of [
  { call: 'start', move: 'started' },
  { call: 'cancel', move: 'cancelled' },
] as const) {
  scenario(`event/key-of-other-${call}`, `logs a ${call} with another key than the creation`, async (context) => {
    const { given, apiWithSecondKey, check } = context
    const { id } = await given.startable()
    if (call === 'cancel') await given.calls.start(id)
    await given.success(() => apiWithSecondKey()[call](id))
    const [creator, other] = [await keyOf(context, id, 'created'), await keyOf(context, id, move)]
    check.different(`api_key_id of ${typeOf(move)}, which another key asked for`, other, creator)
  })
}

/** Asserts that the events of a type were logged at an instant, where any is. */
function checkTime({ check }: Context, events: readonly ControlEvent[], type: string, at: number): void {
  for (const { created_at: time } of events.filter((event) => event.type === type))
    if (!isAbsent(time)) check.instant(`created_at of ${type}`, time, at, 10 * MINUTE)
}

const AN_HOUR = HOUR / SECOND

scenario('event/time-of-moves', 'logs each move with its time', async (context) => {
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
  checkTime(context, events, typeOf('created'), now())
  for (const [move, at] of Object.entries(times)) checkTime(context, events, typeOf(move as Move), at)
})

scenario('event/time-of-expiry', 'logs an expiry with its time', async (context) => {
  const { given, control, check } = context
  const { id, expires_at: expiry } = await given.started({ duration: DAY / MINUTE })
  await control.advance((3 * DAY) / SECOND)
  await given.reached(id, 'expired')
  await logCatchesUp(context)
  const [event] = await eventsOf(context, id, typeOf('expired'))
  // A service may find what has expired later; that it shows when is the claim of another rule.
  const at = event?.created_at
  if (!isDateTime(at) || !isDateTime(expiry)) return
  const isAfter = instantOf(at) >= instantOf(expiry) - MINUTE
  check.that(`created_at of ${typeOf('expired')}`, isAfter, `not before ${expiry}`, at)
})

scenario('event/time-of-acts', 'logs what participants do with its time', async (context) => {
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
  checkTime(context, events, MESSAGE, written)
  checkTime(context, events, 'action.closed', signed)
  checkTime(context, events, 'action.stalled', refused)
})

scenario('event/of-no-other-moves', 'logs the moves of a transaction of no other', async (context) => {
  const { given, control, check } = context
  const [{ id }, other] = await Promise.all([given.startable(), given.startable()])
  for (const call of ['start', 'pause', 'cancel'] as const) await given.calls[call](id)
  await logCatchesUp(context)
  const types = (await control.events(other.id)).map(({ type }) => type)
  for (const move of ['started', 'paused', 'cancelled'] as const)
    check.that('events of the other transaction', !types.includes(typeOf(move)), `none is ${typeOf(move)}`, types)
})

scenario('event/of-no-other-acts', 'logs what a participant does of no other transaction', async (context) => {
  const { given, check } = context
  const [refused, signed] = await startedTwice(context)
  const logs = async (id: string, type: string, before = 0) => {
    const { length } = await eventsOf(context, id, type)
    check.that(`events ${type} of the other transaction`, length <= before, `no more than ${before}`, length)
  }
  await given.acted(refused, { outcome: 'message', message: 'May I sign tomorrow?' })
  await given.acted(refused, { outcome: 'refused', reason: 'signature_refusal' })
  await logCatchesUp(context)
  for (const type of ['action.closed', 'action.stalled', MESSAGE]) await logs(signed, type)
  // What a refusal is logged as is the claim of another rule.
  const before = (await eventsOf(context, refused, 'action.closed')).length
  await given.acted(signed, { outcome: 'done' })
  await logCatchesUp(context)
  await logs(refused, 'action.closed', before)
})
