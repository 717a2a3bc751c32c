import { isObject } from '../../helpers/engine/index.ts'
import { ENDPOINTS } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { scenario } from '../scenario.ts'

// The calls whose response is a single object other than a transaction.
for (const call of ['list', 'upload', 'addDocument', 'updateDocument', 'addField', 'updateField', 'summary'] as const) {
  for (const { rule, doing, prepare } of casesOf('conventions/object-*', [call]))
    scenario(rule, `responds to ${doing} with a single object`, async (context) => {
      context.dependsOn(`conventions/json-${ENDPOINTS[call].slug}`)
      const { succeed } = await prepare(context)
      const { body } = await succeed()
      context.check.that('response', isObject(body), 'an object', body)
    })
}
