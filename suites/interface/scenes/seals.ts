import type { Need } from '../../../helpers/engine/catalogue/needs.ts'
import { textOf } from '../../../helpers/engine/facts/workspace.ts'
import type { Args } from '../../../helpers/engine/http/encode.ts'
import { isSuccess, type Answer } from '../../../helpers/engine/http/exchange.ts'
import { unlessConflicting } from '../../../helpers/engine/judge/requests.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'

/** The needs for authorizing a seal: a qualified certificate, one of its authentication means, and the PIN. */
export const AUTHORIZABLE = ['seal', 'seal-qualified', 'seal-means', 'seal-pin'] as const satisfies Need[]

/** The ids of a draft, of its document, and of the seal that signs it. */
export interface Sealed {
  readonly id: string
  readonly seal: string
  readonly documentId: string
  readonly fieldId: string
}

/** The arguments that pass a PIN for an authentication means. */
export const pinFor = (means: string, value: string): Args => ({ auth_data: { [means]: { value } } })

/** The arguments that authorize the seal of the workspace. Needs `seal-means` and `seal-pin`. */
export const rightPin = ({ fact }: Context): Args => pinFor(fact('seal-means'), fact('seal-pin'))

/**
 * The certificate of the workspace, by its PIN and its common name, if that is known. Two certificates may have the same PIN, and
 * the id of a certificate that several workspaces share may differ between them.
 */
const certificateOf = ({ fact, workspace }: Context): string =>
  `${fact('seal-pin')} ${textOf(workspace, 'seal-name') ?? ''}`

/** The certificates for which a wrong PIN was sent: they may be locked since. */
const tried = new Set<string>()

/** Whether a wrong PIN was sent for the certificate. Needs `seal-pin`. */
export const wasTried = (context: Context): boolean => tried.has(certificateOf(context))

/**
 * Authorizes the seal of a draft. The document does not say in which state: if the authorization is refused, the draft is
 * started, if possible, and the authorization is sent again.
 * @throws NotExercised if it is refused after a wrong PIN, which may have locked the certificate
 */
export async function authorize(context: Context, scene: Sealed): Promise<Answer> {
  const answer = await authorizeOnceAllowed(context, scene)
  if (answer.status >= 400 && wasTried(context))
    context.notExercised('a wrong PIN was sent before, which may have locked the certificate')
  return answer
}

async function authorizeOnceAllowed(context: Context, { id, seal, documentId }: Sealed): Promise<Answer> {
  const send = () => context.api.authorizeSeal(id, seal, rightPin(context))
  const drafted = await unlessConflicting(send)
  if (drafted.status < 400) return drafted
  // The document does not say whether a draft can be started with a seal as its only signer.
  await context.given.signer(id, documentId, { field: { y: 300 } })
  const start = await unlessConflicting(() => context.api.start(id))
  return isSuccess(start) ? send() : drafted
}

/** The last wrong PIN that was sent for each certificate: another is sent only after it. */
const wrongPins = new Map<string, Promise<unknown>>()

/**
 * Sends a wrong PIN directly after the right one, and only one at a time. Several wrong PINs in a row may lock a
 * certificate, and several workspaces may share one. Needs `seal-means` and `seal-pin`.
 */
export async function sendWrongPin<T>(context: Context, right: Sealed, send: () => Promise<T>): Promise<T> {
  const certificate = certificateOf(context)
  const turn = (wrongPins.get(certificate) ?? Promise.resolve()).then(async () => {
    await context.given.success(() => authorize(context, right))
    tried.add(certificate)
    return send()
  })
  wrongPins.set(
    certificate,
    turn.catch(() => undefined),
  )
  return turn
}

/** The PIN if it is known, otherwise none: a made-up PIN would use up one of the certificate's tries. */
export function pinIfKnown({ workspace }: Context): Args {
  const [means, pin] = [textOf(workspace, 'seal-means'), textOf(workspace, 'seal-pin')]
  return means === undefined || pin === undefined ? {} : pinFor(means, pin)
}

/** Starts a draft with a seal. If the target refuses that without an authorization, the seal is authorized if the PIN is known. */
export async function startWithSeal(context: Context, id: string, seal: string): Promise<Answer> {
  const start = () => unlessConflicting(() => context.api.start(id))
  const answer = await start()
  const pin = pinIfKnown(context)
  if (isSuccess(answer) || Object.keys(pin).length === 0) return answer
  return isSuccess(await context.api.authorizeSeal(id, seal, pin)) ? start() : answer
}

/** A draft whose signer is a seal, by default that of the workspace. It may not be possible to start it. Needs `seal`. */
export async function sealed({ given, fact }: Context, seal: string = fact('seal')): Promise<Sealed> {
  const { id, documentId } = await given.documented()
  const { fieldId } = await given.signer(id, documentId, { signer: seal })
  return { id, seal, documentId, fieldId }
}

/** A draft with a document that one person signs and the seal of the workspace seals. Needs `seal`. */
export async function draftWithSeal({ given, fact }: Context) {
  const { id, documentId, signer } = await given.startable()
  const { signer: seal } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  return { id, documentId, signer, seal }
}
