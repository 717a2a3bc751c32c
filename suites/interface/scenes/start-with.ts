import type { Args } from '../../../helpers/engine/http/encode.ts'
import { unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/** Refusals that are not about the key or the rate of requests. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && ![401, 403, 429].includes(status)

/**
 * Starts a draft whose only fields are like this one. That visas alone are enough for a start is only inferred, by a rule of its
 * own: if such a start is refused, the scenario is not exercised.
 */
export async function startWith(context: Context, id: string, { type }: Args): Promise<void> {
  const { api, given, notExercised } = context
  if (type !== 'visa') return void (await given.calls.start(id))
  const answer = await unlessConflicting(() => api.start(id))
  if (isRefusal(answer.status)) notExercised('the target refuses to start a transaction that has only visas')
  await given.success(async () => answer)
}

/** A started transaction whose only participant is to give a visa. */
export async function startedWithVisa(context: Context): Promise<{ readonly id: string }> {
  const field = { type: 'visa' }
  const { id } = await context.given.startable({}, field)
  await startWith(context, id, field)
  await context.given.reached(id, 'started')
  return { id }
}

/** The ids of two started transactions that have the same person as their only signer. */
export async function startedTwice({ given, people }: Context, signer = people.email()): Promise<[string, string]> {
  const started = async () => {
    const { id } = await given.startable({}, {}, signer)
    await given.calls.start(id)
    return id
  }
  return [await started(), await started()]
}
