import { objectsIn, type Look } from '../../helpers/engine/index.ts'
import { slugOf } from '../interface/document/each-member.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { presentInResponses } from '../interface/reads/present-in-responses.ts'
import { scenario } from '../scenario.ts'

for (const member of ['signature_image_policy', 'document_reading_policy'] as const)
  scenario(`participant/${slugOf(member)}-present`, `has ${member} of participants in responses`, async (context) => {
    context.dependsOn('transaction/participants-hold-signer', 'transaction/participants-type')
    const { id } = await context.given.startable()
    await presentInResponses(context, `participants[].${member}`, id)
  })

scenario('participant/state-shown', 'shows the state of signers and of a reviewer', async (context) => {
  const { given, check, shows } = context
  const { id, documentId, signer } = await given.startable()
  const { signer: other } = await given.signer(id, documentId, { field: { y: 300 } })
  const reviewer = await given.reviewer(id, signer)
  await given.calls.start(id)
  const areThere: Look = (read) => {
    for (const one of [signer, other, reviewer]) check.present(`participants[] of ${one}`, participantsOf(read, one))
  }
  const held = ['transaction/participants-hold-signer', 'transaction/participants-hold-reviewer'] as const
  await onceShown(context, id, areThere, held)
  await shows(id, (read) => {
    for (const { email, state } of objectsIn(read, 'participants'))
      check.present(`participants[].state of ${String(email)}`, state)
  })
})

scenario('participant/state-shown-acted', 'shows the states after one of two signers has signed', async (context) => {
  context.dependsOn('participant/state-shown')
  const { id } = await context.given.startedByTwo()
  await context.given.performed(id)
  const areThere: Look = (read) => {
    const { length } = objectsIn(read, 'participants')
    context.check.that('number of participants', length >= 2, 'at least 2', length)
  }
  await onceShown(context, id, areThere, 'transaction/participants-hold-signer')
  await context.shows(id, (read) => {
    for (const { email, state } of objectsIn(read, 'participants'))
      context.check.present(`participants[].state of ${String(email)}`, state)
  })
})
