import type { Api } from '../../helpers/engine/api/api.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { inOtherCase, longerThan, shorterThan, UNKNOWN_KEY } from '../interface/document/keys.ts'
import { REPORTS } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials, harmless } from './denied-callers.ts'

/** Reads a transaction with an Authorization header of any form. */
const getWith = (api: Api, id: string, authorization: string) => api.raw('get', [id], { headers: { authorization } })
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Keys that differ a little from one that is valid. */
const similar = [
  { rule: 'longer', what: 'one character more than a key', keyOf: longerThan },
  { rule: 'shorter', what: 'a key without its last character', keyOf: shorterThan },
  { rule: 'other-case', what: 'a key in the other case', keyOf: inOtherCase },
] as const

/** What brings a transaction from state to state. */
const MOVES = ['start', 'pause', 'cancel'] as const

for (const scheme of ['bearer', 'basic'] as const) {
  const stranger = {
    as: `with an unknown key as ${scheme}`,
    apiOf: async ({ apiAs }: Context) => apiAs({ scheme, secret: UNKNOWN_KEY }),
  }
  // Which calls ask for a key at all does not hang on how the key is written.
  const calls = ['get', 'create', ...(scheme === 'bearer' ? ([...MOVES, 'list', ...REPORTS] as const) : [])] as const
  denials(stranger, [401], casesOf(`authentication/invalid-key-${scheme}`, calls))
  harmless(stranger, casesOf('authentication/invalid-key-unchanged', ['update']))

  for (const { rule, what, keyOf } of similar) {
    const caller = {
      as: `with ${what}, as ${scheme}`,
      apiOf: async ({ apiAs, workspace }: Context) => apiAs({ scheme, secret: keyOf(workspace.key) }),
    }
    denials(caller, [401], casesOf(`authentication/invalid-key-${rule}`, ['get']))
  }
}

for (const { what, header } of [
  { what: 'Bearer without a key', header: 'Bearer' },
  { what: 'Basic with an empty user name', header: `Basic ${base64(':')}` },
]) {
  scenario('authentication/empty-key', `answers 401 to ${what}`, async ({ apiAs, given, answers }) => {
    const { id } = await given.readable()
    await answers(401, () => getWith(apiAs(undefined), id, header))
  })
}

const malformed = [
  { what: 'Basic with a text that is no base64', header: 'Basic !' },
  { what: 'a scheme that is not documented', header: `Token ${UNKNOWN_KEY}` },
] as const

for (const { what, header } of malformed) {
  scenario('authentication/malformed-header', `refuses ${what}`, async ({ apiAs, given, copes, check }) => {
    const { id } = await given.readable()
    const { status } = await copes(() => getWith(apiAs(undefined), id, header))
    check.that(`status of a request with ${what}`, status >= 400, 'a refusal (4xx)', status)
  })

  scenario('authentication/malformed-header-status', `records the answer to ${what}`, async (context) => {
    const { apiAs, given, witness } = context
    const { id } = await given.readable()
    await witness(what, () => getWith(apiAs(undefined), id, header))
  })
}

/** Headers that carry the right key in a form which is not documented. */
const unusual = [
  { rule: 'scheme-case', what: 'bearer in lower case', headerOf: (key: string) => `bearer ${key}` },
  { rule: 'scheme-case', what: 'basic in lower case', headerOf: (key: string) => `basic ${base64(`${key}:`)}` },
  { rule: 'key-as-password', what: 'the key as password', headerOf: (key: string) => `Basic ${base64(`:${key}`)}` },
  { rule: 'key-alone', what: 'the key without a scheme', headerOf: (key: string) => key },
] as const

for (const { rule, what, headerOf } of unusual) {
  scenario(`authentication/${rule}`, `records what becomes of ${what}`, async (context) => {
    const { apiAs, workspace, given, witness } = context
    const { id } = await given.readable()
    await witness(what, () => getWith(apiAs(undefined), id, headerOf(workspace.key)))
  })
}

scenario('authentication/key-trailing-blank', 'records what becomes of a blank after the key', async (context) => {
  const { apiAs, workspace, given, witness } = context
  const { id } = await given.readable()
  await witness('a blank after the key', () => apiAs({ scheme: 'basic', secret: `${workspace.key} ` }).get(id))
})
