import { ifAllowed } from '../../helpers/engine/index.ts'
import { fieldOf } from '../interface/reads/field-of.ts'
import { creatableOf, FIELD_TYPES, fieldIn, givenField } from '../interface/reads/fields.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'

for (const member of ['columns', 'rows'] as const)
  scenario(`field/${member}-present`, `shows the member ${member} of fields in responses`, async (context) => {
    context.dependsOn('transaction/documents-hold-field', 'transaction/documents-type', 'document/fields-type')
    const { api, given, notExercised } = context
    if (creatableOf(context, FIELD_TYPES).length < FIELD_TYPES.length)
      notExercised('the workspace creates fields of some types only (ESIGN_FIELD_TYPES)')
    const { id, documentId } = await given.startable()
    for (const type of FIELD_TYPES) await givenField(context, { id, documentId }, type)
    await ifAllowed(() => api.addInitials(id, documentId, { y: 40 }), 'the workspace creates no initials')
    await presentInResponses(context, `documents[].fields[].${member}`, id)
  })

scenario('field/flags-shown-when-false', 'shows deletable as false on a field with a signer', async (context) => {
  const { id, fieldId } = await context.given.startable()
  await fieldOf(context, id, fieldId)
  await context.shows(id, (read) =>
    context.check.present('documents[].fields[].deletable with the value false', fieldIn(read, fieldId)?.['deletable']),
  )
})
