import { fieldsIn } from '../interface/reads/fields.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { reviewsIn, signaturesIn, signaturesOf } from '../interface/reads/people.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { instructionMembers } from './shape.ts'

/*
 * Each scenario creates instructions of one kind. Their shape judges them, here and in every response of every other scenario.
 */
const { signed, reviewed } = instructionMembers

scenario(signed.ids, 'shows signature instructions as documented', async (context) => {
  const { id } = await context.given.startable()
  await onceShown(context, id, (read) => context.check.present('instructions.signatures', signaturesIn(read)))
})

scenario(reviewed.ids, 'shows review instructions as documented', async (context) => {
  const { id, signer } = await context.given.startable()
  await context.given.reviewer(id, signer)
  await onceShown(context, id, (read) => context.check.present('instructions.reviews', reviewsIn(read)))
})

scenario('instruction/signature-field-known', 'names fields of the transaction after one moved', async (context) => {
  const { api, given, check, witness } = context
  const { id, documentId, fieldId } = await given.startable()
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  const other = await given.anotherDocument(id)
  await witness('moving a field with a signer', () => api.addField(id, other, { move_from: fieldId }))
  await staysTrue(context, id, (read) => {
    check.present('instructions.signatures of the other field', signaturesOf(read, signer))
    const known = fieldsIn(read).map((field) => field['id'])
    for (const { field } of signaturesIn(read)) check.oneOf('instructions.signatures[].field', field, known)
  })
})
