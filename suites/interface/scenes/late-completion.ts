import { HOUR, SECOND, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { onceShown } from '../reads/once-shown.ts'

/**
 * A transaction that is completed an hour after its closing (document: States and transitions). Needs `actions`, `clock` and
 * completion by the control interface.
 * @param look asserts that the closed transaction shows what the scenario is about
 * @param claim the rule that it does
 * @returns the id of the transaction, and the reading before its completion
 */
export async function completedLater(
  context: Context,
  look: Look,
  claim: RuleId,
): Promise<{ id: string; before: JsonObject }> {
  const { control, given, notExercised } = context
  const { id } = await given.closed()
  const before = await onceShown(context, id, look, claim)
  await control.advance(HOUR / SECOND)
  if (!(await control.complete(id))) notExercised('the control interface completes no closed transaction')
  await given.reached(id, 'completed')
  return { id, before }
}
