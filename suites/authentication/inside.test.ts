import type { Api } from '../../helpers/api/api.ts'
import { isSuccess, type Answer } from '../../helpers/http/exchange.ts'
import { ServerError } from '../../helpers/outcome/errors.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { ENDPOINTS, sendTo } from '../interface/endpoints.ts'
import { UNKNOWN_KEY } from '../interface/keys.ts'
import { orServerError } from '../interface/or-server-error.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials, saysNothing } from './denials.ts'
import { CALLS_INSIDE, sceneInside } from './scene-inside.ts'

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
  apiOf: ({ apiOfAnotherWorkspace }: Context) => apiOfAnotherWorkspace(),
}

denials(withoutKey, [401], casesOf('authentication/missing-key-*', ['upload', ...CALLS_INSIDE]))
denials(withUnknownKey, [401], casesOf('authentication/invalid-key-upload', ['upload']))

// One scene for all calls: they are denied, so that each finds it as it was.
for (const { who, as, apiOf, statuses } of [
  { who: 'invalid-key', ...withUnknownKey, statuses: [401] },
  { who: 'no-access', ...withoutAccess, statuses: [403] },
  { who: 'other-workspace', ...fromElsewhere, statuses: [403, 404] },
] as const) {
  const allowed: readonly number[] = statuses

  scenario(`authentication/${who}-inside`, `answers ${statuses.join(' or ')} to all calls ${as}`, async (context) => {
    const { sends } = await sceneInside(context)
    const api = await apiOf(context)
    const isSoForAll = async ({ status }: Answer, send: (as: Api) => Promise<Answer>) =>
      saysNothing(status, (await send(context.api)).status, allowed)
    const wrong: string[] = []
    let failure: ServerError | undefined
    for (const send of sends) {
      const answer = await orServerError(() => send(api))
      if (answer instanceof ServerError) failure ??= answer
      else if (!allowed.includes(answer.status) && (isSuccess(answer) || !(await isSoForAll(answer, send))))
        wrong.push(`${answer.status} to ${answer.exchange.method} ${answer.exchange.path}`)
    }
    context.check.that(`calls ${as}`, wrong.length === 0, `${statuses.join(' or ')} to each of them`, wrong)
    if (failure) throw failure
  })
}

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
