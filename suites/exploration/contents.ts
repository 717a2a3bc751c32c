import { sameEmail } from '../../helpers/engine/values/emails.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { reviewsOf, signaturesOf, tasksOf } from '../interface/reads/people.ts'
import {
  fieldsOf,
  hasReview,
  hasSignature,
  isEnded,
  isTouched,
  mayBeTouched,
  openReviews,
  openSignatures,
  stateOf,
  unless,
  type DocumentModel,
  type FieldModel,
  type Review,
  type Signature,
  type TransactionModel,
  type World,
} from './model.ts'
import { change, idIn, mayClose, type Expected } from './sending.ts'

/** Pixels between two fields. */
const APART = 40

/** A place that no other field has. */
export const placeOf = (number: number) => ({ page: 1, x: 60 + 10 * (number % 7), y: 60 + APART * (number % 15) })

/** Why a field can be added to a document in a state. */
function additionTo(tx: TransactionModel, document: DocumentModel): Expected {
  const state = stateOf(tx)
  if (state === 'draft') return { accepts: 'field/placed' }
  if (isTouched(tx, document) || mayBeTouched(tx, document)) return 'open'
  if (state === 'paused') return tx.signed.length > 0 ? 'open' : { accepts: 'field/added-in-pause' }
  return { accepts: tx.signed.length > 0 ? 'field/added-after-task-done' : 'field/added-after-start' }
}

/** Adds a field to a document, if the transaction accepts it. */
export async function addField(
  world: World,
  tx: TransactionModel,
  document: DocumentModel,
  number: number,
  type: FieldModel['type'] = 'signature',
): Promise<FieldModel | undefined> {
  const place = placeOf(number)
  const send = () => world.context.api.addField(tx.id, document.id, { type, ...place })
  const body = await change(world, tx, additionTo(tx, document), (state) => `field/not-added-${state}`, send)
  if (!body) return undefined
  const field: FieldModel = {
    id: idIn(body),
    type,
    place,
    placedBy: 'field/placed',
    typedBy: type === 'visa' ? 'field/created-visa' : 'field/created-signature',
    wasLinked: false,
    mayBeGone: false,
  }
  document.fields.push(field)
  tx.last = 'other'
  const state = stateOf(tx)
  if (state === 'started' || state === 'paused') tx.stateBy = `lifecycle/${state}-field-keeps-state`
  return field
}

/** Why a signer can be assigned in a state. */
function assignmentOf(tx: TransactionModel, field: FieldModel, signer: string): Expected {
  const state = stateOf(tx)
  // How many can share a field is not shown; several can.
  if (tx.signatures.filter((one) => one.field === field.id).length > 1) return 'open'
  // Whether somebody who reviews can sign is open.
  if (tx.reviews.some(({ reviewer }) => reviewer === signer)) return 'open'
  // So is whether the same person can sign and give a visa.
  if (typesOf(tx, signer).some((type) => type !== field.type)) return 'open'
  if (state === 'draft') return { accepts: 'signature/assigned' }
  const document = tx.documents.find(({ fields }) => fields.includes(field))
  if (!document || isTouched(tx, document) || mayBeTouched(tx, document)) return 'open'
  // An alternate who is added after the start is not one of the clear cases, nor is somebody who has refused or was reviewed.
  if (tx.signatures.some((one) => one.field === field.id)) return 'open'
  if (tx.haveRefused.has(signer) || wasReviewed(tx, signer)) return 'open'
  if (state === 'paused') return tx.signed.length > 0 ? 'open' : { accepts: 'signature/signer-in-pause' }
  if (tx.signed.some((one) => one.signer === signer)) return { accepts: 'signature/signed-signer-awaited-again' }
  return { accepts: tx.signed.length > 0 ? 'signature/signer-after-task-done' : 'signature/signer-after-start' }
}

/** The types of the fields of a signer. */
const typesOf = (tx: TransactionModel, signer: string): FieldModel['type'][] =>
  fieldsOf(tx).flatMap(({ id, type }) => (hasSignature(tx.signatures, { signer, field: id }) ? [type] : []))

const wasReviewed = ({ reviewed, maybeReviewed }: TransactionModel, person: string): boolean =>
  [...reviewed, ...maybeReviewed].some(({ recipient }) => recipient === person)

