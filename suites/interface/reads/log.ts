import { DAY, isAbsent, SECOND, type Context, type ControlEvent } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { precondition } from './precondition.ts'
import { settled } from './stays-true.ts'

/** The events of one type that are now in the log of a transaction. */
export async function eventsOf({ control }: Context, id: string, type: string): Promise<ControlEvent[]> {
  return (await control.events(id)).filter((event) => event.type === type)
}

/** Asserts that an event of a type is logged for a transaction. It may be late. */
export const becomesLogged = (context: Context, id: string, type: string): Promise<void> =>
  context.eventually(async () => {
    const { length } = await eventsOf(context, id, type)
    context.check.that('events of the transaction', length > 0, `one is ${type}`, 'none')
  })

/**
 * Waits until an event of a type is logged for a transaction. If it never is, the scenario is inconclusive.
 * @param claim the id of the rule that says that the event is logged
 */
export const logged = (context: Context, id: string, type: string, claim: RuleId): Promise<void> =>
  precondition(() => becomesLogged(context, id, type), claim)

/**
 * Waits until the log has caught up, so that events can be counted. A sign of this is an event of a draft that is created
 * afterwards. If none appears at once, the draft is cancelled: either event will do, as one kind may be missing. It is not
 * cancelled before, because a cancelled draft may be deleted with its events.
 * @returns the id of that draft
 */
export async function logCatchesUp(context: Context): Promise<string> {
  const { given, control, eventually, check } = context
  const { id } = await given.draft()
  if ((await control.events(id)).length === 0) {
    await given.calls.cancel(id)
    await precondition(
      () =>
        eventually(async () => {
          const { length } = await control.events(id)
          check.that('events of a cancelled draft', length > 0, 'any', length)
        }),
      'event/created',
    )
  }
  await settled(context)
  return id
}

/** The events of one type, once the log has caught up. */
export async function settledEventsOf(context: Context, id: string, type: string): Promise<ControlEvent[]> {
  await logCatchesUp(context)
  return eventsOf(context, id, type)
}

/** Asserts that a transaction has no more events of a type than before, once the log has caught up. */
export async function logsNoMore(context: Context, id: string, type: string, before = 0): Promise<void> {
  const { length } = await settledEventsOf(context, id, type)
  context.check.that(`number of events ${type}`, length <= before, before === 0 ? 'none' : `at most ${before}`, length)
}

/** Whether an event belongs to this action, or names no action. */
export const isOfAction = ({ action_id }: ControlEvent, action: string): boolean =>
  isAbsent(action_id) || action_id === action

/**
 * Pauses one of two transactions, and asserts that no more reminders are logged for it. If none is logged for the other one either, the
 * scenario is not exercised. Needs TIME and LOG.
 * @param start a started transaction whose participant may be reminded within ten days
 */
export async function notRemindedInPause(
  context: Context,
  start: (context: Context) => Promise<{ readonly id: string }>,
): Promise<void> {
  const [paused, twin] = await Promise.all([start(context), start(context)])
  await context.given.calls.pause(paused.id)
  const reminders = async ({ id }: typeof twin) => (await eventsOf(context, id, 'action.reminder.sent')).length
  // A target may send reminders already at the start.
  await logCatchesUp(context)
  const [before, twinBefore] = [await reminders(paused), await reminders(twin)]
  await context.control.advance((10 * DAY) / SECOND)
  await logCatchesUp(context)
  if ((await reminders(twin)) === twinBefore) context.notExercised('the target sends no reminders within ten days')
  context.check.equal('number of reminders of the paused transaction', await reminders(paused), before)
}
