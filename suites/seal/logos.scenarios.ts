import { BASICS, isObject, isSuccess, ifAllowed, objectsIn } from '../../helpers/engine/index.ts'
import type { Context, JsonObject, Look } from '../../helpers/engine/index.ts'
import { surelyUnknownId } from '../interface/document/unknown-ids.ts'
import { authorize, rightPin, sealed, type Sealed } from '../interface/scenes/seals.ts'
import { PLACE } from '../interface/reads/fields.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { assertRefused, KEY_AND_RATE_STATUSES } from './refused.ts'
import { sealResponseMembers } from './shape.ts'

/** Sets the logo of a seal in a new draft. Returns the response and the id of the seal. */
async function logoResponse(context: Context): Promise<JsonObject & { readonly seal: string }> {
  const { id, seal } = await sealed(context)
  return { ...(await context.given.calls.showSealLogo(id, seal, { logo_display: 'none' })), seal }
}

// The shape judges them.
scenario(sealResponseMembers.ids, 'responds to setting a logo with a seal as documented', async (context) => {
  await logoResponse(context)
})

for (const [rule, what, logos] of [
  // Each logo differs from the one before it, so at least one request changes the logo, whatever it is at first.
  ['seal/logo-set', 'each logo', ['none', 'certificate', 'none']],
  ['seal/logo-of-issuing-entity', 'the logo of the issuing entity', ['none', 'issuing_entity']],
] as const)
  scenario(rule, `accepts ${what} and shows it in the response`, async (context) => {
    const { id, seal } = await sealed(context)
    for (const logo of logos) {
      const response = await context.accepts(() => context.api.showSealLogo(id, seal, { logo_display: logo }))
      context.check.equal(`logo_display of a seal whose logo was set to ${logo}`, response['logo_display'], logo)
    }
  })

scenario('seal/logo-unknown-value', 'refuses a logo that is not documented', async (context) => {
  const { id, seal } = await sealed(context)
  const send = (logo: string) => () => context.api.showSealLogo(id, seal, { logo_display: logo })
  await context.refused(send('workspace_logo'), { twin: send('none'), leaves: id })
})

scenario('seal/logo-answered-with-seal', 'responds to setting a logo with the id of the seal', async (context) => {
  const { id, seal } = await logoResponse(context)
  context.check.equal('id', id, seal)
})

scenario('seal/logo-answered-with-name', 'responds to setting a logo with the name of the seal', async (context) => {
  context.check.present('name', (await logoResponse(context))['name'])
})

scenario('seal/logo-answered-with-common-name', 'responds with the common name of the seal', async (context) => {
  const { name } = await logoResponse(context)
  context.check.equal('name', contentOf('name', name, 'seal/logo-answered-with-name'), context.fact('seal-name'))
})

scenario('seal/logo-of-each-seal', 'responds with the logo of each of two seals', async (context) => {
  context.dependsOn('seal/logo-set', 'seal/logo-answered-with-seal')
  const { api, check, fact, given } = context
  const { id, seal, documentId } = await sealed(context)
  const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 300 } })
  for (const [one, logo] of [
    [seal, 'none'],
    [other, 'certificate'],
    [seal, 'certificate'],
    [other, 'none'],
  ] as const) {
    const response = await given.success(() => api.showSealLogo(id, one, { logo_display: logo }))
    check.equal(`id and logo_display of seal ${one}`, [response['id'], response['logo_display']], [one, logo])
  }
})

scenario('seal/logo-of-each-seal', 'responds with the name of each of two seals', async (context) => {
  context.dependsOn('seal/logo-answered-with-seal', 'seal/sealer-name-same')
  const { api, check, fact, given } = context
  const { id, seal, documentId } = await sealed(context)
  const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 300 } })
  const nameIn = (read: JsonObject, one: string) => objectsIn(read, 'sealers').find((it) => it['id'] === one)?.['name']
  const areNamed: Look = (now) => {
    for (const one of [seal, other]) check.present(`sealers[].name of ${one}`, nameIn(now, one))
  }
  const read = await onceShown(context, id, areNamed, ['seal/sealers-hold-each', 'seal/sealer-name-shown'])
  for (const one of [seal, other]) {
    const { name } = await given.success(() => api.showSealLogo(id, one, { logo_display: 'none' }))
    const shown = contentOf('name', name, 'seal/logo-answered-with-name')
    check.equal(`name of seal ${one}`, shown, nameIn(read, one))
  }
})

/** The logo in the response to an authorization. If it has none, `seal/authorization-answered-with-logo` reports it. */
async function logoWhenAuthorized(context: Context, scene: Sealed): Promise<unknown> {
  context.dependsOn('seal/logo-set', 'seal/logo-kept')
  const { logo_display: logo } = await context.given.success(() => authorize(context, scene))
  return logo ?? context.notShown('logo_display of the authorized seal')
}

/** Sets each of two logos of a seal, and asserts that it is kept. At least one of them is not the logo that the seal began with. */
async function keepsEachLogo(context: Context, meanwhile: (scene: Sealed) => unknown): Promise<void> {
  for (const logo of ['none', 'certificate'] as const) {
    const scene = await sealed(context)
    await context.given.calls.showSealLogo(scene.id, scene.seal, { logo_display: logo })
    await meanwhile(scene)
    context.check.equal('logo_display of the authorized seal', await logoWhenAuthorized(context, scene), logo)
  }
}

scenario('seal/logo-kept', 'shows the logo that was set when the seal is authorized', (context) =>
  keepsEachLogo(context, () => undefined),
)

