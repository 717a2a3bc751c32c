import { Inconclusive, isAbsent, isSuccess, objectsIn, ifAllowed } from '../../helpers/engine/index.ts'
import type { Context, Look, Startable } from '../../helpers/engine/index.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { staysTrue } from '../interface/reads/stays-true.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { advance } from '../interface/scenes/advance.ts'
import { refusedWhenEnded } from '../interface/scenes/refused-when-ended.ts'
import { pinIfKnown, sealed as sealedDraft, startWithSeal } from '../interface/scenes/seals.ts'
import { ENDED, nameIn } from '../interface/document/states.ts'
import { scenario } from '../scenario.ts'
import { SINCE_START } from './states.rules.ts'

/** A certificate as a late signer, if the target accepts one. */
async function sealedLate({ api, given, fact }: Context, { id, documentId }: Pick<Startable, 'id' | 'documentId'>) {
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  await ifAllowed(
    () => api.addSigner(id, { signer: fact('seal'), field: String(field) }),
    'no certificate can be assigned after the start',
  )
  return [id, fact('seal')] as const
}

/** Makes a seal one of the signers of a draft. */
async function sealed({ given, fact }: Context, { id, documentId }: Startable) {
  const { signer } = await given.signer(id, documentId, { signer: fact('seal'), field: { y: 300 } })
  return [id, signer] as const
}

/**
 * Brings a draft with a seal to a later state. A target may require the authorization of the seal for this, in the draft or after the
 * start. If it refuses the authorization, or if the PIN is unknown, the seal stays without one.
 */
async function bring(context: Context, id: string, state: (typeof SINCE_START)[number]): Promise<void> {
  const { api, fact, given } = context
  const pin = pinIfKnown(context)
  const isKnown = Object.keys(pin).length > 0
  const authorizes = async () => isKnown && isSuccess(await api.authorizeSeal(id, fact('seal'), pin))
  const isToSeal = state === 'closed' || state === 'completed'
  try {
    const isAuthorized = isToSeal && (await authorizes())
    await given.success(() => startWithSeal(context, id, fact('seal')))
    if (isToSeal && !isAuthorized) await authorizes()
    if (state === 'started') await given.reached(id, state)
    else await advance(context, id, state)
  } catch (error) {
    if (!(error instanceof Inconclusive) || error.passing) throw error
    context.notExercised(`no transaction with a seal became ${state}: ${error.message}`)
  }
}

refusedOnceStarted(
  'seal/logo-unknown-value-*',
  'refuses a logo that is not documented in *',
  ['seal/logo-unknown-value'],
  async (context, site) => {
    const [ids, draft] = [await sealedLate(context, site), await sealedDraft(context)]
    const send = (id: string, seal: string, logo: string) => () =>
      context.api.showSealLogo(id, seal, { logo_display: logo })
    // Whether a logo can be set after the start is open, so that of a draft is a twin too.
    return {
      bad: send(...ids, 'workspace_logo'),
      twin: send(...ids, 'none'),
      otherTwin: send(draft.id, draft.seal, 'none'),
    }
  },
)

refusedWhenEnded('seal/logo-not-changed-*', 'refuses to change the logo of a seal in *', {
  call: 'showSealLogo',
  prepare: async (context, draft) => ({ ids: await sealed(context, draft), args: { logo_display: 'none' } }),
  end: bring,
})

for (const state of SINCE_START)
  scenario(`seal/sealers-stay-${state}`, `lists the sealer of ${nameIn(state)}`, async (context) => {
    const { given, check, notShown } = context
    const draft = await given.startable({ duration: 1_440 })
    const [id, seal] = await sealed(context, draft)
    const isListed: Look = (read) => {
      const sealers = objectsIn(read, 'sealers').map((sealer) => sealer['id'])
      check.that('ids of the sealers', sealers.includes(seal), `with ${seal}`, sealers)
    }
    await onceShown(context, id, isListed, 'seal/sealers-hold-certificate')
    await bring(context, id, state)
    await staysTrue(context, id, (read) => {
      // Documents that can no longer be downloaded may be hidden, and their sealers with them.
      if (state === 'cancelled' && isAbsent(read['documents'])) notShown('documents of a cancelled transaction')
      isListed(read)
    })
  })

for (const state of ENDED)
  scenario(`seal/authorize-${state}`, `records the authorization of a seal in ${nameIn(state)}`, async (context) => {
    const draft = await context.given.startable({ duration: 1_440 })
    const ids = await sealed(context, draft)
    await bring(context, draft.id, state)
    await context.witness('authorizing a seal', () => context.api.authorizeSeal(...ids, pinIfKnown(context)))
  })
