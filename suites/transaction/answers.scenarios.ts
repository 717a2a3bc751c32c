import { BASICS, isWrapped, unwrapped } from '../../helpers/engine/judge/basics.ts'
import type { Send } from '../../helpers/engine/judge/requests.ts'
import { Inconclusive } from '../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isObject } from '../../helpers/engine/values/json.ts'
import { isDateTime, MINUTE } from '../../helpers/engine/values/time.ts'
import { onceWhole, fullArgs } from '../interface/scenes/full-transaction.ts'
import { scenario } from '../scenario.ts'

/** A transaction, and what calls on it were answered with. */
interface Answered {
  readonly id: string
  readonly answers: readonly (readonly [call: string, body: unknown])[]
}

/** What a request is answered with, which must succeed. */
const bodyOf = async ({ given }: Context, send: Send) => (await given.answer(send)).body

/** What those of several requests are answered with that succeed: where none does there is no verdict. */
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

/** The answer to a reading. */
async function reading(context: Context): Promise<Answered> {
  const { id } = await context.given.readable()
  return { id, answers: [['the reading', await bodyOf(context, () => context.found(() => context.api.get(id)))]] }
}

/** The answers from an update of a transaction to its cancellation. */
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

/** The answers to adding a signer and a reviewer. */
async function instructed({ given, people }: Context): Promise<Answered> {
  const { id, documentId, signer } = await given.startable()
  const { id: field } = await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })
  const answers = [
    ['the new signer', await given.calls.addSigner(id, { signer: people.email(), field: String(field) })],
    ['the new reviewer', await given.calls.addReviewer(id, { reviewer: people.email(), recipient: signer })],
  ] as const
  return { id, answers }
}

const SITUATIONS = [
  { what: 'a reading', answered: reading },
  { what: 'each change', answered: wholeLife },
  { what: 'an instruction', answered: instructed },
] as const

/** Asserts that none of the answers holds the transaction inside something else. */
function checkUnwrapped({ check }: Context, { answers }: Pick<Answered, 'answers'>): void {
  for (const [call, body] of answers)
    check.that(`body of the answer to ${call}`, !isWrapped(body), 'the transaction object itself', body)
}

scenario('transaction/answered-itself', 'answers a creation with the transaction itself', async (context) => {
  const body = await bodyOf(context, () => context.api.create())
  checkUnwrapped(context, { answers: [['the creation', body]] })
})

scenario('transaction/id-shown', 'answers a creation with the id of the transaction', async (context) => {
  const { id } = await context.accepts(() => context.api.create())
  context.check.that('id in the answer to the creation', typeof id === 'string' && id !== '', 'a text', id)
})

/** The transaction that a call is answered with, or no verdict. */
function transactionIn(call: string, body: unknown) {
  const transaction = unwrapped(body)
  if (isObject(transaction)) return transaction
  throw new Inconclusive(`${call} is not answered with a transaction`, { causes: [BASICS.itself, BASICS.json] })
}

scenario('transaction/object', 'answers a creation with an object that is a transaction', async (context) => {
  const { object } = await context.given.success(() => context.api.create())
  context.check.equal('object in the answer to the creation', object, 'transaction')
})

for (const { what, answered } of SITUATIONS) {
  scenario('transaction/answered-itself', `answers ${what} with the transaction itself`, async (context) => {
    checkUnwrapped(context, await answered(context))
  })

  scenario('transaction/object', `answers ${what} with an object that is a transaction`, async (context) => {
    const { answers } = await answered(context)
    for (const [call, body] of answers)
      context.check.equal(`object in the answer to ${call}`, transactionIn(call, body)['object'], 'transaction')
  })

  scenario('transaction/id-in-answers', `answers ${what} with the id of its transaction`, async (context) => {
    const { id, answers } = await answered(context)
    for (const [call, body] of answers)
      context.check.equal(`id in the answer to ${call}`, transactionIn(call, body)['id'], id)
  })
}

scenario('transaction/ids-differ', 'gives two transactions two ids', async ({ given, check }) => {
  const [first, second] = [await given.draft(), await given.draft()]
  check.different('id of the second transaction', second.id, first.id)
})

scenario('transaction/answer-read-update', 'answers an update with the transaction as it reads', async (context) => {
  const { given, people, shows, sameContent } = context
  const args = fullArgs(context)
  const { id } = await given.startable(args)
  await onceWhole(context, id, args)
  const answered = await given.calls.update(id, { name: people.title(), metadata: { purpose: 'sale' } })
  await shows(id, (read) => sameContent(read, answered, 'in the answer to the update', {}))
})

/** The times that a move sets: the answer may be written a moment before they are. */
const SET = ['started_at', 'expires_at', 'closed_at'] as const

const moves = [
  { call: 'start', state: 'started' },
  { call: 'pause', state: 'paused' },
  { call: 'cancel', state: 'cancelled' },
] as const

for (const { call, state } of moves) {
  scenario(`transaction/answer-read-${call}`, `answers a ${call} with nothing but what reads`, async (context) => {
    const { given, shows, sameContent, check } = context
    const args = fullArgs(context)
    const isDraft = call === 'start'
    const { id } = isDraft ? await given.startable(args) : await given.started(args)
    await onceWhole(context, id, args, isDraft ? 'draft' : 'started')
    const answered = await given.calls[call](id)
    await given.reached(id, state)
    await shows(id, (read) => {
      const told = `in the answer to the ${call}`
      sameContent(read, answered, told, { but: ['state', ...SET], whereBothShow: true })
      for (const name of SET) {
        const [was, is] = [read[name], answered[name]]
        if (isDateTime(was) && isDateTime(is)) check.instant(`${name} ${told}`, is, was, MINUTE)
      }
    })
  })
}
