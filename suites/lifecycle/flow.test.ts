import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { showsState } from '../interface/looks.ts'
import { isLet } from '../interface/performing.ts'
import { authorize, sealed } from '../interface/seals.ts'
import { scenario } from '../scenario.ts'
import { contract, STEPS, type Contract } from './contract.ts'

/** Asserts that a contract is in a state, with all that was put into it. */
async function isWhole({ check, shows }: Context, { id, args, documents, people }: Contract, state: string) {
  await shows(id, (read) => {
    check.equal('state', read['state'], state)
    check.equal('name', read['name'], args['name'])
    check.equal('metadata', read['metadata'], args['metadata'])
    for (const [what, all, wanted] of [
      ['documents[].id', objectsIn(read, 'documents').map((document) => document['id']), documents],
      ['participants[].email', objectsIn(read, 'participants').map(({ email }) => String(email).toLowerCase()), people],
    ] as const)
      check.that(
        what,
        wanted.every((one) => all.includes(one)),
        `all of ${wanted.join(', ')}`,
        all,
      )
  })
}

scenario(
  'lifecycle/flow-to-start',
  'takes a contract from the draft to the start',
  async (context) => {
    const made = await contract(context)
    await context.accepts(() => context.api.start(made.id))
    await isWhole(context, made, 'started')
  },
  STEPS,
)

scenario(
  'lifecycle/flow-to-cancel',
  'updates, pauses and cancels a contract after its start',
  async (context) => {
    const { accepts, api, people } = context
    const made = await contract(context)
    await accepts(() => api.start(made.id))
    const name = people.title()
    await accepts(() => api.update(made.id, { name }))
    const renamed = { ...made, args: { ...made.args, name } }
    await isWhole(context, renamed, 'started')
    await accepts(() => api.pause(made.id))
    await isWhole(context, renamed, 'paused')
    await accepts(() => api.cancel(made.id, { cancel_code: 'other_reason', cancel_reason: 'The flat was sold.' }))
    // What is left of its documents is not said.
    await showsState(context, made.id, 'cancelled')
  },
  [
    ...STEPS,
    'lifecycle/flow-to-start',
    'lifecycle/started-update',
    'transaction-arguments/name-kept-update',
    'lifecycle/started-pause',
    'lifecycle/paused-cancel',
  ],
)

const hasClosed = ({ state }: JsonObject) => state === 'closed' || state === 'completed'

/**
 * Lets all participants act, in whatever order they are asked to, until the transaction closes. Where the control interface does not
 * let one of them act, that says nothing of the target.
 */
async function allAct(context: Context, { id, people }: Contract): Promise<void> {
  const { check, eventually, given } = context
  const acted = new Set<string>()
  let read: JsonObject = {}
  const actsOn = async () => {
    read = await given.read(id)
    if (hasClosed(read)) return
    for (const action of objectsIn(read, 'actions'))
      if (await isLet(context, String(action['id']), { outcome: 'done' }))
        acted.add(String(action['actor']).toLowerCase())
    read = await given.read(id)
    check.that('state once all participants have acted', hasClosed(read), 'closed, or completed', read['state'])
  }
  try {
    await eventually(actsOn)
  } catch (error) {
    const left = people.filter((person) => !acted.has(person))
    if (left.length === 0) throw error
    throw new Inconclusive(`set-up: ${left.join(', ')} never acted`, {
      cause: error,
      causes: ['action/opens-at-start'],
    })
  }
}

scenario(
  'lifecycle/flow-to-completion',
  'takes a contract from the draft to its completion',
  async (context) => {
    const { accepts, api, eventually, given } = context
    const made = await contract(context)
    await accepts(() => api.start(made.id))
    await allAct(context, made)
    await given.finished(made.id)
    await eventually(() => showsState(context, made.id, 'completed'))
    await isWhole(context, made, 'completed')
  },
  [...STEPS, 'lifecycle/flow-to-start', 'lifecycle/started-all-acted', 'lifecycle/closed-completion'],
)

scenario(
  'lifecycle/flow-with-seal',
  'takes a transaction with a sealer from the draft to the start',
  async (context) => {
    const { accepts, api, given, people } = context
    const made = await sealed(context)
    const { signer } = await given.signer(made.id, made.documentId, { field: { y: 300 } })
    await accepts(() => api.addReviewer(made.id, { reviewer: people.email(), recipient: signer }))
    await accepts(() => api.showSealLogo(made.id, made.seal, { logo_display: 'none' }))
    await accepts(() => authorize(context, made))
    // Where the certificate could not be authorized in the draft, it is started by now.
    const { state } = await given.read(made.id)
    if (state === 'draft') await accepts(() => api.start(made.id))
    await showsState(context, made.id, 'started')
  },
  [...STEPS, 'seal/logo-set', 'seal/authorized'],
  { isApart: true },
)
