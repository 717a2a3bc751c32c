import { isObject, ifAllowed, type Args, type Context } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { allPerform } from '../interface/scenes/performing.ts'
import { completeSealed } from '../interface/scenes/late-completion.ts'
import { addedLate } from '../interface/scenes/late-addition.ts'
import { draftWithSeal } from '../interface/scenes/seals.ts'

// Completed transactions that a report counts. Each of these functions needs `actions`.

/** A draft and the people who have to act on it. */
export interface Work {
  readonly id: string
  readonly people: readonly string[]
}

/** Starts a transaction, and lets everybody act until it is completed. */
export async function complete(context: Context, { id, people }: Work): Promise<void> {
  await context.given.calls.start(id)
  await allPerform(context, id, people)
  await context.given.finished(id)
  await context.given.reached(id, 'completed')
}

/** Completes a document that one person signs. */
export const ofOne = ({ given }: Context): Promise<unknown> => given.completed()

/** Completes a document that two people sign. */
export async function ofTwo(context: Context): Promise<void> {
  const { id, documentId, signer } = await context.given.startable()
  const other = await context.given.signer(id, documentId, { field: { y: 300 } })
  await complete(context, { id, people: [signer, other.signer] })
}

/** Creates a draft with two documents, each with its own signer. */
export async function draftOfTwo({ given }: Context, args: Args = {}): Promise<Work> {
  const { id, signer } = await given.startable(args)
  const other = await given.signer(id, await given.anotherDocument(id))
  return { id, people: [signer, other.signer] }
}

/** Completes a transaction with two documents, each with its own signer. */
export const ofTwoDocuments = async (context: Context): Promise<void> => complete(context, await draftOfTwo(context))

/** Completes a transaction with two documents of the same signer. */
export async function twoDocumentsOfOne(context: Context): Promise<void> {
  const { given } = context
  const { id, signer } = await given.startable()
  await given.signer(id, await given.anotherDocument(id), { signer })
  await complete(context, { id, people: [signer] })
}

/** Completes a transaction with two documents of the same file and the same signer. */
export async function twoDocumentsOfOneFile(context: Context): Promise<void> {
  const { api, given, notExercised } = context
  const [{ id }, document] = [await given.draft(), await given.file()]
  const { id: first } = await given.calls.addDocument(id, { document })
  const { signer } = await given.signer(id, String(first))
  const { body } = await api.addDocument(id, { document })
  if (!isObject(body) || typeof body['id'] !== 'string' || body['id'] === first)
    return notExercised('one file cannot become two documents')
  await given.signer(id, body['id'], { signer })
  await complete(context, { id, people: [signer] })
}

/** Completes a document with two fields of the same signer. */
export async function twoFieldsOfOne(context: Context): Promise<void> {
  const { id, documentId, signer } = await context.given.startable()
  await context.given.signer(id, documentId, { signer, field: { y: 300 } })
  await complete(context, { id, people: [signer] })
}

/** Completes a document, and another one that was added after the start, each with its own signer. */
export async function withLateDocument(context: Context): Promise<void> {
  const { api, given, notExercised } = context
  const { id, signer } = await given.startable()
  await given.calls.start(id)
  const { body } = await api.addDocument(id, { document: await given.file() })
  if (!isObject(body) || typeof body['id'] !== 'string') return notExercised('no document can be added after the start')
  const document = body['id']
  const other = await addedLate(context, () => given.signer(id, document))
  await allPerform(context, id, [signer, other.signer])
  await given.finished(id)
  await given.reached(id, 'completed')
}

/** Completes two transactions, each with one document and one signer. */
export async function twice({ given }: Context): Promise<void> {
  await given.completed()
  await given.completed()
}

/** Completes two transactions that the same person signs. */
export async function twiceOfOne(context: Context): Promise<void> {
  const signer = context.people.email()
  for (const time of ['first', 'second']) {
    const { id } = await context.given.startable({ metadata: { time } }, {}, signer)
    await complete(context, { id, people: [signer] })
  }
}

/** Completes a document with one field and two alternate signers, one of whom signs. */
export async function ofAlternates({ given, people }: Context): Promise<void> {
  const { id, fieldId } = await given.startable()
  await given.calls.addSigner(id, { signer: people.email(), field: fieldId })
  await given.calls.start(id)
  await given.performed(id)
  await given.finished(id)
  await given.reached(id, 'completed')
}

/** Completes a document that one person signs and to which one of two others gives a visa. */
export async function ofAlternateVisas(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { given, people } = context
  const { id, documentId } = await given.startable()
  const { fieldId } = await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  await given.calls.addSigner(id, { signer: people.email(), field: fieldId })
  await given.calls.start(id)
  await given.performed(id)
  // The target decides who acts first. Once a visa is given, the other alternate has nothing left to do.
  await settled(context)
  await given.performed(id)
  await given.finished(id)
  await given.reached(id, 'completed')
}

