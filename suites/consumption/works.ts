import type { Args } from '../../helpers/engine/http/encode.ts'
import { isSuccess } from '../../helpers/engine/http/exchange.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { allPerform } from '../interface/scenes/performing.ts'
import { rightPin } from '../interface/scenes/seals.ts'

// What is completed, and counts. Each of them needs `actions`.

/** A draft and those who have to act on it. */
export interface Work {
  readonly id: string
  readonly people: readonly string[]
}

/** Starts a transaction, and lets everybody act until it is completed. */
export async function complete(context: Context, { id, people }: Work): Promise<void> {
  const { given } = context
  await given.calls.start(id)
  await allPerform(context, id, people)
  await given.finished(id)
  await given.reached(id, 'completed')
}

/** A document that one person signs. */
export const ofOne = ({ given }: Context): Promise<unknown> => given.completed()

/** A document that two people sign. */
export async function ofTwo(context: Context): Promise<void> {
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  const other = await given.signer(id, documentId, { field: { y: 300 } })
  await complete(context, { id, people: [signer, other.signer] })
}

/** A draft of two documents, each of which somebody else is to sign. */
export async function draftOfTwo({ given }: Context, args: Args = {}): Promise<Work> {
  const { id, signer } = await given.startable(args)
  const { id: second } = await given.calls.addDocument(id, { document: await given.file() })
  const other = await given.signer(id, String(second))
  return { id, people: [signer, other.signer] }
}

/** Two documents, each of which somebody else signs. */
export const ofTwoDocuments = async (context: Context): Promise<void> => complete(context, await draftOfTwo(context))

/** Two transactions, each of a document that one person signs. */
export async function twice({ given }: Context): Promise<void> {
  await given.completed()
  await given.completed()
}

/** A document with one field, which either of two people may sign, and one of them does. */
export async function ofAlternates({ given, people }: Context): Promise<void> {
  const { id, fieldId } = await given.startable()
  await given.calls.addSigner(id, { signer: people.email(), field: fieldId })
  await given.calls.start(id)
  await given.performed(id)
  await given.finished(id)
  await given.reached(id, 'completed')
}

/** A document that one person signs, and another gives a visa. */
export async function withVisa(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  const other = await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  await complete(context, { id, people: [other.signer, signer] })
}

/** A document that one person signs, and another reviews. */
export async function withReview(context: Context): Promise<void> {
  const { given } = context
  const { id, signer } = await given.startable()
  await complete(context, { id, people: [await given.reviewer(id, signer), signer] })
}

/**
 * A document that is signed and sealed. In which state a seal is authorized, and what becomes of a
 * transaction with one, is not said: where it does not get that far, the case is not exercised. Needs AUTHORIZABLE.
 */
export async function withSeal(context: Context): Promise<void> {
  const { api, given, fact, notExercised } = context
  const { id, documentId, signer } = await given.startable()
  const { signer: seal } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  const authorize = () => api.authorizeSeal(id, seal, rightPin(context))
  const drafted = await authorize()
  await given.calls.start(id)
  if (!isSuccess(drafted) && !isSuccess(await authorize()))
    notExercised('the seal is authorized neither before nor after the start')
  await allPerform(context, id, [signer])
  await given.finished(id)
  await given.reached(id, 'completed')
}
