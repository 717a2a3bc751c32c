import type { Api } from '../../helpers/api/api.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { ENDPOINTS, sendTo } from '../interface/endpoints.ts'
import { UNKNOWN_KEY } from '../interface/keys.ts'
import { orServerError } from '../interface/or-server-error.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials } from './denials.ts'
import { CALLS_INSIDE, sceneInside } from './scene-inside.ts'

const ALL_CALLS = ['upload', ...CALLS_INSIDE] as const

const withoutKey = { as: 'without a key', apiOf: async ({ apiAs }: Context) => apiAs(undefined) }
const withUnknownKey = {
  as: 'with an unknown key',
  apiOf: async ({ apiAs }: Context) => apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }),
}
const withoutAccess = {
  as: 'with a key without access',
  apiOf: async ({ apiWithoutAccess }: Context) => apiWithoutAccess(),
}
const fromElsewhere = {
  as: 'with the key of another workspace',
  apiOf: ({ apiOfAnotherWorkspace }: Context): Promise<Api> => apiOfAnotherWorkspace(),
}

denials(withoutKey, [401], casesOf('authentication/missing-key-*', ALL_CALLS))
denials(withUnknownKey, [401], casesOf('authentication/invalid-key-inside', ALL_CALLS))
denials(withoutAccess, [403], casesOf('authentication/no-access-*', CALLS_INSIDE))
denials(fromElsewhere, [403, 404], casesOf('authentication/other-workspace-*', CALLS_INSIDE))

for (const { who, as, apiOf } of [
  { who: 'missing-key', ...withoutKey },
  { who: 'invalid-key', ...withUnknownKey },
  { who: 'no-access', ...withoutAccess },
  { who: 'other-workspace', ...fromElsewhere },
] as const) {
  scenario(
    `authentication/${who}-inside-unchanged`,
    `leaves documents and fields after calls ${as}`,
    async (context) => {
      const { id, sends } = await sceneInside(context)
      const assertUnchanged = await context.unchanged(id)
      const api = await apiOf(context)
      for (const send of sends) await orServerError(() => send(api))
      await assertUnchanged()
    },
  )
}

scenario('authentication/no-access-upload', 'records how an upload answers a key without access', async (context) => {
  const { apiWithoutAccess, witness } = context
  const sendable = await ENDPOINTS.upload.prepare()
  await witness('an upload', () => sendTo(apiWithoutAccess(), 'upload', sendable))
})
