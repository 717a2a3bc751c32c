import { isSuccess } from '../../helpers/http/exchange.ts'
import { isObject } from '../../helpers/values/json.ts'
import { ENDPOINTS, sendTo } from '../interface/endpoints.ts'
import { scenario } from '../scenario.ts'
import { asWellIn, madeIn, SCHEMES } from './as-well-in.ts'

for (const { scheme, other } of SCHEMES) {
  scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme}`, async (context) => {
    await asWellIn(context, scheme, { send: (api) => api.create() })
  })

  for (const call of ['addSigner', 'addReviewer'] as const) {
    const { doing, prepare } = ENDPOINTS[call]
    scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme} in ${doing}`, async (context) => {
      const sendable = await prepare(context)
      await asWellIn(context, scheme, { send: (api) => sendTo(api, call, sendable) })
    })
  }

  scenario('authentication/forms-equivalent-read', `reads by ${other} what ${scheme} created`, async (context) => {
    const id = await madeIn(context, scheme, other)
    await asWellIn(context, other, { send: (api) => context.found(() => api.get(id)) })
  })

  scenario('authentication/forms-equivalent-update', `updates by ${other} what ${scheme} created`, async (context) => {
    const id = await madeIn(context, scheme, other)
    const name = context.people.letters(12)
    await asWellIn(context, other, {
      send: (api) => api.update(id, { name }),
      isDone: (answer) => isSuccess(answer) && isObject(answer.body) && answer.body['name'] === name,
    })
  })
}
