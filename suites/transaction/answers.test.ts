import { isSuccess } from '../../helpers/http/exchange.ts'
import { Inconclusive } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** A transaction, and what calls on it were answered with. */
interface Answered {
  readonly id: string
  readonly answers: readonly (readonly [call: string, body: JsonObject])[]
}

/** The answers from the first reading of a transaction to its cancellation. */
async function wholeLife({ given, people }: Context): Promise<Answered> {
  const { id } = await given.startable()
  const answers = [
    ['the reading', await given.read(id)],
    ['the update', await given.calls.update(id, { name: people.title() })],
    ['the start', await given.calls.start(id)],
    ['the pause', await given.calls.pause(id)],
    ['the cancellation', await given.calls.cancel(id)],
  ] as const
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
  { what: 'each call', answered: wholeLife },
  { what: 'an instruction', answered: instructed },
] as const

/** Whether a value is taken for a transaction: nothing else in an answer has a state and a time of creation. */
const isTransaction = (value: unknown) =>
  isObject(value) &&
  (value['object'] === 'transaction' || ['id', 'state', 'created_at'].every((name) => !isAbsent(value[name])))

/** Whether an answer is no transaction and holds one: `{"data": {...}}`, or a list of one. */
function isWrapped(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || isTransaction(body)) return false
  return Object.values(body).some((value) => isTransaction(value) || isWrapped(value))
}

scenario('transaction/answered-itself', 'answers a creation with the transaction itself', async ({ api, check }) => {
  const answer = await api.create()
  if (!isSuccess(answer) || answer.body === undefined)
    throw new Inconclusive(`creation: ${answer.status}, ${answer.text}`)
  check.that(
    'body of the answer to the creation',
    !isWrapped(answer.body),
    'the transaction object itself',
    answer.body,
  )
})

scenario('transaction/answered-itself', 'answers each call with the transaction itself', async (context) => {
  const { answers } = await wholeLife(context)
  for (const [call, body] of answers)
    context.check.that(`body of the answer to ${call}`, !isWrapped(body), 'the transaction object itself', body)
})

scenario('transaction/id-shown', 'answers a creation with the id of the transaction', async (context) => {
  const { id } = await context.accepts(() => context.api.create())
  context.check.that('id in the answer to the creation', typeof id === 'string' && id !== '', 'a text', id)
})

scenario('transaction/object', 'answers a creation with an object that is a transaction', async (context) => {
  const { object } = await context.given.success(() => context.api.create())
  context.check.equal('object in the answer to the creation', object, 'transaction')
})

for (const { what, answered } of SITUATIONS) {
  scenario('transaction/object', `answers ${what} with an object that is a transaction`, async (context) => {
    const { answers } = await answered(context)
    for (const [call, { object }] of answers)
      context.check.equal(`object in the answer to ${call}`, object, 'transaction')
  })

  scenario('transaction/id-in-answers', `answers ${what} with the id of its transaction`, async (context) => {
    const { id, answers } = await answered(context)
    for (const [call, body] of answers) {
      if (isWrapped(body))
        throw new Inconclusive(`${call}: the answer is wrapped`, { because: 'transaction/answered-itself' })
      context.check.equal(`id in the answer to ${call}`, body['id'], id)
    }
  })
}

scenario('transaction/ids-differ', 'gives two transactions two ids', async ({ given, check }) => {
  const [first, second] = [await given.draft(), await given.draft()]
  check.different('id of the second transaction', second.id, first.id)
})
