import { BASICS } from '../../helpers/engine/judge/basics.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { surelyUnknownId } from '../interface/document/unknown-ids.ts'
import { authorize, sealed } from '../interface/scenes/seals.ts'
import { contentOf } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'
import { assertRefused, OF_KEY_AND_RATE } from './refused.ts'
import { sealAnswerMembers } from './shape.ts'

/** Each differs from the one before it, whatever shows at first. */
const LOGOS = ['none', 'certificate', 'none'] as const

/** What setting a logo of a seal in a new draft is answered with. */
async function logoAnswer(context: Context): Promise<JsonObject & { readonly seal: string }> {
  const { id, seal } = await sealed(context)
  return { ...(await context.given.calls.showSealLogo(id, seal, { logo_display: 'none' })), seal }
}

// The shape judges them.
scenario(sealAnswerMembers.ids, 'answers a logo with a seal as documented', async (context) => {
  await logoAnswer(context)
})

scenario('seal/logo-set', 'takes each logo, and answers with it', async (context) => {
  const { accepts, api, check } = context
  const { id, seal } = await sealed(context)
  for (const logo of LOGOS) {
    const answered = await accepts(() => api.showSealLogo(id, seal, { logo_display: logo }))
    check.equal(`logo_display of a seal that is to show ${logo}`, answered['logo_display'], logo)
  }
})

scenario('seal/logo-unknown-value', 'refuses a logo that is not documented', async (context) => {
  const { api, refused } = context
  const { id, seal } = await sealed(context)
  const send = (logo: string) => () => api.showSealLogo(id, seal, { logo_display: logo })
  await refused(send('workspace_logo'), { twin: send('none'), leaves: id })
})

scenario('seal/logo-answered-with-seal', 'answers a logo with the id of its seal', async (context) => {
  const { id, seal } = await logoAnswer(context)
  context.check.equal('id', id, seal)
})

scenario('seal/logo-answered-with-name', 'answers a logo with the name of its seal', async (context) => {
  context.check.present('name', (await logoAnswer(context))['name'])
})

scenario('seal/logo-answered-with-common-name', 'answers a logo with the common name of its seal', async (context) => {
  const { name } = await logoAnswer(context)
  context.check.equal('name', contentOf('name', name, 'seal/logo-answered-with-name'), context.fact('seal-name'))
})

scenario(
  'seal/logo-of-each-seal',
  'answers for each of two seals with its own logo',
  async (context) => {
    const { api, check, fact, given } = context
    const { id, seal, documentId } = await sealed(context)
    const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 300 } })
    for (const [one, logo] of [
      [seal, 'none'],
      [other, 'certificate'],
      [seal, 'certificate'],
      [other, 'none'],
    ] as const) {
      const answered = await given.success(() => api.showSealLogo(id, one, { logo_display: logo }))
      check.equal(`id and logo_display of seal ${one}`, [answered['id'], answered['logo_display']], [one, logo])
    }
  },
  ['seal/logo-set', 'seal/logo-answered-with-seal'],
)

/** The logo that an authorization shows. That it shows one is the claim of `seal/authorization-answered-with-logo`. */
async function logoWhenAuthorized(context: Context, scene: Awaited<ReturnType<typeof sealed>>): Promise<unknown> {
  const { logo_display: logo } = await context.given.success(() => authorize(context, scene))
  return logo ?? context.notShown('logo_display of the authorized seal')
}

scenario(
  'seal/logo-kept',
  'shows the logo that was set when the seal is authorized',
  async (context) => {
    for (const logo of ['none', 'certificate'] as const) {
      const scene = await sealed(context)
      await context.given.calls.showSealLogo(scene.id, scene.seal, { logo_display: logo })
      const shown = await logoWhenAuthorized(context, scene)
      context.check.equal('logo_display of the authorized seal', shown, logo)
    }
  },
  ['seal/logo-set'],
)

scenario(
  'seal/logo-of-its-transaction',
  'leaves the logo of a seal when another is set in another transaction',
  async (context) => {
    const { calls } = context.given
    const [one, other] = [await sealed(context), await sealed(context)]
    await calls.showSealLogo(one.id, one.seal, { logo_display: 'certificate' })
    await calls.showSealLogo(other.id, other.seal, { logo_display: 'none' })
    const shown = await logoWhenAuthorized(context, one)
    context.check.equal('logo_display of the authorized seal', shown, 'certificate')
  },
  ['seal/logo-set', 'seal/logo-kept'],
)

scenario(
  'seal/logo-of-other-seal',
  'leaves the logo of a seal when that of another one is set',
  async (context) => {
    const { given, fact } = context
    const scene = await sealed(context)
    const { id, seal, documentId } = scene
    const { signer: other } = await given.signer(id, documentId, { signer: fact('other-seal'), field: { y: 500 } })
    await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
    await given.calls.showSealLogo(id, other, { logo_display: 'certificate' })
    context.check.equal('logo_display of the authorized seal', await logoWhenAuthorized(context, scene), 'none')
  },
  ['seal/logo-set', 'seal/logo-kept'],
)

scenario(
  'seal/logo-unknown-refused',
  'refuses the logo of an unknown seal',
  async (context) => {
    const { copes, api, given, unchanged } = context
    const { id, seal } = await sealed(context)
    const unknown = surelyUnknownId(context, seal)
    await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
    const assertUnchanged = await unchanged(id)
    const answer = await copes(() => api.showSealLogo(id, unknown, { logo_display: 'none' }))
    assertRefused(context, answer, 'the logo of an unknown seal', OF_KEY_AND_RATE)
    await assertUnchanged()
  },
  [BASICS.errorWithSuccess],
)

scenario('seal/logo-optional', 'takes a request without a logo', async (context) => {
  const { api, accepts } = context
  const { id, seal } = await sealed(context)
  await accepts(() => api.showSealLogo(id, seal))
})

scenario(
  'seal/logo-of-issuing-entity',
  'takes the logo of the issuing entity, and answers with it',
  async (context) => {
    const { accepts, api, check } = context
    const { id, seal } = await sealed(context)
    for (const logo of ['none', 'issuing_entity'] as const) {
      const answered = await accepts(() => api.showSealLogo(id, seal, { logo_display: logo }))
      check.equal(`logo_display of a seal that is to show ${logo}`, answered['logo_display'], logo)
    }
  },
)

scenario('seal/logo-omitted', 'records what becomes of a logo when none is named', async (context) => {
  const { api, given, observe, witness } = context
  const { id, seal } = await sealed(context)
  await given.calls.showSealLogo(id, seal, { logo_display: 'none' })
  const answer = await witness('a request without a logo', () => api.showSealLogo(id, seal))
  observe('logo after a request without one', (answer?.body as JsonObject | undefined)?.['logo_display'])
})

scenario(
  'seal/logo-not-a-sealer',
  'records what setting the logo of a seal that is no sealer does',
  async (context) => {
    const { api, fact, given, witness } = context
    const { id } = await given.documented()
    await witness('the logo of no sealer', () => api.showSealLogo(id, fact('seal'), { logo_display: 'none' }))
  },
)

scenario('seal/logo-once-started', 'records what setting a logo in a started transaction does', async (context) => {
  const { api, given, witness } = context
  const draft = await given.startable()
  const { signer: seal } = await given.signer(draft.id, draft.documentId, {
    signer: context.fact('seal'),
    field: { y: 300 },
  })
  await witness('the start with a seal that is not authorized', () => api.start(draft.id))
  await witness('a logo once it is started', () => api.showSealLogo(draft.id, seal, { logo_display: 'none' }))
})