scenario('seal/logo-kept', 'keeps the logo that was set when a person is to sign as well', (context) =>
  keepsEachLogo(context, ({ id, documentId }) => context.given.signer(id, documentId, { field: { y: 500 } })),
)

scenario('seal/logo-kept', 'keeps the logo that was set when another document is added', (context) =>
  keepsEachLogo(context, async ({ id }) => {
    const added = await context.given.anotherDocument(id)
    // Whether a transaction starts with a document that nobody signs is open.
    await context.given.signer(id, added)
  }),
)

scenario('seal/logo-kept', 'keeps the logo that was set when the seal is to sign another field', async (context) => {
  const { api, check, given } = context
  const scene = await sealed(context)
  const { id, seal, documentId } = scene
  await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
  const { id: field } = await given.made(() => api.addField(id, documentId, { ...PLACE, y: 500 }))
  await ifAllowed(() => api.addSigner(id, { signer: seal, field }), 'a seal cannot be assigned to two fields')
  check.equal('logo_display of the authorized seal', await logoWhenAuthorized(context, scene), 'none')
})

for (const when of ['before', 'after'] as const)
  scenario('seal/logo-kept', `keeps the logo that was set ${when} the start`, async (context) => {
    context.dependsOn('seal/logo-set')
    const { api, given, check, notShown } = context
    const { id, seal, documentId } = await sealed(context)
    await given.signer(id, documentId, { field: { y: 500 } })
    await given.calls.showSealLogo(id, seal, { logo_display: when === 'before' ? 'none' : 'certificate' })
    // Whether a transaction starts with a seal that is not authorized, and what its seals accept afterwards, is open.
    await ifAllowed(() => api.start(id), 'no transaction with an unauthorized seal can be started')
    const logo = () => api.showSealLogo(id, seal, { logo_display: 'none' })
    if (when === 'after') await ifAllowed(logo, 'no logo can be set after the start')
    const allow = () => api.authorizeSeal(id, seal, rightPin(context))
    const answer = await ifAllowed(allow, 'no seal can be authorized after the start')
    const shown = isObject(answer.body) ? answer.body['logo_display'] : undefined
    check.equal('logo_display of the authorized seal', shown ?? notShown('logo_display of the authorized seal'), 'none')
  })

scenario('seal/logo-kept', 'keeps the logo that was set when another one is refused', (context) => {
  context.dependsOn('seal/logo-set', 'seal/logo-unknown-value')
  const { api, copes, notExercised } = context
  return keepsEachLogo(context, async ({ id, seal }) => {
    const answer = await copes(() => api.showSealLogo(id, seal, { logo_display: 'workspace_logo' }))
    if (isSuccess(answer)) notExercised('a logo that is not documented is accepted')
  })
})

scenario('seal/logo-of-its-transaction', 'keeps a logo when another is set in another transaction', async (context) => {
  const { calls } = context.given
  const [one, other] = [await sealed(context), await sealed(context)]
  await calls.showSealLogo(one.id, one.seal, { logo_display: 'certificate' })
  await calls.showSealLogo(other.id, other.seal, { logo_display: 'none' })
  const shown = await logoWhenAuthorized(context, one)
  context.check.equal('logo_display of the authorized seal', shown, 'certificate')
})

scenario('seal/logo-of-other-seal', 'keeps the logo of a seal when that of another is set', async (context) => {
  const { given, fact } = context
  const scene = await sealed(context)
  const { id, seal, documentId } = scene
  const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 500 } })
  await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
  await given.calls.showSealLogo(id, other, { logo_display: 'certificate' })
  context.check.equal('logo_display of the authorized seal', await logoWhenAuthorized(context, scene), 'none')
})

scenario('seal/logo-unknown-refused', 'refuses the logo of an unknown seal', async (context) => {
  context.dependsOn(BASICS.errorWithSuccess)
  const { copes, api, given, unchanged } = context
  const { id, seal } = await sealed(context)
  const unknown = surelyUnknownId(context, seal)
  await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
  const assertUnchanged = await unchanged(id)
  const answer = await copes(() => api.showSealLogo(id, unknown, { logo_display: 'none' }))
  assertRefused(context, answer, 'setting the logo of an unknown seal', KEY_AND_RATE_STATUSES)
  await assertUnchanged()
})

scenario('seal/logo-optional', 'accepts a request without a logo', async (context) => {
  const { id, seal } = await sealed(context)
  await context.accepts(() => context.api.showSealLogo(id, seal))
})

scenario('seal/logo-omitted', 'records the logo after a request without one', async (context) => {
  const { api, given, observe, witness } = context
  const { id, seal } = await sealed(context)
  await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
  const answer = await witness('a request without a logo', () => api.showSealLogo(id, seal))
  observe('logo after a request without one', (answer?.body as JsonObject | undefined)?.['logo_display'])
})

scenario('seal/logo-not-a-sealer', 'records the response to another seal', async ({ api, fact, given, witness }) => {
  const { id } = await given.documented()
  await witness('setting the logo of a seal that is not a sealer', () =>
    api.showSealLogo(id, fact('seal'), { logo_display: 'none' }),
  )
})

scenario('seal/logo-once-started', 'records the response after the start', async ({ api, given, witness, fact }) => {
  const draft = await given.startable()
  const { signer: seal } = await given.signer(draft.id, draft.documentId, { signer: fact('seal'), field: { y: 300 } })
  await witness('starting with a seal that is not authorized', () => api.start(draft.id))
  await witness('setting a logo after the start', () => api.showSealLogo(draft.id, seal, { logo_display: 'none' }))
})
