import type { Answer } from '../../helpers/http/exchange.ts'
import type { Api } from '../../helpers/api/api.ts'
import { scenario } from '../scenario.ts'

/** A creation with a body as it is written here. */
const create = (api: Api, raw: string): Promise<Answer> =>
  api.send({
    method: 'POST',
    path: '/v1/transactions',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw,
  })

/** Input that services fail on. Whether it is refused or ignored, and how, is not what these cases are about. */
const bad = [
  {
    rule: 'large-number',
    what: 'a duration of 20 digits',
    send: (api: Api) => api.create({ duration: '9'.repeat(20) }),
  },
  { rule: 'text-for-number', what: 'a duration in letters', send: (api: Api) => api.create({ duration: 'a week' }) },
  { rule: 'text-for-time', what: 'an expiry in letters', send: (api: Api) => api.create({ expires_at: 'next week' }) },
  { rule: 'text-for-boolean', what: 'private in letters', send: (api: Api) => api.create({ private: 'perhaps' }) },
  { rule: 'text-for-metadata', what: 'metadata without a key', send: (api: Api) => api.create({ metadata: 'lease' }) },
  {
    rule: 'open-bracket',
    what: 'a name with an unclosed bracket',
    send: (api: Api) => create(api, 'metadata%5Bkey=lease'),
  },
  { rule: 'long-text', what: 'a name of 10,000 letters', send: (api: Api) => api.create({ name: 'n'.repeat(10_000) }) },
  {
    rule: 'broken-encoding',
    what: 'a percent sign without digits',
    send: (api: Api) => create(api, 'name=50%&language=fr'),
  },
  { rule: 'odd-id', what: 'an id of signs', send: (api: Api) => api.get(`a b+c%d"e'f`) },
] as const

for (const { rule, what, send } of bad) {
  scenario(`errors/survives-${rule}`, `does not fail on ${what}`, async ({ api, copes }) => {
    await copes(() => send(api))
  })
}