/** Assigns a signer to a field, if the transaction accepts it. */
export async function assign(world: World, tx: TransactionModel, signer: string, field: FieldModel): Promise<boolean> {
  const send = () => world.context.api.addSigner(tx.id, { signer, field: field.id })
  const body = await change(world, tx, assignmentOf(tx, field, signer), (state) => `signature/not-added-${state}`, send)
  if (!body) return false
  tx.signatures.push({ signer, field: field.id })
  reviewAgain(tx, signer)
  reopen(tx)
  tx.removedSignatures = tx.removedSignatures.filter((one) => !(one.signer === signer && one.field === field.id))
  tx.last = 'other'
  if (stateOf(tx) !== undefined) tx.stateBy = 'signature/assigned-beside'
  world.judge.at([
    ...unless(
      signaturesOf(body, signer, field.id).length > 0,
      'signature/answered-instruction',
      'instructions.signatures in the response',
      `one of ${signer} for the field ${field.id}`,
      body['instructions'],
    ),
    ...unless(
      isPaused(tx) || tasksOf(body, signer).some((task) => task['field'] === field.id),
      'signature/answered-task',
      'tasks in the response',
      `one of ${signer} for the field ${field.id}`,
      tasksOf(body, signer),
    ),
  ])
  return true
}

/** Participants cannot access a paused transaction: whether it shows their tasks is open. */
const isPaused = (tx: TransactionModel): boolean => stateOf(tx) === 'paused'

/** A change of the instructions may end a refusal: it may begin its action again, or find somebody else for it. */
function reopen(tx: TransactionModel): void {
  if (tx.refusers.size > 0) tx.isRefusalOpen = true
}

/** A reviewer reviews all documents of the recipient: whether a review that was done begins again with a new one is open. */
function reviewAgain(tx: TransactionModel, recipient: string): void {
  const begun = tx.reviewed.filter((one) => one.recipient === recipient)
  if (begun.length === 0) return
  tx.reviewed = tx.reviewed.filter((one) => !begun.includes(one))
  tx.maybeReviewed.push(...begun)
  tx.isReviewOpen = true
}

/** Removes a signer from a field, if the transaction accepts it. */
export async function unassign(world: World, tx: TransactionModel, one: Signature): Promise<boolean> {
  const isDone = tx.signed.some(({ signer, field }) => signer === one.signer && field === one.field)
  const state = stateOf(tx)
  const whileOpen: Expected = state === 'draft' ? { accepts: 'signature/removed' } : 'open'
  const body = await change(
    world,
    tx,
    isDone ? { refuses: 'signature/signer-after-signing' } : whileOpen,
    (ended) => `signature/not-removed-${ended}`,
    () => world.context.api.addSigner(tx.id, { signer: one.signer, field: one.field, delete: true }),
  )
  if (!body) return false
  keepTouched(tx)
  tx.signatures = tx.signatures.filter(({ signer, field }) => !(signer === one.signer && field === one.field))
  tx.removedSignatures.push(one)
  tx.haveLeft.add(one.signer)
  tx.last = 'other'
  tx.stateBy = 'signature/removed-beside'
  const field = tx.documents.flatMap(({ fields }) => fields).find(({ id }) => id === one.field)
  if (field) field.wasLinked = true
  forgetRole(tx)
  if (state !== undefined && mayClose(tx)) tx.states = [state, 'closed', 'completed']
  return true
}

/** The document leaves the flags of a person open who has no instruction, or nothing left to do. */
function forgetRole(tx: TransactionModel): void {
  forgiveReviews(tx)
  forgiveIdle(tx)
  reopen(tx)
  forgetConversations(tx)
}

/** The review of somebody who has nothing left to sign may no longer be needed. */
export function forgiveReviews(tx: TransactionModel): void {
  const signers = openSignatures(tx).map(({ signer }) => signer)
  if (openReviews(tx).some(({ recipient }) => !signers.includes(recipient))) tx.isReviewOpen = true
}

/** Remembers before a removal which documents somebody has signed or reviewed. */
function keepTouched(tx: TransactionModel): void {
  for (const document of tx.documents) document.wasTouched ||= isTouched(tx, document) || mayBeTouched(tx, document)
}

