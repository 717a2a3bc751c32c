import { HOUR, Inconclusive, isSuccess, SECOND } from '../../../helpers/engine/index.ts'
import type { Context, JsonObject, Look } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { onceShown } from '../reads/once-shown.ts'
import { allPerform } from './performing.ts'
import { rightPin, type draftWithSeal } from './seals.ts'

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

type SealedDraft = Awaited<ReturnType<typeof draftWithSeal>>

/**
 * Starts a draft that a person and a seal sign, authorizes the seal, and completes it. The document does not say in which state a seal is
 * authorized, or how a transaction with a seal continues: if it is not completed, the scenario is not exercised. Needs `actions` and
 * AUTHORIZABLE.
 */
export async function completeSealed(context: Context, draft: SealedDraft): Promise<void> {
  try {
    await authorizedAndSigned(context, draft)
  } catch (error) {
    if (!(error instanceof Inconclusive) || error.passing) throw error
    context.notExercised(`the transaction with a seal was not completed: ${error.message}`)
  }
}

async function authorizedAndSigned(context: Context, draft: SealedDraft): Promise<void> {
  const { api, given, notExercised } = context
  const { id, signer, seal } = draft
  const authorize = () => api.authorizeSeal(id, seal, rightPin(context))
  const drafted = await authorize()
  await given.calls.start(id)
  if (!isSuccess(drafted) && !isSuccess(await authorize()))
    notExercised('the service authorizes the seal neither before nor after the start')
  await allPerform(context, id, [signer])
  await given.finished(id)
  await given.reached(id, 'completed')
}
