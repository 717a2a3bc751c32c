import type { Api } from '../../helpers/api/api.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { changes, onTransaction, operations } from '../interface/operations.ts'
import { scenario } from '../scenario.ts'

/** Who may not ask, and the statuses that tell them so. */
interface Caller<Name extends string> {
  readonly caller: Name
  readonly as: string
  readonly statuses: readonly number[]
  readonly apiOf: (context: Context) => Promise<Api>
}

const withoutKey: Caller<'missing-key'> = {
  caller: 'missing-key',
  as: 'without a key',
  statuses: [401],
  apiOf: async ({ apiAs }) => apiAs(undefined),
}
const withoutAccess: Caller<'no-access'> = {
  caller: 'no-access',
  as: 'with a key without access',
  statuses: [403],
  apiOf: async ({ apiWithoutAccess }) => apiWithoutAccess(),
}
const fromElsewhere: Caller<'other-workspace'> = {
  caller: 'other-workspace',
  as: 'with the key of another workspace',
  statuses: [403, 404],
  apiOf: ({ apiOfAnotherWorkspace }) => apiOfAnotherWorkspace(),
}

const denials = [
  ...operations.map((operation) => ({
    ...withoutKey,
    ...operation,
    rule: `missing-key-${operation.operation}` as const,
  })),
  ...[withoutAccess, fromElsewhere].flatMap((caller) =>
    onTransaction.map((operation) => ({
      ...caller,
      ...operation,
      rule: `${caller.caller}-${operation.operation}` as const,
    })),
  ),
]

for (const { rule, as, statuses, apiOf, doing, prepare, send } of denials) {
  scenario(`authentication/${rule}`, `answers ${statuses.join(' or ')} to ${doing} ${as}`, async (context) => {
    const { api, given, copes, check } = context
    const id = await prepare(given)
    const denied = await apiOf(context)
    const { status } = await copes(() => send(denied, id))
    check.oneOf(`status of ${doing} ${as}`, status, statuses)
    await given.success(() => send(api, id))
  })
}

for (const { caller, as, apiOf } of [withoutKey, withoutAccess, fromElsewhere]) {
  for (const { operation, doing, prepare, send, shows: member } of changes) {
    scenario(
      `authentication/${caller}-${operation}-unchanged`,
      `leaves the transaction as it was after ${doing} ${as}`,
      async (context) => {
        const { api, given, shows, check } = context
        const id = await prepare(given)
        const before = await given.read(id)
        await send(await apiOf(context), id)
        await shows(id, (after) => check.equal(member, after[member], before[member]))
        await given.success(() => send(api, id))
      },
    )
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
  'answers an unknown transaction to a key without access',
  async ({ apiWithoutAccess, people, witness }) => {
    await witness('an unknown transaction', () => apiWithoutAccess().get(people.letters(24)))
  },
)

scenario(
  'authentication/no-access-list',
  'answers a listing to a key without access',
  async ({ apiWithoutAccess, witness }) => {
    await witness('a listing', () => apiWithoutAccess().list({ size: 1 }))
  },
)
