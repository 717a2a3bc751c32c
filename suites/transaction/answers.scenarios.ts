import { BASICS, isWrapped, unwrapped } from '../../helpers/engine/judge/basics.ts'
import { ifAllowed, Inconclusive, isAbsent, isDateTime, isObject, MINUTE } from '../../helpers/engine/index.ts'
import { objectsIn } from '../../helpers/engine/index.ts'
import type { Args, Context, JsonObject, Look, Send } from '../../helpers/engine/index.ts'
import { onceComplete, fullArgs, withFullArgs } from '../interface/scenes/full-transaction.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { actionsOf, tasksOf } from '../interface/reads/people.ts'
import { isReached } from '../interface/reads/precondition.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { signedByOne, startedWithTwoSigners } from '../interface/scenes/performing.ts'
import { stalledByOneOfTwo } from '../interface/scenes/stalled.ts'
import { scenario } from '../scenario.ts'
import { entriesWith, onceGranted } from './collected.ts'

/** A transaction, and the responses to calls on it. */
interface Answered {
  readonly id: string
  readonly answers: readonly (readonly [call: string, body: unknown])[]
}

/** The body of the response to a request that must succeed. */
const bodyOf = async ({ given }: Context, send: Send) => (await given.answer(send)).body

/** The bodies of the responses to several calls, without those that fail. If all fail, the scenario is inconclusive. */
async function bodiesOf(context: Context, calls: Readonly<Record<string, Send>>): Promise<[string, unknown][]> {
  const bodies: [string, unknown][] = []
  let failure: unknown
  for (const [call, send] of Object.entries(calls)) {
    try {
      bodies.push([call, await bodyOf(context, send)])
    } catch (error) {
      if (!(error instanceof Inconclusive) || error.passing) throw error
      failure ??= error
    }
  }
  if (bodies.length === 0) throw failure
  return bodies
}

/** The response to a reading. */
async function reading(context: Context): Promise<Answered> {
  const { id } = await context.given.readable()
  return { id, answers: [['the reading', await bodyOf(context, () => context.found(() => context.api.get(id)))]] }
}

/** The responses to an update, a start, a pause and a cancellation of a transaction. */
async function wholeLife(context: Context): Promise<Answered> {
  const { api, given, people } = context
  const { id } = await given.startable()
  const answers = await bodiesOf(context, {
    'the update': () => api.update(id, { name: people.title() }),
    'the start': () => api.start(id),
    'the pause': () => api.pause(id),
    'the cancellation': () => api.cancel(id),
  })
  return { id, answers }
}

/** The responses to adding a signer and a reviewer. */
async function instructed({ given, people }: Context): Promise<Answered> {
  const { id, documentId, signer } = await given.startable()
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  const answers = [
    ['the new signer', await given.calls.addSigner(id, { signer: people.email(), field: String(field) })],
    ['the new reviewer', await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })],
  ] as const
  return { id, answers }
}

/** Asserts that no response wraps the transaction in another object. */
function checkUnwrapped({ check }: Context, { answers }: Pick<Answered, 'answers'>): void {
  for (const [call, body] of answers)
    check.that(`body of the response to ${call}`, !isWrapped(body), 'the transaction object itself', body)
}

scenario('transaction/answered-itself', 'responds to a creation with the transaction itself', async (context) => {
  const body = await bodyOf(context, () => context.api.create())
  checkUnwrapped(context, { answers: [['the creation', body]] })
})

scenario('transaction/id-shown', 'responds to a creation with the id of the transaction', async (context) => {
  const { id } = await context.accepts(() => context.api.create())
  context.check.that('id in the response to the creation', typeof id === 'string' && id !== '', 'a text', id)
})

/** The transaction in the response to a call. Without one, the scenario is inconclusive. */
function transactionIn(call: string, body: unknown) {
  const transaction = unwrapped(body)
  if (isObject(transaction)) return transaction
  throw new Inconclusive(`the response to ${call} is not a transaction`, { causes: [BASICS.itself, BASICS.json] })
}

scenario('transaction/object', 'sets object to transaction in the response to a creation', async (context) => {
  const { object } = await context.given.success(() => context.api.create())
  context.check.equal('object in the response to the creation', object, 'transaction')
})

