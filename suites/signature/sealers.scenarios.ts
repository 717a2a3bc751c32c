// Certificates for legal person as signers.
import { hasEmail, objectsIn, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { foreignId } from '../interface/writes/refuses-foreign.ts'
import { fieldsIn } from '../interface/reads/fields.ts'
import { participantsOf, signaturesIn } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { assigned, fieldOn, INSTRUCTED, showsAssigned, showsRemoved, unassigned } from './scene.ts'

/** Asserts that a certificate is among the sealers. */
const showsSealer = ({ check }: Context, read: JsonObject, seal: string) => {
  const sealers = objectsIn(read, 'sealers').map((sealer) => sealer['id'])
  check.that('ids of the sealers', sealers.includes(seal), `with ${seal}`, sealers)
}

scenario('signature/sealer-assigned', 'assigns a certificate to a field', async (context) => {
  context.dependsOn('signature/assigned')
  const { id, field } = await unassigned(context)
  const seal = context.fact('seal')
  await context.accepts(() => context.api.addSigner(id, { signer: seal, field }))
  await onceShown(context, id, (read) => showsSealer(context, read, seal), 'seal/sealers-hold-certificate')
})

scenario('signature/sealer-elsewhere', 'assigns no certificate of another workspace', async (context) => {
  const { api, copes, check } = context
  const foreign = await foreignId(context, 'seal')
  const { id, field } = await unassigned(context)
  await copes(() => api.addSigner(id, { signer: foreign, field }))
  await staysTrue(context, id, (read) => {
    const sealers = objectsIn(read, 'sealers').map((sealer) => sealer['id'])
    check.that('ids of the sealers', !sealers.includes(foreign), `without ${foreign}`, sealers)
  })
})

scenario('signature/sealer-beside', 'assigns certificates and people to different fields', async (context) => {
  context.dependsOn(...INSTRUCTED, 'signature/sealer-assigned')
  context.dependsOn('seal/sealers-hold-certificate', 'transaction/participants-hold-signer')
  const { api, given, accepts, fact, check } = context
  const site = await given.startable()
  const first = { signer: site.signer, field: site.fieldId }
  const [seal, field] = [fact('seal'), await fieldOn(context, site)]
  await accepts(() => api.addSigner(site.id, { signer: seal, field }))
  const last = await assigned(context, site.id, await fieldOn(context, site, { y: 500 }))
  await staysTrue(context, site.id, (read) => {
    showsSealer(context, read, seal)
    showsAssigned(context, read, first, last)
    for (const { signer } of [first, last]) check.present(`participants[] of ${signer}`, participantsOf(read, signer))
  })
})

scenario('signature/sealer-removed', 'removes a certificate from a field', async (context) => {
  context.dependsOn('signature/sealer-assigned', 'signature/removed', 'field/deleted', 'field/unlinked-deleted')
  const { api, accepts, shows, fact, check } = context
  const { id, documentId, field } = await unassigned(context)
  const one = await assigned(context, id, field, fact('seal'))
  await accepts(() => api.addSigner(id, { ...one, delete: true }))
  await acceptedResponse(context, () => api.deleteField(id, documentId, field))
  await shows(id, (read) => {
    const ids = fieldsIn(read).map((shown) => shown['id'])
    check.that('documents[].fields[].id', !ids.includes(field), `none is ${field}`, ids)
  })
})

scenario('signature/sealer-assigned', 'assigns a certificate again that was removed', async (context) => {
  context.dependsOn('signature/removed', 'signature/sealer-removed')
  const { api, accepts, fact, given } = context
  const { id, field } = await unassigned(context)
  const one = await assigned(context, id, field, fact('seal'))
  await given.calls.addSigner(id, { ...one, delete: true })
  await onceShown(context, id, (read) => showsRemoved(context, read, one), 'signature/removed')
  // A seal may show in no instruction, and its removal take effect a moment later.
  await settled(context)
  await accepts(() => api.addSigner(id, { ...one }))
  await onceShown(context, id, (read) => showsSealer(context, read, one.signer), 'seal/sealers-hold-certificate')
})

scenario('signature/sealer-shown', 'records how a certificate is shown', async (context) => {
  const { id, field } = await unassigned(context)
  const { signer } = await assigned(context, id, field, context.fact('seal'))
  await onceShown(context, id, (read) => showsSealer(context, read, signer), 'seal/sealers-hold-certificate')
  const read = await context.given.read(id)
  const named = signaturesIn(read).map((one) => one['signer'])
  context.observe('an instruction names the certificate', named.includes(signer))
  context.observe('the certificate is a participant', participantsOf(read, signer).length > 0)
  const actors = objectsIn(read, 'actions').map(({ actor }) => actor)
  context.observe('the certificate has an action', hasEmail(actors, signer))
})

scenario('signature/sealer-alternate', 'records whether a certificate can share a field', async (context) => {
  const { api, fact, witness } = context
  const { id, field } = await unassigned(context)
  await assigned(context, id, field)
  await witness('a certificate on the field of a person', () => api.addSigner(id, { signer: fact('seal'), field }))
})

scenario('signature/sealer-alone', 'records whether a transaction of only a certificate starts', async (context) => {
  const { api, given, fact, witness, observe } = context
  const { id, field } = await unassigned(context)
  await assigned(context, id, field, fact('seal'))
  await witness('a start', () => api.start(id))
  observe('state afterwards', (await given.read(id))['state'])
})
