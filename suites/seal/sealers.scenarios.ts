import { objectsIn, type Context, type JsonObject, type Look } from '../../helpers/engine/index.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { onSeal } from '../interface/scenes/scenes.ts'
import { sealed as sealedDraft } from '../interface/scenes/seals.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { settled, staysTrue } from '../interface/reads/stays-true.ts'
import { scenario } from '../scenario.ts'
import { sealerMembers } from './shape.ts'

/** The ids of a draft and of the seal that is one of its signers. */
const sealed = async (context: Context) => (await onSeal()(context)).ids

// The shape judges them.
scenario(sealerMembers.ids, 'shows a sealer as documented', async (context) => {
  const [id] = await sealed(context)
  await context.given.carrying(id, 'sealers')
})

scenario('seal/sealers-hold-certificate', 'lists an assigned certificate in sealers by its id', async (context) => {
  const [id, seal] = await sealed(context)
  await context.shows(id, listsSeals(context, seal))
})

/** Asserts that a transaction lists seals in `sealers`. */
const listsSeals =
  ({ check }: Context, ...seals: readonly string[]): Look =>
  (read) => {
    const sealers = objectsIn(read, 'sealers').map((sealer) => sealer['id'])
    const isEach = seals.every((seal) => sealers.includes(seal))
    check.that('ids of the sealers', isEach, `with ${seals.join(' and ')}`, sealers)
  }

/** A draft with a certificate that was assigned, removed and assigned again. */
async function sealedAgain(context: Context) {
  context.dependsOn('signature/sealer-removed')
  const { given } = context
  const { id, seal, fieldId: field } = await sealedDraft(context)
  await given.calls.addSigner(id, { signer: seal, field, delete: true })
  await settled(context)
  await given.calls.addSigner(id, { signer: seal, field })
  return { id, seal }
}

scenario('seal/sealers-hold-certificate', 'lists a certificate that was removed and added again', async (context) => {
  const { id, seal } = await sealedAgain(context)
  await context.shows(id, listsSeals(context, seal))
})

scenario('seal/sealers-hold-each', 'lists each of two certificates in sealers', async (context) => {
  context.dependsOn('seal/sealers-hold-certificate')
  const { given, fact } = context
  const { id, seal, documentId } = await sealedDraft(context)
  const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 500 } })
  await staysTrue(context, id, listsSeals(context, seal, other))
})

scenario('seal/sealers-hold-no-other', 'lists only certificates in sealers', async (context) => {
  context.dependsOn('seal/sealers-hold-certificate')
  const { api, given, people, check } = context
  const { id, seal, documentId } = await sealedDraft(context)
  const { signer } = await given.signer(id, documentId, { field: { y: 300 } })
  const designation = people.title()
  const { id: field } = await given.calls.addField(id, documentId, { ...PLACE, y: 500 })
  // The target decides whether it accepts a designation.
  await api.addSigner(id, { signer: designation, field: String(field) })
  await onceShown(context, id, listsSeals(context, seal), 'seal/sealers-hold-certificate')
  await staysTrue(context, id, (read) => {
    const shown = objectsIn(read, 'sealers').flatMap(({ id: sealer, name }) => [sealer, name])
    const isNone = [signer, designation].every((who) => !shown.includes(who))
    check.that('sealers', isNone, `none is ${signer} or ${designation}`, shown)
  })
})

scenario('seal/sealers-hold-of-several', 'lists a certificate removed from one of two fields', async (context) => {
  context.dependsOn('seal/sealers-hold-certificate', 'signature/sealer-removed', 'signature/sealer-beside')
  const { given } = context
  const { id, seal, documentId } = await sealedDraft(context)
  // A person who signs as well must make no difference.
  await given.signer(id, documentId, { field: { y: 300 } })
  const { fieldId: field } = await given.signer(id, documentId, { signer: seal, field: { y: 500 } })
  await onceShown(context, id, listsSeals(context, seal), 'seal/sealers-hold-certificate')
  await given.calls.addSigner(id, { signer: seal, field, delete: true })
  await staysTrue(context, id, listsSeals(context, seal))
})

