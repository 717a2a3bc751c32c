import { isObject } from '../../helpers/engine/index.ts'
import { acceptedResponse } from '../interface/writes/accepted-answer.ts'
import { ENDPOINTS, sendTo } from '../interface/scenes/endpoints.ts'
import { scenario } from '../scenario.ts'

// The calls whose response is a single object other than a transaction.
for (const call of ['list', 'upload', 'addDocument', 'updateDocument', 'addField', 'updateField', 'summary'] as const) {
  const { doing, prepare, slug } = ENDPOINTS[call]
  scenario(`conventions/object-${slug}`, `responds to ${doing} with a single object`, async (context) => {
    context.dependsOn(`conventions/json-${slug}`)
    const sendable = await prepare(context)
    const { body } = await acceptedResponse(context, () => sendTo(context.api, call, sendable))
    context.check.that('response', isObject(body), 'an object', body)
  })
}
