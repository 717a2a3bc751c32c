import { creatableOf } from '../interface/reads/fields.ts'
import { signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { assigned, fieldOn, INSTRUCTED, ofTwo, removal, REMOVED, sameTaskCount, showsAssigned } from './scene.ts'
import { showsRemoved, showsTasks, TASKED, unassigned } from './scene.ts'

for (const type of ['signature', 'visa'] as const)
  scenario('signature/removed', `removes the signer of a ${type} field`, async (context) => {
    if (type === 'visa') context.dependsOn('signature/visa-assigned')
    creatableOf(context, [type])
    const { id, documentId } = await context.given.startable()
    const one = await assigned(context, id, await fieldOn(context, { id, documentId }, { type, y: 500 }))
    await onceShown(context, id, (read) => showsAssigned(context, read, one), INSTRUCTED)
    await context.accepts(() => context.api.addSigner(id, removal(one)))
    await context.shows(id, (read) => showsRemoved(context, read, one))
  })

scenario('signature/removed', 'removes the only signer', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { id, signer, fieldId: field } = await context.given.startable()
  await context.accepts(() => context.api.addSigner(id, removal({ signer, field })))
  await context.shows(id, (read) => showsRemoved(context, read, { signer, field }))
})

scenario('signature/removed', 'removes one of several signers of a field', async (context) => {
  context.dependsOn('signature/alternates-held')
  const { id, one, other } = await ofTwo(context)
  const gone = await assigned(context, id, other.field, one.signer)
  await onceShown(context, id, (read) => showsAssigned(context, read, gone), 'signature/alternates-held')
  await context.accepts(() => context.api.addSigner(id, removal(gone)))
  await context.shows(id, (read) => showsRemoved(context, read, gone))
})

scenario('signature/removed-by-name', 'removes the signer of a field by the name of the field', async (context) => {
  context.dependsOn(...REMOVED, 'signature/by-name', 'signature/removed-beside')
  const name = context.people.title()
  const { id, one, other } = await ofTwo(context, name)
  await context.accepts(() => context.api.addSigner(id, { signer: one.signer, field: name, delete: true }))
  await context.shows(id, (read) => showsRemoved(context, read, one))
  await staysTrue(context, id, (read) => showsAssigned(context, read, other))
})

scenario('signature/removed-answer-read', 'responds to a removal with the transaction as read', async (context) => {
  context.dependsOn(...REMOVED, 'signature/answer-read')
  const { id, one } = await ofTwo(context)
  const answered = await context.given.calls.addSigner(id, removal(one))
  await settled(context)
  await context.shows(id, (read) => context.sameContent(read, answered, 'in the response to the removal', {}))
})

scenario('signature/removed-assigned-again', 'assigns another and the same signer after removal', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED, 'signature/alternates-held', 'signature/alternates-tasks')
  const { api, people, accepts, given, shows } = context
  const { id, one } = await ofTwo(context)
  await given.calls.addSigner(id, removal(one))
  await onceShown(context, id, (read) => showsRemoved(context, read, one), 'signature/removed')
  const another = { signer: people.email(), field: one.field }
  await accepts(() => api.addSigner(id, another))
  await shows(id, (read) => {
    showsAssigned(context, read, another)
    showsRemoved(context, read, one)
  })
  await accepts(() => api.addSigner(id, { ...one }))
  await shows(id, (read) => showsAssigned(context, read, one, another))
  await given.calls.start(id)
  await shows(id, (read) => showsTasks(context, read, one, another))
})

scenario('signature/delete-false', 'assigns a signer if delete is false', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { id, field } = await unassigned(context)
  const one = { signer: context.people.email(), field }
  await context.accepts(() => context.api.addSigner(id, { ...one, delete: false }))
  await context.shows(id, (read) => showsAssigned(context, read, one))
})

for (const isStarted of [false, true])
  scenario(
    'signature/delete-false-keeps',
    `removes no signer ${isStarted ? 'late ' : ''}if delete is false`,
    async (context) => {
      context.dependsOn('signature/delete-false')
      const { api, witness } = context
      const { id, one, other } = await ofTwo(context)
      if (isStarted) await context.given.calls.start(id)
      await witness('the same assignment with delete=false', () => api.addSigner(id, { ...one, delete: false }))
      await staysTrue(context, id, (read) => showsAssigned(context, read, one, other))
    },
  )

scenario('signature/delete-not-boolean', 'refuses a removal whose delete is not a boolean', async (context) => {
  context.dependsOn(...REMOVED)
  const [{ id, one, other }, twin] = await Promise.all([ofTwo(context), ofTwo(context)])
  const assertSameTaskCount = await sameTaskCount(context, id, one, other)
  await context.refused(() => context.api.addSigner(id, { ...one, delete: 'perhaps' }), {
    twin: () => context.api.addSigner(twin.id, removal(twin.one)),
    leaves: id,
  })
  await assertSameTaskCount()
})

scenario('signature/delete-not-boolean', 'refuses an assignment whose delete is not a boolean', async (context) => {
  context.dependsOn('signature/delete-false')
  const { api, people, refused } = context
  const [{ id, field }, twin] = await Promise.all([unassigned(context), unassigned(context)])
  await refused(() => api.addSigner(id, { signer: people.email(), field, delete: 'perhaps' }), {
    twin: () => api.addSigner(twin.id, { signer: people.email(), field: twin.field, delete: false }),
    leaves: id,
  })
})

scenario('signature/removed-unassigned', 'records the removal of a signer never assigned', async (context) => {
  const { id, one, other } = await ofTwo(context)
  const removed = { 'an unknown person': context.people.email(), 'the signer of another field': other.signer }
  for (const [whom, signer] of Object.entries(removed))
    await context.witness(`the removal of ${whom}`, () => context.api.addSigner(id, removal({ ...one, signer })))
})

scenario('signature/removed-email-case', 'records whether an email in capitals removes the signer', async (context) => {
  const { id, one } = await ofTwo(context)
  const inCapitals = removal({ ...one, signer: one.signer.toUpperCase() })
  await context.witness('an email in a different case', () => context.api.addSigner(id, inCapitals))
  context.observe('the signer is still assigned', signaturesOf(await context.given.read(id), one.signer).length > 0)
})
