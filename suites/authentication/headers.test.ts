import type { Api } from '../../helpers/api/api.ts'
import { UNKNOWN_KEY } from '../interface/keys.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'
import { denials } from './denials.ts'

/** Reads a transaction with an Authorization header of any form. */
const getWith = (api: Api, id: string, authorization: string) => api.raw('get', [id], { headers: { authorization } })
const base64 = (text: string) => Buffer.from(text).toString('base64')

for (const scheme of ['bearer', 'basic'] as const) {
  denials({
    as: `with an unknown key as ${scheme}`,
    statuses: [401],
    apiOf: async ({ apiAs }) => apiAs({ scheme, secret: UNKNOWN_KEY }),
    denied: casesOf(`authentication/invalid-key-${scheme}`, ['get', 'create']),
    harmless: casesOf('authentication/invalid-key-unchanged', ['update']),
  })
}

const malformed = [
  { what: 'Bearer without a key', header: 'Bearer' },
  { what: 'Basic with an empty user name', header: `Basic ${base64(':')}` },
  { what: 'Basic with a text that is no base64', header: 'Basic !' },
  { what: 'a scheme that is not documented', header: `Token ${UNKNOWN_KEY}` },
] as const

for (const { what, header } of malformed) {
  scenario(
    ['authentication/malformed-header', 'authentication/malformed-header-status'],
    `refuses ${what}`,
    async ({ apiAs, given, copes, observe, check }) => {
      const { id } = await given.draft()
      const { status } = await copes(() => getWith(apiAs(undefined), id, header))
      observe(what, status)
      check.that(`status of a request with ${what}`, status >= 400, 'a refusal (4xx)', status)
      await given.read(id)
    },
  )
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
    const { id } = await given.draft()
    await witness(what, () => getWith(apiAs(undefined), id, headerOf(workspace.key)))
  })
}
