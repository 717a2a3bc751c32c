import { isSuccess } from '../../../helpers/engine/http/exchange.ts'
import { unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/**
 * Assigns further signers to a field that has one: two, or only one if the target refuses the other, because the document does not
 * say how many a field may have.
 */
export async function furtherSigners({ api, given, people }: Context, id: string, field: string) {
  const [one, other] = [people.email(), people.email()].map((signer) => ({ signer, field })) as [Link, Link]
  await given.calls.addSigner(id, { ...one })
  return isSuccess(await unlessConflicting(() => api.addSigner(id, { ...other }))) ? [one, other] : [one]
}
interface Link {
  readonly signer: string
  readonly field: string
}
