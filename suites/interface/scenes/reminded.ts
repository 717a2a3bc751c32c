import { DAY, SECOND, type Context } from '../../../helpers/engine/index.ts'
import { startedWith } from './allotted-hours.ts'
import { onceOpened } from './performing.ts'
import { eventsOf, logCatchesUp } from '../reads/log.ts'

type Stop = (id: string) => Promise<unknown>

/**
 * Stops one of two transactions, and asserts that no more reminders are logged for it. If none is logged for the other one either, the
 * scenario is not exercised. Needs TIME and LOG.
 * @param start a started transaction whose participant may be reminded within ten days
 */
export async function notRemindedOnce(
  context: Context,
  start: (context: Context) => Promise<{ readonly id: string }>,
  stop: Stop,
): Promise<void> {
  const [stopped, twin] = await Promise.all([start(context), start(context)])
  await stop(stopped.id)
  const reminders = async ({ id }: typeof twin) => (await eventsOf(context, id, 'action.reminder.sent')).length
  // A target may send reminders already at the start.
  await logCatchesUp(context)
  const [before, twinBefore] = [await reminders(stopped), await reminders(twin)]
  await context.control.advance((10 * DAY) / SECOND)
  await logCatchesUp(context)
  if ((await reminders(twin)) === twinBefore) context.notExercised('the target sends no reminders within ten days')
  context.check.equal('reminders of the stopped transaction', await reminders(stopped), before)
}

/** A started transaction whose signer is to be reminded after a day, once their action is open. Needs `participants`. */
export async function remindedAfterDay(context: Context): Promise<{ readonly id: string }> {
  const started = await startedWith(context, { schedule: [24] })
  await onceOpened(context, started.id, started.signer)
  return started
}
