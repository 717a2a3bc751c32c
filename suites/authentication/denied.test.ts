import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn, valuesAt, type JsonObject } from '../../helpers/values/json.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'

/** Who may not ask, and the statuses that tell them so. */
const callers = [
  {
    as: 'without a key',
    statuses: [401],
    apiOf: async ({ apiAs }: Context) => apiAs(undefined),
    denied: casesOf('authentication/missing-key-*', TRANSACTION_CALLS),
    harmless: casesOf('authentication/missing-key-*-unchanged', CHANGING_CALLS),
  },
  {
    as: 'with a key without access',
    statuses: [403],
    apiOf: async ({ apiWithoutAccess }: Context) => apiWithoutAccess(),
    denied: casesOf('authentication/no-access-*', CALLS_ON_TRANSACTION),
    harmless: casesOf('authentication/no-access-*-unchanged', CHANGING_CALLS),
  },
  {
    as: 'with the key of another workspace',
    statuses: [403, 404],
    apiOf: ({ apiOfAnotherWorkspace }: Context) => apiOfAnotherWorkspace(),
    denied: casesOf('authentication/other-workspace-*', CALLS_ON_TRANSACTION),
    harmless: casesOf('authentication/other-workspace-*-unchanged', CHANGING_CALLS),
  },
]

const effectIn = (transaction: JsonObject, path: string) => valuesAt(transaction, path).map(({ value }) => value)

for (const { as, statuses, apiOf, denied, harmless } of callers) {
  for (const { rule, doing, prepare } of denied) {
    scenario(rule, `answers ${statuses.join(' or ')} to ${doing} ${as}`, async (context) => {
      const { send, succeed } = await prepare(context)
      const api = await apiOf(context)
      const { status } = await context.copes(() => send(api))
      context.check.oneOf(`status of ${doing} ${as}`, status, statuses)
      await succeed()
    })
  }

  for (const { rule, doing, prepare, shows } of harmless) {
    scenario(rule, `leaves the transaction as it was after ${doing} ${as}`, async (context) => {
      const { id, send, succeed } = await prepare(context)
      const before = effectIn(await context.given.read(id), shows)
      await send(await apiOf(context))
      await context.shows(id, (after) => context.check.equal(shows, effectIn(after, shows), before))
      await succeed()
    })
  }
}

scenario(
  'authentication/other-workspace-list',
  'lists no transaction of another workspace',
  async ({ api, apiOfAnotherWorkspace, given, people, accepts, check }) => {
    const name = people.letters(20)
    const elsewhere = await apiOfAnotherWorkspace()
    const hidden = await given.success(() => elsewhere.create({ name }))
    const own = await given.draft({ name })
    await given.listed(own.id, name)
    const list = await accepts(() => api.list({ text_search: name }))
    const ids = objectsIn(list, 'content').map((item) => item['id'])
    check.that('list', !ids.includes(hidden['id']), 'only transactions of this workspace', ids)
  },
)

scenario(
  'authentication/no-access-unknown-transaction',
  'records how an unknown transaction is answered to a key without access',
  async ({ apiWithoutAccess, people, witness }) => {
    await witness('an unknown transaction', () => apiWithoutAccess().get(people.letters(24)))
  },
)

scenario(
  'authentication/no-access-list',
  'records how a listing answers a key without access',
  async ({ apiWithoutAccess, witness }) => {
    await witness('a listing', () => apiWithoutAccess().list({ size: 1 }))
  },
)
