import { Violation, type Context } from '../../helpers/engine/index.ts'
import { eventsOf, isOfAction, logCatchesUp } from '../interface/reads/log.ts'

/** Types of events that no request causes, but time, a participant or the service itself. */
const UNREQUESTED = [
  'transaction.lifecycle.expired',
  'transaction.lifecycle.completed',
  'transaction.chat.message.received',
  'action.closed',
  'action.stalled',
  'action.reminder.sent',
  'action.waitingperiod.ended',
]

/** The reason why a scenario is not exercised if the target logs no event of this type. */
export const notLogged = (type: string): string => `the target logs no event ${type}, which no request causes`

const holdsAny = async ({ control }: Context, transaction: string): Promise<boolean> =>
  (await control.events(transaction)).some(({ type }) => UNREQUESTED.includes(type))

/**
 * Whether the log holds any event that no request caused, for this transaction or for another one whose participants act.
 * Needs `actions`.
 */
async function logsUnrequested(context: Context, transaction: string): Promise<boolean> {
  const { given } = context
  if (await holdsAny(context, transaction)) return true
  const { id } = await given.startedByTwo()
  await given.acted(id, { outcome: 'message', message: 'May I sign tomorrow?' })
  const first = await given.acted(id, { outcome: 'done' })
  await given.acted(id, { outcome: 'refused', reason: 'signature_refusal' }, first)
  await logCatchesUp(context)
  return (await holdsAny(context, transaction)) || holdsAny(context, id)
}

/**
 * Asserts that an event that no request causes is logged for a transaction, and for this action if one is given. If the log of the target holds no such event at all, the
 * target logs only requests and nothing is judged. Needs `actions`.
 */
export async function assertUnrequestedLogged(
  context: Context,
  id: string,
  type: string,
  action?: string,
): Promise<void> {
  const look = async () => {
    const events = await eventsOf(context, id, type)
    const own = action === undefined ? events : events.filter((event) => isOfAction(event, action))
    const what = action === undefined ? 'events of the transaction' : 'events of the action'
    context.check.that(what, own.length > 0, `one of them is ${type}`, 'none')
  }
  await logCatchesUp(context)
  try {
    await look()
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    if (!(await logsUnrequested(context, id))) context.notExercised(notLogged(type))
    await context.eventually(look)
  }
}
