// Removals of signers.
import { sameEmail, type JsonObject } from '../../helpers/engine/index.ts'
import { reviewsOf, signaturesIn, signaturesOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import {
  assigned,
  documentIn,
  fieldOn,
  INSTRUCTED,
  ofTwo,
  participantsExcept,
  removal,
  REMOVED,
  sameTaskCount,
  showsAssigned,
  showsRemoved,
  showsTasks,
  TASKED,
  tasksFor,
  unassigned,
  withoutTask,
} from './scene.ts'

scenario('signature/removed', 'removes the signer of a field', async (context) => {
  const { api, accepts, shows, check } = context
  const { id, one } = await ofTwo(context)
  await accepts(() => api.addSigner(id, removal(one)))
  await shows(id, (read) => showsRemoved(check, read, one))
})

scenario('signature/removed', 'removes the only signer', async ({ api, given, accepts, shows, check, dependsOn }) => {
  dependsOn(...INSTRUCTED)
  const { id, signer, fieldId: field } = await given.startable()
  await accepts(() => api.addSigner(id, removal({ signer, field })))
  await shows(id, (read) => showsRemoved(check, read, { signer, field }))
})

scenario('signature/removed', 'removes one of several signers of a field', async (context) => {
  context.dependsOn('signature/alternates-held')
  const { api, accepts, shows, check } = context
  const { id, one, other } = await ofTwo(context)
  const gone = await assigned(context, id, other.field, one.signer)
  await onceShown(context, id, (read) => showsAssigned(check, read, gone), 'signature/alternates-held')
  await accepts(() => api.addSigner(id, removal(gone)))
  await shows(id, (read) => showsRemoved(check, read, gone))
})

scenario('signature/removed-by-name', 'removes the signer of a field by the name of the field', async (context) => {
  context.dependsOn(...REMOVED, 'signature/by-name', 'signature/removed-beside')
  const { api, people, accepts, shows, check } = context
  const name = people.title()
  const { id, one, other } = await ofTwo(context, name)
  await accepts(() => api.addSigner(id, { signer: one.signer, field: name, delete: true }))
  await shows(id, (read) => showsRemoved(check, read, one))
  await staysTrue(context, id, (read) => showsAssigned(check, read, other))
})

scenario('signature/removed-answer-read', 'responds to a removal with the transaction as read', async (context) => {
  context.dependsOn(...REMOVED, 'signature/answer-read')
  const { given, shows, sameContent } = context
  const { id, one } = await ofTwo(context)
  const answered = await given.calls.addSigner(id, removal(one))
  await settled(context)
  await shows(id, (read) => sameContent(read, answered, 'in the response to the removal', {}))
})

scenario('signature/removed-alternate', 'leaves the other signers of a field assigned', async (context) => {
  context.dependsOn(
    ...REMOVED,
    ...TASKED,
    'signature/alternates-held',
    'signature/actions-updated',
    'signature/alternates-tasks',
  )
  const { given, check, shows } = context
  const { id, field } = await unassigned(context)
  const gone = await assigned(context, id, field)
  const others = [await assigned(context, id, field), await assigned(context, id, field)]
  await given.calls.addSigner(id, removal(gone))
  await staysTrue(context, id, (read) => showsAssigned(check, read, ...others))
  await shows(id, (read) => showsTasks(check, read, ...others))
  await given.calls.start(id)
  await shows(id, (read) => {
    for (const { signer } of others) {
      const tasks = tasksFor(read, field).filter(({ actor }) => sameEmail(actor, signer))
      const isLeft = tasks.some(({ state }) => state !== 'done' && state !== 'skipped')
      check.that(`actions[].tasks[] of ${field}`, isLeft, 'one to perform', tasks)
    }
  })
})

scenario('signature/removed-other-fields', 'keeps a removed signer assigned to the other fields', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED, 'signature/signer-of-several', 'signature/actions-updated')
  const { given, check, shows } = context
  const { id, documentId, signer, fieldId } = await given.startable()
  const left = [{ signer, field: fieldId }]
  for (const site of [{ id, documentId }, await documentIn(context, id)])
    left.push(await assigned(context, id, await fieldOn(context, site), signer))
  const gone = await assigned(context, id, await fieldOn(context, { id, documentId }, { y: 500 }), signer)
  await onceShown(context, id, (read) => showsTasks(check, read, ...left), ['signature/task-for-each-field'])
  await given.calls.addSigner(id, removal(gone))
  await staysTrue(context, id, (read) => showsAssigned(check, read, ...left))
  await shows(id, (read) => showsTasks(check, read, ...left))
})

