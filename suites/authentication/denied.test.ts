import { objectsIn } from '../../helpers/values/json.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials } from './denials.ts'

denials({
  as: 'without a key',
  statuses: [401],
  apiOf: async ({ apiAs }) => apiAs(undefined),
  denied: casesOf('authentication/missing-key-*', TRANSACTION_CALLS),
  harmless: casesOf('authentication/missing-key-*-unchanged', CHANGING_CALLS),
})

denials({
  as: 'with a key without access',
  statuses: [403],
  apiOf: async ({ apiWithoutAccess }) => apiWithoutAccess(),
  denied: casesOf('authentication/no-access-*', CALLS_ON_TRANSACTION),
  harmless: casesOf('authentication/no-access-*-unchanged', CHANGING_CALLS),
})

denials({
  as: 'with the key of another workspace',
  statuses: [403, 404],
  apiOf: ({ apiOfAnotherWorkspace }) => apiOfAnotherWorkspace(),
  denied: casesOf('authentication/other-workspace-*', CALLS_ON_TRANSACTION),
  harmless: casesOf('authentication/other-workspace-*-unchanged', CHANGING_CALLS),
})

scenario('authentication/other-workspace-list', 'lists no transaction of another workspace', async (context) => {
  const { api, apiOfAnotherWorkspace, given, people, accepts, check } = context
  const name = people.letters(20)
  const elsewhere = await apiOfAnotherWorkspace()
  const hidden = await given.success(() => elsewhere.create({ name }))
  const own = await given.draft({ name })
  await given.listed(own.id, name)
  const list = await accepts(() => api.list({ text_search: name }))
  const ids = objectsIn(list, 'content').map((item) => item['id'])
  check.that('list', !ids.includes(hidden['id']), 'only transactions of this workspace', ids)
})

scenario('authentication/no-access-unknown-transaction', 'records how an unknown id is answered', async (context) => {
  const { apiWithoutAccess, people, witness } = context
  await witness('an unknown transaction', () => apiWithoutAccess().get(people.letters(24)))
})

scenario('authentication/no-access-list', 'records how a listing answers a key without access', async (context) => {
  const { apiWithoutAccess, witness } = context
  await witness('a listing', () => apiWithoutAccess().list({ size: 1 }))
})
