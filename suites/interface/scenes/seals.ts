import type { Need } from '../../../helpers/engine/catalogue/needs.ts'
import { textOf } from '../../../helpers/engine/facts/workspace.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../../helpers/engine/http/exchange.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/** What it takes to authorize a seal: a certificate that is qualified, one of its means, and the PIN. */
export const AUTHORIZABLE = ['seal', 'seal-qualified', 'seal-means', 'seal-pin'] as const satisfies Need[]

/** A draft, a document of it, and the seal that signs it, by their ids. */
interface Sealed {
  readonly id: string
  readonly seal: string
  readonly documentId: string
}

/** A PIN for an authentication means, as the authorization of a seal takes it. */
export const pinFor = (means: string, value: string): Args => ({ auth_data: { [means]: { value } } })

/** What authorizes the seal of the workspace. Needs `seal-means` and `seal-pin`. */
export const rightPin = ({ fact }: Context): Args => pinFor(fact('seal-means'), fact('seal-pin'))

/**
 * Authorizes the seal of a draft. In which state that is done is not said: where the draft refuses it, it is started, if it can
 * be, and asked again.
 */
export async function authorize(context: Context, { id, seal, documentId }: Sealed): Promise<Answer> {
  const { api, given } = context
  const send = () => api.authorizeSeal(id, seal, rightPin(context))
  const drafted = await send()
  if (drafted.status < 400) return drafted
  // Whether it starts with nobody but a seal is not said either.
  await given.signer(id, documentId, { field: { y: 300 } })
  const start = await api.start(id)
  return isSuccess(start) ? send() : drafted
}

/** The same where it is known, and else no PIN at all: one that is made up would cost the certificate a try. */
export function pinIfKnown({ workspace }: Context): Args {
  const [means, pin] = [textOf(workspace, 'seal-means'), textOf(workspace, 'seal-pin')]
  return means === undefined || pin === undefined ? {} : pinFor(means, pin)
}

/**
 * A draft whose signer is a seal, by default that of the workspace: the ids of both. Whether it could be started is not what it is
 * about. Needs `seal`.
 */
export async function sealed({ given, fact }: Context, seal: string = fact('seal')): Promise<Sealed> {
  const { id, documentId } = await given.documented()
  await given.signer(id, documentId, { signer: seal })
  return { id, seal, documentId }
}