scenario('signature/removed-beside', 'changes nothing except the signer who is removed', async (context) => {
  context.dependsOn(...REMOVED)
  const { api, given, shows, sameContent } = context
  const { id, one, read: ready } = await ofTwo(context)
  const without = (read: JsonObject): JsonObject => ({
    ...withoutTask(read, one),
    participants: participantsExcept(read, one.signer),
    instructions: {
      ...Object(read['instructions']),
      signatures: signaturesIn(read).filter(({ signer }) => !sameEmail(signer, one.signer)),
    },
  })
  const before = without(ready)
  await given.answer(() => api.addSigner(id, removal(one)))
  await settled(context)
  await shows(id, (read) => sameContent(before, without(read), 'after the removal', {}))
})

scenario('signature/removed-beside', 'keeps the review of a signer who is removed', async (context) => {
  context.dependsOn(...REMOVED, 'review/appointed')
  const { api, given, check } = context
  const { id, one, other } = await ofTwo(context)
  await given.reviewer(id, other.signer, one.signer)
  const isReviewer = (read: JsonObject) =>
    check.present('instructions.reviews of the signer', reviewsOf(read, one.signer, other.signer))
  await onceShown(context, id, isReviewer, 'review/appointed')
  await given.answer(() => api.addSigner(id, removal(one)))
  await staysTrue(context, id, isReviewer)
})

scenario('signature/removed-here', 'leaves another transaction of the removed signer unchanged', async (context) => {
  context.dependsOn(...REMOVED)
  const { given, people, shows, check, sameContent } = context
  const [signer, name] = [people.email(), people.title()]
  const [here, there] = [await given.startable({}, { name }, signer), await given.startable({}, { name }, signer)]
  const isReady = (read: JsonObject) => showsAssigned(check, read, { signer, field: there.fieldId })
  const before = await onceShown(context, there.id, isReady, INSTRUCTED)
  const assertSameTaskCount = await sameTaskCount(context, there.id, { signer, field: there.fieldId })
  await given.calls.addSigner(here.id, removal({ signer, field: here.fieldId }))
  await settled(context)
  await shows(there.id, (read) => sameContent(before, read, 'after a removal in another transaction', {}))
  await assertSameTaskCount()
})

scenario('signature/removed-assigned-again', 'assigns another and the same signer after removal', async (context) => {
  context.dependsOn(...REMOVED, ...TASKED, 'signature/alternates-held', 'signature/alternates-tasks')
  const { api, people, accepts, given, shows, check } = context
  const { id, one } = await ofTwo(context)
  await given.calls.addSigner(id, removal(one))
  await onceShown(context, id, (read) => showsRemoved(check, read, one), 'signature/removed')
  const another = { signer: people.email(), field: one.field }
  await accepts(() => api.addSigner(id, another))
  await shows(id, (read) => {
    showsAssigned(check, read, another)
    showsRemoved(check, read, one)
  })
  await accepts(() => api.addSigner(id, { ...one }))
  await shows(id, (read) => showsAssigned(check, read, one, another))
  await given.calls.start(id)
  await shows(id, (read) => showsTasks(check, read, one, another))
})

scenario('signature/delete-false', 'assigns a signer if delete is false', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { api, people, accepts, shows, check } = context
  const { id, field } = await unassigned(context)
  const one = { signer: people.email(), field }
  await accepts(() => api.addSigner(id, { ...one, delete: false }))
  await shows(id, (read) => showsAssigned(check, read, one))
})

scenario('signature/delete-false-keeps', 'removes no signer if delete is false', async (context) => {
  context.dependsOn('signature/delete-false')
  const { api, witness, check } = context
  const { id, one, other } = await ofTwo(context)
  await witness('the same assignment with delete=false', () => api.addSigner(id, { ...one, delete: false }))
  await staysTrue(context, id, (read) => showsAssigned(check, read, one, other))
})

scenario('signature/delete-not-boolean', 'refuses a removal whose delete is not a boolean', async (context) => {
  context.dependsOn(...REMOVED)
  const { api, refused } = context
  const [{ id, one, other }, twin] = await Promise.all([ofTwo(context), ofTwo(context)])
  const assertSameTaskCount = await sameTaskCount(context, id, one, other)
  await refused(() => api.addSigner(id, { ...one, delete: 'perhaps' }), {
    twin: () => api.addSigner(twin.id, removal(twin.one)),
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
  const { api, people, witness } = context
  const { id, one, other } = await ofTwo(context)
  await witness('the removal of an unknown person', () =>
    api.addSigner(id, removal({ ...one, signer: people.email() })),
  )
  await witness('the removal of the signer of another field', () =>
    api.addSigner(id, removal({ ...one, signer: other.signer })),
  )
})

scenario('signature/removed-email-case', 'records whether an email in capitals removes the signer', async (context) => {
  const { api, given, witness, observe } = context
  const { id, one } = await ofTwo(context)
  await witness('an email in a different case', () =>
    api.addSigner(id, removal({ ...one, signer: one.signer.toUpperCase() })),
  )
  observe('the signer is still assigned', signaturesOf(await given.read(id), one.signer).length > 0)
})