for (const [what, answered] of [
  ['a reading', reading],
  ['each change', wholeLife],
  ['an instruction', instructed],
] as const) {
  scenario('transaction/answered-itself', `responds to ${what} with the transaction itself`, async (context) => {
    checkUnwrapped(context, await answered(context))
  })

  scenario('transaction/object', `sets object to transaction in the response to ${what}`, async (context) => {
    const { answers } = await answered(context)
    for (const [call, body] of answers)
      context.check.equal(`object in the response to ${call}`, transactionIn(call, body)['object'], 'transaction')
  })

  scenario('transaction/id-in-answers', `responds to ${what} with the id of its transaction`, async (context) => {
    const { id, answers } = await answered(context)
    for (const [call, body] of answers)
      context.check.equal(`id in the response to ${call}`, transactionIn(call, body)['id'], id)
  })
}

scenario('transaction/ids-differ', 'gives two transactions two ids', async ({ given, check }) => {
  const [first, second] = [await given.draft(), await given.draft()]
  check.different('id of the second transaction', second.id, first.id)
})

scenario('transaction/ids-differ', 'gives 20 drafts that are created at once 20 ids', async ({ given, check }) => {
  // Ids that contain only the time may still differ for a few drafts.
  const drafts = await Promise.all(Array.from({ length: 20 }, () => given.draft()))
  check.equal('number of different ids', new Set(drafts.map(({ id }) => id)).size, 20)
})

/** A transaction that was made. */
interface Made {
  readonly id: string
}

for (const state of ['startable', 'started'] as const)
  scenario('transaction/answer-read-update', `responds to an update of a ${state} one as read`, async (context) => {
    const { given, people, shows, sameContent } = context
    const [{ id }, args] = await withFullArgs<Made>(context, given[state])
    await onceComplete(context, id, args, state === 'started' ? 'started' : 'draft')
    const answered = await given.calls.update(id, { name: people.title(), metadata: { purpose: 'sale' } })
    await shows(id, (read) => sameContent(read, answered, 'in the response to the update', {}))
  })

for (const { what, argsOf } of [
  { what: 'without arguments', argsOf: (): Args => ({ name: undefined }) },
  { what: 'with all arguments', argsOf: fullArgs },
])
  scenario('transaction/answer-read-create', `responds to a creation ${what} as it reads later`, async (context) => {
    const { api, given, shows, sameContent } = context
    const make = (args: Args) => given.made(() => api.create(args))
    const [answered] = await withFullArgs(context, make, argsOf(context))
    const where = 'in the response to the creation'
    await shows(answered.id, (read) => sameContent(read, answered, where, { whereFirstShows: true }))
  })

/** Whether all participants have a state. Its value changes as they act. */
const haveStates = (read: JsonObject) => objectsIn(read, 'participants').every(({ state }) => !isAbsent(state))

const emailsOf = (read: JsonObject) => objectsIn(read, 'participants').map(({ email }) => String(email))

/** The times that a transition sets. The response may be written a moment before them. */
const SET = ['started_at', 'expires_at', 'closed_at'] as const

for (const { call, noun, state, leeway } of [
  { call: 'start', noun: 'start', state: 'started', leeway: { whereFirstShows: true } },
  { call: 'pause', noun: 'pause', state: 'paused', leeway: { whereFirstShows: true } },
  // The document lists what the response to a cancellation has, so it may lack the rest.
  { call: 'cancel', noun: 'cancellation', state: 'cancelled', leeway: { whereBothShow: true } },
] as const)
  scenario(`transaction/answer-read-${call}`, `responds to a ${noun} with the members as read`, async (context) => {
    const { given, shows, sameContent, check } = context
    const isDraft = call === 'start'
    const [{ id }, args] = await withFullArgs<Made>(context, isDraft ? given.startable : given.started)
    const before = await onceComplete(context, id, args, isDraft ? 'draft' : 'started')
    const answered = await given.calls[call](id)
    await given.reached(id, state)
    await shows(id, (read) => {
      const where = `in the response to the ${noun}`
      sameContent(read, answered, where, { but: ['state', ...SET, 'participants'], ...leeway })
      sameContent(read, answered, where, { but: ['state', ...SET], whereBothShow: true })
      for (const name of SET) {
        const [was, is] = [read[name], answered[name]]
        if (isDateTime(was) && isDateTime(is)) check.instant(`${name} ${where}`, is, was, MINUTE)
      }
      if (call === 'cancel') return
      check.sameSet(`participants[].email ${where}`, emailsOf(answered), emailsOf(read), { ignoreCase: true })
      if (!haveStates(before) || !haveStates(read)) return
      const participants = answered['participants']
      check.that(`participants[].state ${where}`, haveStates(answered), 'a state of each participant', participants)
    })
  })

