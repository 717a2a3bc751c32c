import type { Send } from '../../helpers/judge/requests.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { refusals } from './refusals.ts'
import { errorMembers } from './shape.ts'

/** The error object that a refusal carries, known by any documented member. */
async function errorOf({ given, notExercised }: Context, what: string, send: Send): Promise<JsonObject> {
  const { body } = await given.refusal(what, send)
  const isError = isObject(body) && errorMembers.members.some(({ path }) => !isAbsent(body[path]))
  return isError ? body : notExercised('the refusal carries no error object')
}

for (const { kind, what, send } of refusals) {
  scenario(`errors/object-${kind}`, `answers ${what} with an error object`, async (context) => {
    context.check.errorObject(await context.given.refusal(what, () => send(context)))
  })

  scenario(errorMembers.ids, `answers ${what} with documented members of the documented types`, async (context) => {
    await context.given.refusal(what, () => send(context))
  })

  for (const [rule, member] of [
    ['errors/type-present', 'type'],
    ['errors/description-present', 'error_description'],
  ] as const) {
    scenario(rule, `answers ${what} with ${member}`, async (context) => {
      const error = await errorOf(context, what, () => send(context))
      context.check.present(`${member} of the error`, error[member])
    })
  }
}

scenario('errors/object-no-access', 'answers a key without access with an error object', async (context) => {
  const { apiWithoutAccess, given, check } = context
  const { id } = await given.draft()
  check.errorObject(await given.refusal('a request with a key without access', () => apiWithoutAccess().get(id)))
})

/** Arguments that alone are wrong. */
const wrong = { name: 'n'.repeat(101), language: 'xx', duration: 300_000 }

for (const [argument, value] of Object.entries(wrong)) {
  const what = `a creation with a wrong ${argument}`

  scenario('errors/param-present', `names a param when ${argument} is refused`, async (context) => {
    const { param } = await errorOf(context, what, () => context.api.create({ [argument]: value }))
    context.check.present('param of the error', param)
  })

  scenario('errors/param-right', `names no other param when ${argument} is refused`, async (context) => {
    const { param } = await errorOf(context, what, () => context.api.create({ [argument]: value }))
    if (isAbsent(param)) context.notExercised('the error names no param')
    context.check.that('param of the error', String(param).toLowerCase().includes(argument), argument, param)
  })
}
