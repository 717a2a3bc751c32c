import type { Check } from '../../helpers/engine/judge/check.ts'
import { hasEmail, ifAllowed, objectsIn, sameEmail } from '../../helpers/engine/index.ts'
import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { creatableOf, PLACE } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { ONCE_RUNNING } from '../interface/document/states.ts'
import { addedIfAccepted, addedLate } from '../interface/scenes/late-addition.ts'
import { onceStarted } from '../interface/scenes/once-started.ts'
import { scenario } from '../scenario.ts'

/** A draft with two documents, each with a field, and a signer for each. */
async function ofTwo({ given }: Context) {
  const { id, ...first } = await given.startable()
  const documentId = await given.anotherDocument(id)
  return { id, parts: [first, { documentId, ...(await given.signer(id, documentId)) }] as const }
}

/** A draft with a signer and a reviewer for this signer. */
async function reviewed({ given, people }: Context) {
  const { id, signer: recipient } = await given.startable()
  const reviewer = people.email()
  await given.calls.addReviewer(id, { reviewer, recipient })
  return { id, reviewer, recipient }
}

const idsOf = (holder: unknown, list: string) => objectsIn(holder, list).map(({ id }) => id)

/** Asserts that a person is among the participants. */
function holdsParticipant(check: Check, transaction: JsonObject, person: string): void {
  const emails = objectsIn(transaction, 'participants').map(({ email }) => email)
  check.that('participants[].email', hasEmail(emails, person), `one that is ${person}`, emails)
}

scenario('transaction/participants-hold-signer', 'shows signers among the participants', async (context) => {
  const { id, parts } = await ofTwo(context)
  await context.shows(id, (read) => parts.forEach(({ signer }) => holdsParticipant(context.check, read, signer)))
})

scenario('transaction/participants-hold-signer', 'shows somebody who only gives a visa', async (context) => {
  context.dependsOn('signature/visa-assigned', 'field/created-visa')
  creatableOf(context, ['visa'])
  const { id, documentId } = await context.given.startable()
  const { signer } = await context.given.signer(id, documentId, { field: { type: 'visa', y: 300 } })
  await context.shows(id, (read) => holdsParticipant(context.check, read, signer))
})

scenario('transaction/participants-hold-signer', 'shows a signer whose email has an apostrophe', async (context) => {
  context.dependsOn('conventions/form-once-add-signer')
  const { api, given, people, shows, check } = context
  const { id, documentId } = await given.documented()
  const { id: field } = await given.calls.addField(id, documentId, PLACE)
  const signer = `o'${people.email()}`
  await ifAllowed(() => api.addSigner(id, { signer, field: String(field) }), `the signer ${signer} is not accepted`)
  await shows(id, (read) => holdsParticipant(check, read, signer))
})

for (const { word, name } of ONCE_RUNNING)
  scenario('transaction/participants-hold-signer', `shows a new signer of ${name} as participant`, async (context) => {
    context.dependsOn(`signature/signer-${word}`)
    const { id, documentId } = await onceStarted(context, word)
    const { signer } = await addedLate(context, () => context.given.signer(id, documentId, { field: { y: 300 } }))
    await context.shows(id, (read) => holdsParticipant(context.check, read, signer))
  })

scenario('transaction/participants-hold-reviewer', 'shows a reviewer among the participants', async (context) => {
  const { id, reviewer } = await reviewed(context)
  await context.shows(id, (read) => holdsParticipant(context.check, read, reviewer))
})

scenario('transaction/instructions-hold-signature', 'shows assignments among the instructions', async (context) => {
  const { id, parts } = await ofTwo(context)
  await context.shows(id, ({ instructions }) => {
    const shown = objectsIn(instructions, 'signatures')
    for (const { signer, fieldId } of parts) {
      const isThere = shown.some((one) => sameEmail(one['signer'], signer) && one['field'] === fieldId)
      context.check.that('instructions.signatures', isThere, `one of ${signer} for the field ${fieldId}`, shown)
    }
  })
})

scenario('transaction/instructions-hold-review', 'shows an appointment in the review instructions', async (context) => {
  const { id, reviewer, recipient } = await reviewed(context)
  await context.shows(id, ({ instructions }) => {
    const shown = objectsIn(instructions, 'reviews')
    const isThere = shown.some((one) => sameEmail(one['reviewer'], reviewer) && sameEmail(one['recipient'], recipient))
    context.check.that('instructions.reviews', isThere, `one of ${reviewer} for ${recipient}`, shown)
  })
})

/** Asserts that a transaction shows the documents, whatever their contents. */
const holdsDocuments = (check: Check, transaction: JsonObject, parts: readonly { readonly documentId: string }[]) => {
  const ids = idsOf(transaction, 'documents')
  for (const { documentId } of parts) check.that('documents[].id', ids.includes(documentId), `with ${documentId}`, ids)
}

scenario('transaction/documents-hold-document', 'shows each document that was added', async (context) => {
  const { id, parts } = await ofTwo(context)
  await context.shows(id, (transaction) => holdsDocuments(context.check, transaction, parts))
})

scenario('transaction/documents-hold-document', 'shows eleven documents, or as many as accepted', async (context) => {
  const { id, documentId: first } = await context.given.documented()
  const parts = [{ documentId: first }]
  // The document does not say how many documents a transaction may have.
  while (parts.length < 11) {
    const documentId = await addedIfAccepted(() => context.given.anotherDocument(id))
    if (documentId === undefined) break
    parts.push({ documentId })
  }
  await context.shows(id, (transaction) => holdsDocuments(context.check, transaction, parts))
})

scenario('transaction/documents-hold-field', 'shows each field in its document', async (context) => {
  context.dependsOn('field/created-on-document')
  const { check, shows } = context
  const { id, parts } = await ofTwo(context)
  await onceShown(context, id, (read) => holdsDocuments(check, read, parts), 'transaction/documents-hold-document')
  await shows(id, (transaction) => {
    for (const { documentId, fieldId } of parts) {
      const document = objectsIn(transaction, 'documents').find((one) => one['id'] === documentId)
      const ids = idsOf(document, 'fields')
      check.that(`documents[].fields[].id of ${documentId}`, ids.includes(fieldId), `with ${fieldId}`, ids)
    }
  })
})