/** A conversation may end when its participant has nothing left to do. */
export function forgetConversations(tx: TransactionModel): void {
  const reviewers = tx.isReviewOpen ? [] : openReviews(tx).map(({ reviewer }) => reviewer)
  const left = [...openSignatures(tx).map(({ signer }) => signer), ...reviewers]
  for (const [person, conversation] of tx.conversations) {
    if (conversation === 'ended' || left.includes(person)) continue
    tx.conversations.delete(person)
    tx.openConversations.add(person)
  }
}

/** Somebody who has refused and has nothing left to do may no longer be stalled. */
export function forgiveIdle(tx: TransactionModel): void {
  const signers = openSignatures(tx).map(({ signer }) => signer)
  const left = [...signers, ...openReviews(tx).map(({ reviewer }) => reviewer)]
  for (const person of tx.refusers) if (!left.includes(person)) tx.refusers.delete(person)
  if (tx.isReviewOpen && [...tx.refusers].some((person) => !signers.includes(person))) tx.isRefusalOpen = true
}

/** Appoints a reviewer of a signer, if the transaction accepts it. */
export async function appoint(
  world: World,
  tx: TransactionModel,
  reviewer: string,
  recipient: string,
): Promise<boolean> {
  // Whether somebody has a second reviewer, a signer reviews, or visas are reviewed, is open.
  const isPlain =
    !tx.reviews.some((one) => one.recipient === recipient) &&
    !tx.signatures.some(({ signer }) => signer === reviewer) &&
    typesOf(tx, recipient).includes('signature')
  const expected: Expected = isPlain && stateOf(tx) === 'draft' ? { accepts: 'review/appointed' } : 'open'
  const send = () => world.context.api.addReviewer(tx.id, { reviewer, recipient })
  const body = await change(world, tx, expected, (state) => `review/not-added-${state}`, send)
  if (!body) return false
  tx.reviews.push({ reviewer, recipient })
  if (hasReview(tx.maybeReviewed, { reviewer, recipient })) tx.isReviewOpen = true
  forgiveReviews(tx)
  reopen(tx)
  tx.removedReviews = tx.removedReviews.filter((one) => !(one.reviewer === reviewer && one.recipient === recipient))
  tx.last = 'other'
  tx.stateBy = 'review/leaves-rest'
  world.judge.at([
    ...unless(
      reviewsOf(body, reviewer, recipient).length > 0,
      'review/answer-instruction',
      'instructions.reviews in the response',
      `one of ${reviewer} for ${recipient}`,
      body['instructions'],
    ),
    ...unless(
      isPaused(tx) || hasReviewTask(body, reviewer, recipient),
      'review/answer-task',
      'tasks in the response',
      `one of ${reviewer} for ${recipient}`,
      tasksOf(body, reviewer),
    ),
  ])
  return true
}

const hasReviewTask = (body: JsonObject, reviewer: string, recipient: string): boolean =>
  tasksOf(body, reviewer).some((task) => sameEmail(recipient, task['recipient']))

/** Removes a reviewer, if the transaction accepts it. */
export async function dismiss(world: World, tx: TransactionModel, one: Review): Promise<boolean> {
  const state = stateOf(tx)
  const body = await change(
    world,
    tx,
    state === 'draft' ? { accepts: 'review/removed' } : 'open',
    (ended) => `review/not-removed-${ended}`,
    () => world.context.api.addReviewer(tx.id, { ...one, delete: true }),
  )
  if (!body) return false
  const wasDone = hasReview(tx.reviewed, one)
  tx.haveLeft.add(one.reviewer)
  keepTouched(tx)
  tx.reviews = tx.reviews.filter(
    ({ reviewer, recipient }) => !(reviewer === one.reviewer && recipient === one.recipient),
  )
  if (wasDone) {
    tx.reviewed = tx.reviewed.filter((other) => !hasReview([one], other))
    tx.maybeReviewed.push(one)
  } else tx.removedReviews.push(one)
  tx.last = 'other'
  tx.stateBy = 'review/removed-leaves-rest'
  forgetRole(tx)
  if (state !== undefined && mayClose(tx)) tx.states = [state, 'closed', 'completed']
  return true
}

/** Whether a person can be reviewed: they sign, and have not signed yet. */
export const canBeReviewed = (tx: TransactionModel, person: string): boolean =>
  !isEnded(tx) &&
  tx.signatures.some(({ signer }) => signer === person) &&
  !tx.signed.some(({ signer }) => signer === person)
