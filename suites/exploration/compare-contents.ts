import { hasEmail, sameEmail } from '../../helpers/engine/values/emails.ts'
import { isAbsent, isObject, objectsIn, type JsonObject } from '../../helpers/engine/values/json.ts'
import { reviewsIn, signaturesIn } from '../interface/reads/people.ts'
import { lastingReviews, lastingSignatures, participantsOf, unequal, unless } from './model.ts'
import type { Difference, DocumentModel, FieldModel, TransactionModel } from './model.ts'

/** The differences in documents, fields, instructions and participants. */
export function contentDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const shown = objectsIn(read, 'participants').map(({ email }) => email)
  return [
    ...documentDifferences(tx, read),
    ...instructionDifferences(tx, read),
    ...participantsOf(tx).flatMap((email) =>
      unless(
        hasEmail(shown, email),
        tx.signatures.some(({ signer }) => signer === email)
          ? 'transaction/participants-hold-signer'
          : 'transaction/participants-hold-reviewer',
        `participants of transaction ${tx.number}`,
        `one of them is ${email}`,
        shown,
      ),
    ),
  ]
}

function documentDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  const shown = objectsIn(read, 'documents')
  const ids = shown.map(({ id }) => id)
  const what = `documents of transaction ${tx.number}`
  const own = new Set(tx.documents.map(({ id }) => id))
  return [
    ...tx.documents.flatMap(({ id }) =>
      unless(ids.includes(id), 'transaction/documents-hold-document', what, `one of them is ${id}`, ids),
    ),
    ...ids.flatMap((id) => unless(own.has(String(id)), 'document/deleted', what, `only ${[...own].join(', ')}`, ids)),
    ...tx.documents.flatMap((document) => {
      const found = shown.find(({ id }) => id === document.id)
      return found ? withinDocument(tx, document, found) : []
    }),
  ]
}

function withinDocument(tx: TransactionModel, document: DocumentModel, found: JsonObject): Difference[] {
  const shown = objectsIn(found, 'fields')
  const ids = shown.map(({ id }) => id)
  const own = new Set([...document.fields.map(({ id }) => id), ...document.initials])
  const lasting = [...document.fields.filter(({ mayBeGone }) => !mayBeGone).map(({ id }) => id), ...document.initials]
  const what = `fields of document ${document.name}`
  return [
    ...unequal('document/renamed', `name of document ${document.id}`, found['name'], document.name),
    ...lasting.flatMap((id) =>
      unless(ids.includes(id), 'transaction/documents-hold-field', what, `one of them is ${id}`, ids),
    ),
    ...ids.flatMap((id) => {
      const isElsewhere = tx.documents.some(({ fields }) => fields.some((field) => field.id === id))
      return unless(
        own.has(String(id)),
        isElsewhere ? 'field/moved-to-document' : 'field/deleted',
        what,
        `only ${[...own].join(', ')}`,
        ids,
      )
    }),
    ...document.fields.flatMap((field) => {
      const one = shown.find(({ id }) => id === field.id)
      return one ? withinField(field, one) : []
    }),
  ]
}

function withinField(field: FieldModel, found: JsonObject): Difference[] {
  const { position } = found
  const type = unequal(field.typedBy, `type of field ${field.id}`, found['type'], field.type)
  if (field.place === undefined) return type
  const what = `position of field ${field.id}`
  if (field.place === null) return [...type, ...unless(isAbsent(position), field.placedBy, what, 'nothing', position)]
  const { page, x, y } = field.place
  const isThere = isObject(position) && position['page'] === page && position['x'] === x && position['y'] === y
  return [...type, ...unless(isThere, field.placedBy, what, JSON.stringify(field.place), position)]
}

function instructionDifferences(tx: TransactionModel, read: JsonObject): Difference[] {
  // Whether initials fields are assigned to signers is open.
  const initials: unknown[] = tx.documents.flatMap((document) => document.initials)
  const signatures = signaturesIn(read)
    .map(({ signer, field }) => ({ signer, field }))
    .filter(({ field }) => !initials.includes(field))
  const reviews = reviewsIn(read).map(({ reviewer, recipient }) => ({ reviewer, recipient }))
  return [
    ...lastingSignatures(tx).flatMap(({ signer, field }) =>
      unless(
        signatures.some((one) => sameEmail(signer, one.signer) && one.field === field),
        'transaction/instructions-hold-signature',
        `signature instructions of transaction ${tx.number}`,
        `one of ${signer} for the field ${field}`,
        signatures,
      ),
    ),
    ...signatures.flatMap((one) =>
      unless(
        tx.signatures.some(({ signer, field }) => sameEmail(signer, one.signer) && one.field === field),
        'signature/removed',
        `signature instructions of transaction ${tx.number}`,
        `none of ${String(one.signer)} for the field ${String(one.field)}`,
        signatures,
      ),
    ),
    ...lastingReviews(tx).flatMap(({ reviewer, recipient }) =>
      unless(
        reviews.some((one) => sameEmail(reviewer, one.reviewer) && sameEmail(recipient, one.recipient)),
        'transaction/instructions-hold-review',
        `review instructions of transaction ${tx.number}`,
        `one of ${reviewer} for ${recipient}`,
        reviews,
      ),
    ),
    ...reviews.flatMap((one) =>
      unless(
        tx.reviews.some((own) => sameEmail(own.reviewer, one.reviewer) && sameEmail(own.recipient, one.recipient)),
        'review/removed',
        `review instructions of transaction ${tx.number}`,
        `none of ${String(one.reviewer)} for ${String(one.recipient)}`,
        reviews,
      ),
    ),
  ]
}
