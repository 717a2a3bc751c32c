import { BASICS } from '../../helpers/engine/judge/basics.ts'
import type { Context, Look } from '../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { surelyUnknownId } from '../interface/document/unknown-ids.ts'
import { authorize, rightPin, sealed } from '../interface/scenes/seals.ts'
import { contentOf, onceShown } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { assertRefused, OF_KEY_AND_RATE } from './refused.ts'
import { sealLabelMembers } from './shape.ts'

/** What the authorization of a seal in a new draft is answered with. */
async function authorization(context: Context): Promise<{ readonly seal: string; readonly answered: JsonObject }> {
  const scene = await sealed(context)
  return { seal: scene.seal, answered: await context.given.success(() => authorize(context, scene)) }
}

// The shape judges it.
scenario(sealLabelMembers.ids, 'answers an authorization with a label as documented', async (context) => {
  await authorization(context)
})

scenario('seal/authorized', 'authorizes a qualified certificate with its PIN', async (context) => {
  const scene = await sealed(context)
  await context.accepts(() => authorize(context, scene))
})

scenario(
  'seal/authorization-answered-with-seal',
  'answers an authorization with the id of its seal',
  async (context) => {
    const { seal, answered } = await authorization(context)
    context.check.equal('id', answered['id'], seal)
  },
)

// An empty one is a label too.
scenario('seal/authorization-answered-with-label', 'answers an authorization with a label', async (context) => {
  const { label } = (await authorization(context)).answered
  context.check.that('label', label !== undefined && label !== null, 'a label', label)
})

scenario(
  'seal/authorization-answered-with-name',
  'answers an authorization with the name of its seal',
  async (context) => {
    const { answered } = await authorization(context)
    context.check.present('name', answered['name'])
  },
)

scenario(
  'seal/authorization-answered-with-common-name',
  'answers an authorization with the common name of its seal',
  async (context) => {
    const { name } = (await authorization(context)).answered
    const shown = contentOf('name', name, 'seal/authorization-answered-with-name')
    context.check.equal('name', shown, context.fact('seal-name'))
  },
)

// Which one it is has a rule of its own.
scenario('seal/authorization-answered-with-logo', 'answers an authorization with a logo', async (context) => {
  const scene = await sealed(context)
  await context.given.calls.showSealLogo(scene.id, scene.seal, { logo_display: 'none' })
  const answered = await context.given.success(() => authorize(context, scene))
  context.check.present('logo_display', answered['logo_display'])
})

scenario('seal/authorization-changes-nothing-else', 'changes nothing else with an authorization', async (context) => {
  const { given, shows, sameContent, check } = context
  const { id, seal } = await sealed(context)
  const isThere: Look = (read) => {
    for (const member of ['documents', 'sealers']) check.present(member, read[member])
  }
  const before = await onceShown(context, id, isThere, 'seal/sealers-hold-certificate')
  await given.calls.authorizeSeal(id, seal, rightPin(context))
  await shows(id, (read) => {
    sameContent(before, read, 'after the authorization of its seal', {})
    check.equal('state', read['state'], before['state'])
  })
})

scenario(
  'seal/authorization-unknown-refused',
  'refuses the authorization of an unknown seal',
  async (context) => {
    const { copes, api, given } = context
    const scene = await sealed(context)
    const unknown = surelyUnknownId(context, scene.seal)
    // What is wrong with the other request is its seal alone.
    await given.success(() => authorize(context, scene))
    const answer = await copes(() => api.authorizeSeal(scene.id, unknown, rightPin(context)))
    assertRefused(context, answer, 'the authorization of an unknown seal', OF_KEY_AND_RATE)
  },
  [BASICS.errorWithSuccess],
)

scenario('seal/authorization-twice', 'records what authorizing a seal again does', async (context) => {
  const { api, given, witness } = context
  const { id, seal } = await sealed(context)
  await given.calls.authorizeSeal(id, seal, rightPin(context))
  await witness('another authorization', () => api.authorizeSeal(id, seal, rightPin(context)))
})

scenario(
  'seal/authorization-not-a-sealer',
  'records what authorizing a seal that is no sealer does',
  async (context) => {
    const { api, fact, given, witness } = context
    const { id } = await given.documented()
    await witness('the authorization of no sealer', () => api.authorizeSeal(id, fact('seal'), rightPin(context)))
  },
)

scenario('seal/authorization-once-started', 'records what authorizing a seal after the start does', async (context) => {
  const { api, fact, given, witness } = context
  const { id, documentId } = await given.startable()
  const { signer: seal } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  await witness('the start', () => api.start(id))
  await witness('an authorization after the start', () => api.authorizeSeal(id, seal, rightPin(context)))
})

scenario('seal/authorization-not-qualified', 'records what authorizing a plain certificate does', async (context) => {
  const { api, fact, witness } = context
  const { id, seal } = await sealed(context, fact('other-seal'))
  await witness('the authorization of a plain certificate', () => api.authorizeSeal(id, seal, rightPin(context)))
})
