import { isAbsent } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import type { ControlEvent } from '../../helpers/targets/control.ts'
import type { RuleId } from '../catalogue.ts'
import { beforehand } from './beforehand.ts'
import { settled } from './stays.ts'

/** The events of one type in the log of a transaction, as it is now. */
export async function eventsOf({ control }: Context, id: string, type: string): Promise<ControlEvent[]> {
  return (await control.events(id)).filter((event) => event.type === type)
}

/**
 * Waits until a transaction has an event of a type; where it never has, the case is left without a conclusion.
 * @param claim the id of the rule that says that it has
 */
export const logged = (context: Context, id: string, type: string, claim: RuleId): Promise<void> =>
  beforehand(
    () =>
      context.eventually(async () => {
        const { length } = await eventsOf(context, id, type)
        context.check.that('events of the transaction', length > 0, `one is ${type}`, 'none')
      }),
    claim,
  )

/**
 * Waits until the log has caught up: what is counted must be there, and again if it is logged twice. It is told by what
 * happened later: a draft was made, and another one cancelled. Either will do, as one kind of event may be missing.
 */
export async function logCatchesUp(context: Context): Promise<void> {
  const { given, control, eventually, check } = context
  const [made, cancelled] = await Promise.all([given.draft(), given.draft()])
  await given.calls.cancel(cancelled.id)
  await beforehand(
    () =>
      eventually(async () => {
        const known = (await control.events(made.id)).length || (await control.events(cancelled.id)).length
        check.that('events of two new drafts', known > 0, 'any', known)
      }),
    'event/created',
  )
  await settled(context)
}

/** Whether an event is of this action, or does not say of which. */
export const isOfAction = ({ action_id }: ControlEvent, action: string): boolean =>
  isAbsent(action_id) || action_id === action
