import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/**
 * Names signers of fields of a document by designations, as far as the target takes any: an unknown participant may have to be
 * made known first, by a call whose arguments are not shown. The fields are in the order of the designations.
 */
export async function designate(
  { api, given, notExercised }: Context,
  { id, documentId }: { readonly id: string; readonly documentId: string },
  designations: readonly string[],
): Promise<void> {
  for (const [i, signer] of designations.entries()) {
    const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 100 * (i + 1) })
    const answer = await api.addSigner(id, { signer, field: String(field) })
    if (!isSuccess(answer)) notExercised('a signer who is named by a designation is refused')
  }
}
