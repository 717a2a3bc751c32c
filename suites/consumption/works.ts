import { isSuccess } from '../../helpers/http/exchange.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { creatableOf } from '../interface/fields.ts'
import { allPerform } from '../interface/performing.ts'
import { rightPin } from '../interface/seals.ts'

// What is completed, and counts. Each of them needs `actions`.

/** A draft and those who have to act on it. */
interface Work {
  readonly id: string
  readonly people: readonly string[]
}

/** Starts a transaction, and lets everybody act until it is completed. */
async function complete(context: Context, { id, people }: Work): Promise<void> {
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

/** Two documents, each of which somebody else signs. */
export async function ofTwoDocuments(context: Context): Promise<void> {
  const { given } = context
  const { id, signer } = await given.startable()
  const { id: second } = await given.calls.addDocument(id, { document: await given.file() })
  const other = await given.signer(id, String(second))
  await complete(context, { id, people: [signer, other.signer] })
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
