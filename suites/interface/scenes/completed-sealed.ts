import { Inconclusive } from '../../../helpers/engine/outcome/errors.ts'
import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { allPerform } from './performing.ts'
import { rightPin, type draftWithSeal } from './seals.ts'

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