scenario('seal/sealers-hold-of-several', 'lists a certificate when a person is removed', async (context) => {
  context.dependsOn('seal/sealers-hold-certificate', 'signature/removed', 'signature/sealer-beside')
  const { given } = context
  const { id, seal, documentId } = await sealedDraft(context)
  const { signer, fieldId: field } = await given.signer(id, documentId, { field: { y: 300 } })
  await onceShown(context, id, listsSeals(context, seal), 'seal/sealers-hold-certificate')
  await given.calls.addSigner(id, { signer, field, delete: true })
  await staysTrue(context, id, listsSeals(context, seal))
})

/** Asserts that a certificate is one of the sealers, and only once. */
async function isListedOnce(context: Context, id: string, seal: string): Promise<void> {
  await onceShown(context, id, listsSeals(context, seal), 'seal/sealers-hold-certificate')
  await staysTrue(context, id, (read) => {
    const { length } = objectsIn(read, 'sealers').filter((one) => one['id'] === seal)
    context.check.equal(`number of sealers[] with the id ${seal}`, length, 1)
  })
}

scenario('seal/sealers-hold-once', 'lists a certificate of fields in two documents once', async (context) => {
  const { api, given, witness } = context
  const { id, seal, documentId, fieldId: field } = await sealedDraft(context)
  // The document does not say whether an assignment that is sent again is accepted.
  await witness('the same assignment', () => api.addSigner(id, { signer: seal, field }))
  await given.signer(id, documentId, { signer: seal, field: { y: 300 } })
  await given.signer(id, await given.anotherDocument(id), { signer: seal })
  await isListedOnce(context, id, seal)
})

scenario('seal/sealers-hold-once', 'lists a certificate that is assigned again once', async (context) => {
  const { id, seal } = await sealedAgain(context)
  await isListedOnce(context, id, seal)
})

scenario('seal/sealers-without-removed', 'records whether a removed certificate is listed', async (context) => {
  const { id, seal, fieldId: field } = await sealedDraft(context)
  await onceShown(context, id, listsSeals(context, seal), 'seal/sealers-hold-certificate')
  await context.given.calls.addSigner(id, { signer: seal, field, delete: true })
  await settled(context)
  const isListed = objectsIn(await context.given.read(id), 'sealers').some((one) => one['id'] === seal)
  context.observe('a certificate without a field is a sealer', isListed)
})

/** A sealer of a draft, once the draft shows it. */
async function sealerOf(context: Context, id: string, seal: string) {
  const find = (read: JsonObject) => objectsIn(read, 'sealers').find((one) => one['id'] === seal)
  const isThere: Look = (read) => context.check.present('sealers', find(read))
  return find(await onceShown(context, id, isThere, 'seal/sealers-hold-certificate')) ?? {}
}

scenario('seal/sealer-name-shown', 'shows the name of a sealer', async (context) => {
  const [id, seal] = await sealed(context)
  context.check.present('sealers[].name', (await sealerOf(context, id, seal))['name'])
})

/** Asserts that the seal with a known name is shown with it. */
async function hasItsName(context: Context, id: string) {
  const { name } = await sealerOf(context, id, context.fact('seal'))
  const shown = contentOf('sealers[].name', name, 'seal/sealer-name-shown')
  context.check.equal('sealers[].name', shown, context.fact('seal-name'))
}

scenario('seal/sealer-name-told', 'names a sealer by the common name of its seal', async (context) => {
  const [id] = await sealed(context)
  await hasItsName(context, id)
})

for (const { when, seals } of [
  { when: 'first', seals: ['seal', 'other-seal'] },
  { when: 'second', seals: ['other-seal', 'seal'] },
] as const)
  scenario('seal/sealer-name-of-each', `shows the name of a seal that was assigned ${when}`, async (context) => {
    context.dependsOn('seal/sealer-name-told', 'seal/sealers-hold-each')
    const { given, fact } = context
    const { id, documentId } = await sealedDraft(context, fact(seals[0]))
    await given.signer(id, documentId, { signer: fact(seals[1]), field: { y: 500 } })
    await hasItsName(context, id)
  })

scenario('seal/sealer-name-same', 'shows the second of two seals by its name as the only one', async (context) => {
  context.dependsOn('seal/sealer-name-shown', 'seal/sealers-hold-each')
  const { given, check, fact } = context
  const [draft, other] = [await sealedDraft(context, fact('seal')), fact('other-seal')]
  await given.signer(draft.id, draft.documentId, { signer: other, field: { y: 500 } })
  const { name: only } = await sealerOf(context, (await sealedDraft(context, other)).id, other)
  check.kept('sealers[].name of the second seal', (await sealerOf(context, draft.id, other))['name'], only)
})
