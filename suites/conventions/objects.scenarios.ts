import { isObject } from '../../helpers/engine/values/json.ts'
import { acceptedAnswer } from '../interface/writes/accepted-answer.ts'
import { ENDPOINTS, sendTo } from '../interface/scenes/endpoints.ts'
import { scenario } from '../scenario.ts'

/** The calls that are answered with one object which is no transaction. */
const CALLS = ['list', 'upload', 'addDocument', 'updateDocument', 'addField', 'updateField', 'summary'] as const

for (const call of CALLS) {
  const { doing, prepare, slug } = ENDPOINTS[call]
  scenario(
    `conventions/object-${slug}`,
    `answers ${doing} with one object`,
    async (context) => {
      const sendable = await prepare(context)
      const { body } = await acceptedAnswer(context, () => sendTo(context.api, call, sendable))
      context.check.that('answer', isObject(body), 'an object', body)
    },
    [`conventions/json-${slug}`],
  )
}
