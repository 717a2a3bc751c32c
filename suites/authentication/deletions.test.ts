import { ENDPOINTS, sendTo } from '../interface/endpoints.ts'
import { scenario } from '../scenario.ts'
import { asWellIn, SCHEMES } from './as-well-in.ts'

for (const { scheme } of SCHEMES) {
  for (const call of ['upload', 'addField', 'deleteField', 'deleteDocument', 'summary'] as const) {
    const { doing, prepare } = ENDPOINTS[call]
    scenario(`authentication/${scheme}-accepted`, `accepts the key as ${scheme} in ${doing}`, async (context) => {
      const sendable = await prepare(context)
      await asWellIn(context, scheme, { send: (api) => sendTo(api, call, sendable) })
    })
  }
}
