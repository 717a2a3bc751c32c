import type { Need } from '../../helpers/catalogue/needs.ts'
import { textOf } from '../../helpers/facts/workspace.ts'
import type { Args } from '../../helpers/http/encode.ts'
import type { Context } from '../../helpers/scenario/context.ts'

/** What it takes to authorize a seal: a certificate that is qualified, one of its means, and the PIN. */
export const AUTHORIZABLE = ['seal', 'seal-qualified', 'seal-means', 'seal-pin'] as const satisfies Need[]

/** A PIN for an authentication means, as the authorization of a seal takes it. */
export const pinFor = (means: string, value: string): Args => ({ auth_data: { [means]: { value } } })

/** What authorizes the seal of the workspace. Needs `seal-means` and `seal-pin`. */
export const rightPin = ({ fact }: Context): Args => pinFor(fact('seal-means'), fact('seal-pin'))

/** The same where it is known, and else no PIN at all: one that is made up would cost the certificate a try. */
export function pinIfKnown({ workspace }: Context): Args {
  const [means, pin] = [textOf(workspace, 'seal-means'), textOf(workspace, 'seal-pin')]
  return means === undefined || pin === undefined ? {} : pinFor(means, pin)
}

/**
 * A draft whose signer is a seal, by default that of the workspace: the ids of both. Whether it could be started is not what it is
 * about. Needs `seal`.
 */
export async function sealed({ given, fact }: Context, seal: string = fact('seal')) {
  const { id, documentId } = await given.documented()
  await given.signer(id, documentId, { signer: seal })
  return { id, seal, documentId }
}