/** Completes a document that one person signs and to which another gives a visa. */
export async function withVisa(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  const other = await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  await complete(context, { id, people: [other.signer, signer] })
}

/** Completes a document that one person signs and also gives a visa to, if the target allows that. */
export async function withVisaOfSigner(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { api, given } = context
  const { id, documentId, signer } = await given.startable()
  const { id: field } = await given.calls.addField(id, documentId, { type: 'visa', page: 1, x: 100, y: 300 })
  await ifAllowed(
    () => api.addSigner(id, { signer, field: String(field) }),
    'a person cannot both sign a document and give it a visa',
  )
  await complete(context, { id, people: [signer] })
}

/** The same as `withVisa`, but the visa was a signature field when its signer was assigned. */
export async function withTurnedVisa(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { api, given } = context
  const { id, documentId, signer } = await given.startable()
  const place = { page: 1, x: 100, y: 300 }
  const { fieldId, signer: other } = await given.signer(id, documentId, { field: place })
  await ifAllowed(
    () => api.updateField(id, documentId, fieldId, { ...place, type: 'visa' }),
    'the target turns no field with a signer into a visa',
  )
  await complete(context, { id, people: [other, signer] })
}

/** Completes a document that two people sign and to which a third gives a visa. */
export async function withVisaAfterTwo(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  const second = await given.signer(id, documentId, { field: { y: 300 } })
  const third = await given.signer(id, documentId, { field: { type: 'visa', y: 500 } })
  await complete(context, { id, people: [signer, second.signer, third.signer] })
}

/** Completes a document that one person signs and to which two others give a visa each. */
export async function withTwoVisas(context: Context): Promise<void> {
  creatableOf(context, ['visa'])
  const { given } = context
  const { id, documentId, signer } = await given.startable()
  const second = await given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  const third = await given.signer(id, documentId, { field: { type: 'visa', y: 500 } })
  await complete(context, { id, people: [second.signer, third.signer, signer] })
}

/** Completes two documents, each with its own signer and its own reviewer. */
export async function withTwoReviews(context: Context): Promise<void> {
  const { id, people } = await draftOfTwo(context)
  const reviewers: string[] = []
  for (const signer of people) reviewers.push(await context.given.reviewer(id, signer))
  await complete(context, { id, people: [...reviewers, ...people] })
}

/** Completes a document that one person signs and another reviews. */
export async function withReview(context: Context): Promise<void> {
  const { id, signer } = await context.given.startable()
  await complete(context, { id, people: [await context.given.reviewer(id, signer), signer] })
}

/**
 * Completes a document that is signed and sealed. The document does not say in which state a seal is authorized, or how a transaction
 * with a seal continues: if the transaction is not completed, the scenario is not exercised. Needs AUTHORIZABLE.
 */
export const withSeal = async (context: Context): Promise<void> => completeSealed(context, await draftWithSeal(context))

/** The same with another document, which the same person signs and another certificate seals. Needs `other-seal` too. */
export async function withSealOnEach(context: Context): Promise<void> {
  const { given, fact } = context
  const draft = await draftWithSeal(context)
  const { id, signer } = draft
  const second = await given.anotherDocument(id)
  await given.signer(id, second, { signer })
  await given.signer(id, second, { signer: fact('other-seal'), field: { y: 300 } })
  await completeSealed(context, draft)
}

/** The same with another field of the document, which the same certificate seals. */
export async function withSealOnTwoFields(context: Context): Promise<void> {
  const { api, given } = context
  const draft = await draftWithSeal(context)
  const { id, seal, documentId } = draft
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 500 })
  await ifAllowed(
    () => api.addSigner(id, { signer: seal, field: String(field) }),
    'a certificate cannot seal two fields of a document',
  )
  await completeSealed(context, draft)
}

/** The same with another document, which the same person signs and the same certificate seals. */
export async function withSealOnBoth(context: Context): Promise<void> {
  const { api, given } = context
  const draft = await draftWithSeal(context)
  const { id, signer, seal } = draft
  const second = await given.anotherDocument(id)
  await given.signer(id, second, { signer })
  const { id: field } = await given.calls.addField(id, second, { page: 1, x: 100, y: 300 })
  await ifAllowed(
    () => api.addSigner(id, { signer: seal, field: String(field) }),
    'a certificate cannot seal two documents',
  )
  await completeSealed(context, draft)
}

/** Completes two documents: a person signs one, and the certificate alone seals the other. */
export async function withSealAlone(context: Context): Promise<void> {
  const { given, fact } = context
  const signed = await given.startable()
  const sealed = await given.signer(signed.id, await given.anotherDocument(signed.id), { signer: fact('seal') })
  await completeSealed(context, { ...signed, seal: sealed.signer })
}
