import { type Answer, isSuccess, objectsIn } from '../../helpers/engine/index.ts'
import { textOf } from '../../helpers/engine/facts/workspace.ts'
import { CALLS_ON_TRANSACTION, CHANGING_CALLS, ENDPOINTS, REPORTS } from '../interface/scenes/endpoints.ts'
import { TRANSACTION_CALLS } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { scenario } from '../scenario.ts'
import { fromElsewhere, withoutAccess, withoutAccessInOtherForm, withoutKey, withUnknownKey } from './callers.ts'
import { deniedOnce, denials, harmless } from './denied-callers.ts'
import { ASKS_FOR_KEY, unknownPaths } from './unknown-paths.ts'

denials(withoutKey, [401], casesOf('authentication/missing-key-*', [...TRANSACTION_CALLS, ...REPORTS]))
harmless(withoutKey, casesOf('authentication/missing-key-*-unchanged', CHANGING_CALLS))

denials(withoutAccess, [403], casesOf('authentication/no-access-*', CALLS_ON_TRANSACTION))
denials(withoutAccessInOtherForm, [403], casesOf('authentication/no-access-*', ['get', 'update']))
deniedOnce('no-access', withoutAccess, [403])
harmless(withoutAccess, casesOf('authentication/no-access-*-unchanged', CHANGING_CALLS))

denials(fromElsewhere, [403, 404], casesOf('authentication/other-workspace-*', CALLS_ON_TRANSACTION))
deniedOnce('other-workspace', fromElsewhere, [403, 404])
harmless(fromElsewhere, casesOf('authentication/other-workspace-*-unchanged', CHANGING_CALLS))

for (const { as, apiOf, apiFor } of [withoutKey, withUnknownKey])
  scenario('authentication/missing-key-unknown-id', `refuses unknown ids ${as} (401)`, async (context) => {
    context.dependsOn(...ASKS_FOR_KEY)
    const paths = await unknownPaths(context)
    const api = await apiOf(context)
    for (const [at, { call, ids, known }] of paths.entries()) {
      const send = (to: readonly string[]) => (apiFor?.(context, at) ?? api).raw(call, to)
      const answer = await send(ids)
      // Other rules report a call that is not offered, or that needs no key.
      if (answer.status === 401 || (await send(known)).status === 401) await context.answers(401, async () => answer)
    }
  })

scenario('authentication/missing-key-invalid-arguments', 'responds with 401 to invalid arguments', async (context) => {
  const { api, apiAs, given, people, answers } = context
  const args = { name: people.letters(101), language: 'zz' }
  await given.refusal('a creation with invalid arguments', () => api.create(args))
  await answers(401, () => apiAs(undefined).create(args))
})

// The invalid arguments of each call: a service might read them before it asks for a key.
for (const [call, invalid] of [
  ['upload', { parts: [{ field: 'other', bytes: Buffer.from('lease') }] }],
  ['update', writtenForm('language=zz')],
  ['cancel', writtenForm('cancel_code=none')],
  ['addDocument', writtenForm('name=Lease')],
  ['addField', writtenForm('type=none')],
  ['addSigner', writtenForm('signer=')],
  ['addReviewer', writtenForm('reviewer=')],
] as const)
  scenario('authentication/missing-key-invalid-calls', `responds with 401 to an invalid ${call}`, async (context) => {
    const { api, apiAs, answers, given } = context
    const { ids } = await ENDPOINTS[call].prepare(context)
    await given.refusal(`${ENDPOINTS[call].doing} with invalid arguments`, () => api.raw(call, ids, invalid))
    await answers(401, () => apiAs(undefined).raw(call, ids, invalid))
  })

/** The ids in a list; none if the list was refused. */
const listedIn = (answer: Answer): unknown[] =>
  isSuccess(answer) ? objectsIn(answer.body, 'content').map(({ id }) => id) : []

scenario('authentication/no-access-list-hidden', 'lists nothing to a key that lacks access', async (context) => {
  const { apiWithoutAccess, given, people, copes, check, workspace } = context
  const name = people.word()
  const { id } = await given.draft({ name })
  await given.listed(id, name)
  const mine = { creator_api_key_id: textOf(workspace, 'api-key-id') }
  const found = { text_search: name }
  for (const args of [found, { ...found, state: 'draft' }, { ...found, ...mine }, { size: 100 }, mine]) {
    const ids = listedIn(await copes(() => apiWithoutAccess().list(args)))
    check.that('list', !ids.includes(id), 'a refusal (403), or no transaction of the workspace', ids)
  }
})

scenario('authentication/other-workspace-list', 'lists no transaction of another workspace', async (context) => {
  // A service may refuse the folder and the cursor, but not with a 5xx.
  context.dependsOn('errors/refusals-are-4xx', 'errors/survives-list-references', 'errors/survives-list-cursors')
  const { api, apiOfAnotherWorkspace, copes, factOfAnotherWorkspace, given, people, check } = context
  const name = people.word()
  const elsewhere = await apiOfAnotherWorkspace()
  const hidden = await given.success(() => elsewhere.create({ name }))
  const own = await given.draft({ name })
  await given.listed(own.id, name)
  const found = { text_search: name }
  const [folder_id, ending_before] = [String(hidden['folder_id']), String(hidden['id'])]
  // Those without a search show the latest transactions, and it is one of them.
  const others = [{ size: 100 }, { size: 100, state: 'draft' }]
  const foreign = [{ text_search: ending_before }, { creator_api_key_id: await factOfAnotherWorkspace('api-key-id') }]
  for (const args of [found, { ...found, folder_id }, { ...found, ending_before }, ...others, ...foreign]) {
    const ids = listedIn(await copes(() => api.list(args)))
    check.that('list', !ids.includes(hidden['id']), 'only transactions of this workspace', ids)
  }
})

scenario('authentication/no-access-unknown-transaction', 'records the response to an unknown id', async (context) => {
  const unknown = await context.given.unknownId()
  await context.witness('an unknown transaction', () => context.apiWithoutAccess().get(unknown))
})

scenario('authentication/no-access-list', 'records the response to listing', async ({ apiWithoutAccess, witness }) => {
  await witness('a listing', () => apiWithoutAccess().list({ size: 1 }))
})

scenario('authentication/no-access-create', 'records the response to a creation without access', async (context) => {
  await context.witness('a creation', () => context.apiWithoutAccess().create())
})
