import type { Answer, Args, Context, JsonObject } from '../../helpers/engine/index.ts'

/**
 * Asserts that the cancellation of a draft is accepted, then asserts on a later reading. If there is none, as a cancelled draft
 * may be deleted at once (document: Limits), asserts on the response to the cancellation.
 * @param look asserts; `at` is a response from about the time of the cancellation
 */
export async function showsCancelledDraft(
  { api, given, accepts, shows }: Context,
  args: Args | undefined,
  look: (cancelled: JsonObject, at: Answer) => void,
): Promise<void> {
  const { id } = await given.draft()
  const answered = await accepts(() => api.cancel(id, args))
  const reading = await api.get(id)
  if (reading.status === 404) return look(answered, reading)
  await shows(id, (read) => look(read, reading)).catch(async (error: unknown) => {
    if ((await api.get(id)).status !== 404) throw error
    look(answered, reading)
  })
}
