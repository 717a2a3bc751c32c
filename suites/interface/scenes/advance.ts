import { ifAllowed, unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import { isObject, type Transaction } from '../../../helpers/engine/values/json.ts'
import { DAY, SECOND } from '../../../helpers/engine/values/time.ts'

/** The states that a started transaction can reach. */
export const AFTER_START = ['paused', 'cancelled', 'expired', 'closed', 'completed'] as const
type Later = (typeof AFTER_START)[number]

/** Brings a started transaction into each of these states. */
const BRING_TO: Readonly<Record<Later, (context: Context, id: string) => Promise<unknown>>> = {
  paused: ({ given }, id) => given.calls.pause(id),
  cancelled: ({ given }, id) => given.calls.cancel(id),
  expired: ({ control }) => control.advance((2 * DAY) / SECOND),
  closed: ({ given, control }, id) => {
    control.holdsCompletion()
    return given.signed(id)
  },
  completed: async ({ given }, id) => {
    await given.signed(id)
    await given.finished(id)
  },
}

/** Brings a transaction that was started with a duration of one day into a later state, and reads it there. */
export async function advance(context: Context, id: string, state: Later): Promise<Transaction> {
  await BRING_TO[state](context, id)
  return context.given.reached(id, state)
}

/**
 * Pauses a transaction in a situation in which the document does not say whether a pause is accepted. If the target does not
 * pause it, the scenario is not exercised.
 * @param what names the transaction in the reason: `a stalled transaction`
 */
export async function pausedIfPossible({ api, given, notExercised }: Context, id: string, what: string): Promise<void> {
  const { body } = await ifAllowed(() => api.pause(id), `${what} cannot be paused`)
  if (!isObject(body) || body['state'] !== 'paused') notExercised(`${what} cannot be paused`)
  await given.reached(id, 'paused')
}

/**
 * Updates the metadata of a transaction in which somebody has acted, and then its language. If the target does not update the
 * metadata, the scenario is not exercised; the language is updated only if the target allows that.
 */
export async function updatedIfPossible({ api }: Context, id: string): Promise<void> {
  await ifAllowed(() => api.update(id, { metadata: { purpose: 'lease' } }), 'the target updates no metadata late')
  await unlessConflicting(() => api.update(id, { language: 'en' }))
}
