import type { Api, Context } from '../../helpers/engine/index.ts'
import { inOtherCase, longerThan, shorterThan, UNKNOWN_KEY } from '../interface/document/keys.ts'
import { REPORTS } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials, harmless } from './denied-callers.ts'

/** Reads a transaction with the given Authorization header. */
const getWith = (api: Api, id: string, authorization: string) => api.raw('get', [id], { headers: { authorization } })
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Keys that differ slightly from a valid key. */
const similar = [
  { rule: 'longer', what: 'a key with extra characters', keyOf: longerThan },
  { rule: 'shorter', what: 'a key without its last character', keyOf: shorterThan },
  { rule: 'other-case', what: 'a key with its letters in the other case', keyOf: inOtherCase },
] as const

for (const scheme of ['bearer', 'basic'] as const) {
  const stranger = {
    as: `with an unknown key as ${scheme}`,
    apiOf: async ({ apiAs }: Context) => apiAs({ scheme, secret: UNKNOWN_KEY }),
  }
  // Whether a call requires a key does not depend on the form of the key, so one form is enough for most calls.
  const most = ['start', 'pause', 'cancel', 'list', ...REPORTS] as const
  const calls = ['get', 'create', ...(scheme === 'bearer' ? most : [])] as const
  denials(stranger, [401], casesOf(`authentication/invalid-key-${scheme}`, calls))
  harmless(stranger, casesOf('authentication/invalid-key-unchanged', ['update']))

  for (const { rule, what, keyOf } of similar) {
    const caller = {
      as: `with ${what} as ${scheme}`,
      apiOf: async ({ apiAs, workspace }: Context) => apiAs({ scheme, secret: keyOf(workspace.key) }),
    }
    denials(caller, [401], casesOf(`authentication/invalid-key-${rule}`, ['get']))
  }
}

for (const { what, header } of [
  { what: 'Bearer without a key', header: 'Bearer' },
  { what: 'Basic with an empty user name', header: `Basic ${base64(':')}` },
])
  scenario('authentication/empty-key', `refuses ${what} (401)`, async ({ apiAs, given, answers }) => {
    const { id } = await given.readable()
    await answers(401, () => getWith(apiAs(undefined), id, header))
  })

const malformed = [
  { what: 'Basic with a text that is not base64', header: 'Basic !' },
  { what: 'an undocumented scheme', header: `Token ${UNKNOWN_KEY}` },
] as const

for (const { what, header } of malformed) {
  scenario('authentication/malformed-header', `refuses ${what}`, async ({ apiAs, given, copes, check }) => {
    const { id } = await given.readable()
    const { status } = await copes(() => getWith(apiAs(undefined), id, header))
    check.that(`status of a request with ${what}`, status >= 400, 'a refusal (4xx)', status)
  })

  scenario('authentication/malformed-header-status', `records the response to ${what}`, async (context) => {
    const { id } = await context.given.readable()
    await context.witness(what, () => getWith(context.apiAs(undefined), id, header))
  })
}

// Headers that carry the right key in an undocumented form.
for (const { rule, what, headerOf } of [
  { rule: 'scheme-case', what: 'bearer in lower case', headerOf: (key: string) => `bearer ${key}` },
  { rule: 'scheme-case', what: 'basic in lower case', headerOf: (key: string) => `basic ${base64(`${key}:`)}` },
  { rule: 'key-as-password', what: 'the key as password', headerOf: (key: string) => `Basic ${base64(`:${key}`)}` },
  { rule: 'key-alone', what: 'the key without a scheme', headerOf: (key: string) => key },
] as const)
  scenario(`authentication/${rule}`, `records the response to ${what}`, async (context) => {
    const { apiAs, workspace, given, witness } = context
    const { id } = await given.readable()
    await witness(what, () => getWith(apiAs(undefined), id, headerOf(workspace.key)))
  })

scenario('authentication/key-trailing-blank', 'records the response to a space after the key', async (context) => {
  const { apiAs, workspace, given, witness } = context
  const { id } = await given.readable()
  await witness('a space after the key', () => apiAs({ scheme: 'basic', secret: `${workspace.key} ` }).get(id))
})
