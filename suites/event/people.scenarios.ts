import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import type { ParticipantSettings } from '../../helpers/engine/targets/control.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../helpers/engine/values/time.ts'
import { startedWith } from '../interface/scenes/allotted-hours.ts'
import { eventsOf, logsNoMore, settledEventsOf } from '../interface/reads/log.ts'
import { lastingDraft } from '../interface/scenes/overdue-actions.ts'
import { onceOpened, openOne } from '../interface/scenes/performing.ts'
import { actionsOf, participantsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { precondition } from '../interface/reads/precondition.ts'
import { scenario } from '../scenario.ts'
import { causeScenarios, type Effect } from './cause-scenarios.ts'
import { OF_PEOPLE } from './people.rules.ts'
import { assertUnrequestedLogged } from './unrequested.ts'

const REMINDER = OF_PEOPLE.reminder.type
const MESSAGE = 'transaction.chat.message.received'
const WRITTEN = { outcome: 'message', message: 'May I sign tomorrow?' } as const
/** Seconds after which a waiting period of a day has ended. */
const A_DAY = (DAY + 10 * MINUTE) / SECOND

/** The action of a signer, once the transaction shows it. The first readings may still be from before the start. */
async function actionOf(context: Context, id: string, signer: string): Promise<string> {
  const hasAction: Look = (read) => context.check.present('actions', actionsOf(read, signer))
  const [action] = actionsOf(await onceShown(context, id, hasAction, 'action/of-signer-after-start'), signer)
  return String(action?.['id'])
}

/** A started transaction whose signer has these settings, and the action of the signer. */
async function withSettings(context: Context, settings: ParticipantSettings): Promise<Effect & { signer: string }> {
  const { id, signer } = await startedWith(context, settings)
  return { id, action: await actionOf(context, id, signer), signer }
}

/** The seconds until the first scheduled automatic email after the invitation, if the participant shows a schedule. */
async function untilReminder(context: Context, id: string, who: string): Promise<number> {
  const [participant] = participantsOf(await context.given.read(id), who)
  const schedule = participant?.['schedule']
  const hours = Array.isArray(schedule) ? schedule.filter((hour) => Number.isInteger(hour) && hour > 0).map(Number) : []
  if (hours.length === 0) context.notShown('participants[].schedule')
  return (Math.min(...hours) * HOUR + 10 * MINUTE) / SECOND
}

/** A started transaction after the time of an automatic reminder; some reminders may have been sent before. */
async function reminded(context: Context): Promise<Effect> {
  const { id, signer } = await lastingDraft(context)
  await context.given.calls.start(id)
  // The time until a reminder begins with the opening.
  await onceOpened(context, id, signer)
  const action = await actionOf(context, id, signer)
  const before = (await settledEventsOf(context, id, REMINDER)).length
  await context.control.advance(await untilReminder(context, id, signer))
  return { id, action, before }
}

causeScenarios(OF_PEOPLE, {
  'manual-reminder': async (context) => {
    const { id, action } = await openOne(context)
    await context.control.remind(action)
    return { id, action }
  },
  reminder: reminded,
  'waiting-period-ended': async (context) => {
    const { id, action } = await withSettings(context, { waiting_period: 1 })
    await context.control.advance(A_DAY)
    return { id, action }
  },
  'waiting-period-cancelled': async (context) => {
    const { id, action, signer } = await withSettings(context, { waiting_period: 2 })
    await context.control.setParticipant(id, signer, { cancel_waiting_period: true })
    return { id, action }
  },
})

scenario('event/message-not-read', 'logs no further message when the creator reads one', async (context) => {
  const { given, control } = context
  const { id, signer } = await given.startable()
  await given.calls.start(id)
  await given.acted(id, WRITTEN)
  await precondition(() => assertUnrequestedLogged(context, id, MESSAGE), 'event/message')
  const before = (await settledEventsOf(context, id, MESSAGE)).length
  await control.converse(id, signer, 'read')
  await control.converse(id, signer, 'ended')
  await logsNoMore(context, id, MESSAGE, before)
})

scenario('event/message-after-reading', 'logs a message that follows one that was read', async (context) => {
  const { given, control, check, eventually, notExercised } = context
  const { id, signer } = await given.startable()
  await given.calls.start(id)
  const action = await given.acted(id, WRITTEN)
  await precondition(() => assertUnrequestedLogged(context, id, MESSAGE), 'event/message')
  const before = (await settledEventsOf(context, id, MESSAGE)).length
  await control.converse(id, signer, 'read')
  if (!(await control.act(action, WRITTEN))) notExercised('a participant cannot act after a message')
  await eventually(async () => {
    const { length } = await eventsOf(context, id, MESSAGE)
    check.that(`number of events ${MESSAGE}`, length > before, `more than the ${before} before`, length)
  })
})

scenario('event/reminder-of-performed', 'records whether a participant who acted is reminded', async (context) => {
  const { given, control, observe } = context
  const { id, documentId, signer } = await lastingDraft(context)
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  const action = await given.actedBy(id, signer, { outcome: 'done' })
  await control.advance(await untilReminder(context, id, signer))
  const isReminded = (await settledEventsOf(context, id, REMINDER)).some(({ action_id: of }) => of === action)
  observe('a participant who has already acted is reminded', isReminded)
})