type Readings = readonly [before: JsonObject, after: JsonObject]

const LATER = { metadata: { purpose: 'sale' } }

/**
 * Asserts that a response shows as many tasks of each person as the readings before and after it. Actions may open over time, and
 * a pause may hide them: where the two readings differ, nothing is compared.
 */
function checkTasks(
  { check, notExercised }: Context,
  answered: JsonObject,
  [before, after]: Readings,
  people: string[],
) {
  const countIn = (one: JsonObject, who: string) => tasksOf(one, who).length
  const asked = people.filter((who) => countIn(before, who) > 0 && countIn(before, who) === countIn(after, who))
  if (asked.length === 0) notExercised('the readings before and after the call show no tasks in common')
  for (const who of asked)
    check.equal(`number of actions[].tasks of ${who} in the response`, countIn(answered, who), countIn(after, who))
}

for (const { call, noun, send } of [
  { call: 'update', noun: 'late update', send: ({ given }: Context, id: string) => given.calls.update(id, LATER) },
  { call: 'start', noun: 'start', send: ({ given }: Context, id: string) => given.calls.start(id) },
  { call: 'pause', noun: 'pause', send: ({ given }: Context, id: string) => given.calls.pause(id) },
] as const)
  scenario(`transaction/answer-read-${call}`, `responds to a ${noun} with the tasks as read`, async (context) => {
    const { given, shows } = context
    const { id, documentId, signer } = await given.startable()
    const people = [signer, (await given.signer(id, documentId, { field: { y: 300 } })).signer]
    if (call !== 'start') await given.calls.start(id)
    await settled(context)
    const before = await given.read(id)
    const answered = await send(context, id)
    await settled(context)
    await given.reached(id, call === 'pause' ? 'paused' : 'started')
    // A start may create new actions, some time after its response.
    const known = people.filter((who) => call !== 'start' || actionsOf(answered, who).length > 0)
    await shows(id, (after) => checkTasks(context, answered, [before, after], known))
  })

/** Asserts that the response to an update of the metadata shows what the readings before and after it show. */
async function answersStill(context: Context, id: string, isShownIn: (one: JsonObject) => boolean, what: string) {
  const { body } = await ifAllowed(() => context.api.update(id, LATER), 'the target does not update the metadata then')
  const answered = transactionIn('the update', body)
  await settled(context)
  const { check, notExercised, shows } = context
  const isStillShown = () =>
    shows(id, (after) => check.that(what, isShownIn(after), 'as before the update', after[what]))
  if (!(await isReached(isStillShown))) notExercised(`the transaction no longer shows ${what}`)
  check.that(`${what} in the response`, isShownIn(answered), 'as read before and afterwards', answered)
}

scenario('transaction/answer-read-update-acted', 'responds to an update with the stall as read', async (context) => {
  const { id } = await stalledByOneOfTwo(context)
  const look: Look = ({ stalled }) => context.check.equal('stalled', stalled, true)
  await onceShown(context, id, look, 'transaction/stalled-true-one-of-several')
  await answersStill(context, id, ({ stalled }) => stalled === true, 'stalled')
})

scenario('transaction/answer-read-update-acted', 'responds to an update with consents as read', async (context) => {
  const consent = 'I accept the terms of the sale.'
  const { id } = await signedByOne(context, startedWithTwoSigners(context, {}, { consents: [consent] }))
  await onceGranted(context, id, [consent])
  await answersStill(context, id, (one) => entriesWith(one, consent).length > 0, 'collected')
})
