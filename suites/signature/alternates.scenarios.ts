// Several signers of one field, and one signer of several fields.
import { isSuccess, ifAllowed } from '../../helpers/engine/index.ts'
import { creatableOf } from '../interface/reads/fields.ts'
import { actionsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysIn } from '../interface/reads/stays-true.ts'
import { furtherSigners } from '../interface/scenes/further-signers.ts'
import { actsFirst } from '../interface/scenes/performing.ts'
import { startWith } from '../interface/scenes/start-with.ts'
import { scenario } from '../scenario.ts'
import { closesAsWithOneSigner } from './scene.ts'
import { assigned, fieldOn, INSTRUCTED, showsAssigned, showsTasks, TASKED, unassigned } from './scene.ts'

scenario('signature/alternates-held', 'assigns several signers to a field', async (context) => {
  context.dependsOn(...INSTRUCTED)
  const { api, people, accepts, copes, shows } = context
  const { id, field } = await unassigned(context)
  const assign = (one: { signer: string; field: string }) => api.addSigner(id, { ...one })
  const both = [people.email(), people.email()].map((signer) => ({ signer, field }))
  for (const one of both) await accepts(() => assign(one))
  // The document gives no number, so a third one may be refused.
  const third = { signer: people.email(), field }
  const all = isSuccess(await copes(() => assign(third))) ? [...both, third] : both
  await shows(id, (read) => showsAssigned(context, read, ...all))
})

scenario('signature/alternates-tasks', 'gives each of several signers of a field a task', async (context) => {
  context.dependsOn(...TASKED, 'signature/alternates-held', 'signature/actions-updated')
  const { id, signer, fieldId: field } = await context.given.startable()
  const others = await furtherSigners(context, id, field)
  await context.shows(id, (read) => showsTasks(context, read, { signer, field }, ...others))
  await context.given.calls.start(id)
  await context.shows(id, (read) => showsTasks(context, read, { signer, field }, ...others))
})

scenario('signature/alternates-tasks', 'gives a signer assigned late to the same field a task', async (context) => {
  context.dependsOn(...TASKED, 'signature/alternates-held', 'signature/signer-after-start')
  const { api, given, people, shows } = context
  const { id, signer, fieldId: field } = await given.startable()
  await given.calls.start(id)
  const one = { signer: people.email(), field }
  await ifAllowed(() => api.addSigner(id, one), 'no other signer can be assigned to a field after the start')
  await shows(id, (read) => {
    showsAssigned(context, read, { signer, field }, one)
    showsTasks(context, read, { signer, field }, one)
  })
})

scenario('signature/alternate-signs', 'closes when one of several signers of a field has signed', async (context) => {
  context.dependsOn('signature/alternates-held', 'action/alternate-not-todo')
  const { id, fieldId } = await context.given.startable()
  await furtherSigners(context, id, fieldId)
  await context.given.calls.start(id)
  await context.given.performed(id)
  await closesAsWithOneSigner(context, id)
})

scenario('signature/alternate-signs', 'closes when the signer who was assigned last signs first', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/alternates-tasks', 'action/alternate-not-todo')
  const { id, fieldId: field } = await context.given.startable()
  const last = await assigned(context, id, field)
  await context.given.calls.start(id)
  await onceShown(context, id, (read) => showsTasks(context, read, last), TASKED)
  await settled(context)
  let acts = false
  for (const { id: action } of actionsOf(await context.given.read(id), last.signer))
    acts ||= typeof action === 'string' && (await context.control.act(action, { outcome: 'done' }))
  if (!acts) context.notExercised('the signer who was assigned last cannot act first')
  await closesAsWithOneSigner(context, id)
})

scenario('signature/alternate-signs', 'closes when one of several signers of a visa has acted', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/visa-assigned', 'signature/visa-task', 'field/created-visa')
  creatableOf(context, ['visa'])
  const { id, fieldId } = await context.given.startable({}, { type: 'visa' })
  await assigned(context, id, fieldId)
  await startWith(context, id, { type: 'visa' })
  await context.given.performed(id)
  await closesAsWithOneSigner(context, id)
})

scenario('signature/alternate-signs', 'closes when one signs and the other was assigned late', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/signer-after-start')
  const { api, given, people } = context
  const { id, fieldId: field } = await given.startable()
  await given.calls.start(id)
  await ifAllowed(
    () => api.addSigner(id, { signer: people.email(), field }),
    'no other signer can be assigned to a field after the start',
  )
  await given.performed(id)
  await closesAsWithOneSigner(context, id)
})

scenario('signature/alternate-awaited', 'waits for an alternate signer of another field', async (context) => {
  context.dependsOn('signature/alternates-held', 'signature/alternate-signs', 'action/alternate-other-field-todo')
  const { given } = context
  const { id, documentId, fieldId, signer: other } = await given.startable()
  const { signer } = await assigned(context, id, fieldId)
  await assigned(context, id, await fieldOn(context, { id, documentId }), signer)
  await given.calls.start(id)
  await actsFirst(context, id, other)
  await staysIn(context, id, 'started')
  await given.actedBy(id, signer, { outcome: 'done' })
  await closesAsWithOneSigner(context, id)
})

scenario('signature/alternate-after-signing', 'records whether a signed field gets another signer', async (context) => {
  const { api, given, people, witness } = context
  const { id, documentId, fieldId: field } = await given.startable()
  await given.signer(id, documentId, { field: { y: 300 } })
  await given.calls.start(id)
  await given.performed(id)
  await witness('another signer', () => api.addSigner(id, { signer: people.email(), field }))
})
