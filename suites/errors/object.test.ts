import type { Answer } from '../../helpers/http/exchange.ts'
import { isAbsent, isObject, type JsonObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { refusals } from './refusals.ts'

/** The error object of a refusal, known by any documented member. */
const errorIn = ({ body }: Answer): JsonObject | undefined =>
  isObject(body) && ['type', 'error', 'error_description', 'param'].some((member) => !isAbsent(body[member]))
    ? body
    : undefined

for (const { kind, what, send } of refusals) {
  scenario(`errors/object-${kind}`, `answers ${what} with an error object`, async (context) => {
    context.check.errorObject(await context.given.refusal(what, () => send(context)))
  })

  scenario(
    ['errors/type-documented', 'errors/error-text', 'errors/description-text', 'errors/param-text'],
    `answers ${what} with documented members of the documented types`,
    async (context) => {
      await context.given.refusal(what, () => send(context))
    },
  )

  for (const { rule, member } of [
    { rule: 'errors/type-present', member: 'type' },
    { rule: 'errors/description-present', member: 'error_description' },
  ] as const) {
    scenario(rule, `answers ${what} with a ${member}`, async (context) => {
      const error = errorIn(await context.given.refusal(what, () => send(context)))
      if (!error) context.notExercised('the refusal carries no error object')
      context.check.present(`${member} of the error`, error?.[member])
    })
  }
}

scenario(
  'errors/object-no-access',
  'answers a key without access with an error object',
  async ({ apiWithoutAccess, given, check }) => {
    const { id } = await given.draft()
    check.errorObject(await given.refusal('a request with a key without access', () => apiWithoutAccess().get(id)))
  },
)

/** One argument each that alone is wrong. */
const wrong = [
  { argument: 'name', args: { name: 'n'.repeat(101) } },
  { argument: 'language', args: { language: 'xx' } },
  { argument: 'duration', args: { duration: 300_000 } },
] as const

for (const { argument, args } of wrong) {
  scenario(
    'errors/param-present',
    `names a param when ${argument} is refused`,
    async ({ api, given, check, notExercised }) => {
      const error = errorIn(await given.refusal(`a creation with a wrong ${argument}`, () => api.create(args)))
      if (!error) notExercised('the refusal carries no error object')
      check.present('param of the error', error?.['param'])
    },
  )

  scenario(
    'errors/param-right',
    `names no other param when ${argument} is refused`,
    async ({ api, given, check, notExercised }) => {
      const error = errorIn(await given.refusal(`a creation with a wrong ${argument}`, () => api.create(args)))
      const param = error?.['param']
      if (isAbsent(param)) notExercised('the error names no param')
      check.that('param of the error', String(param).toLowerCase().includes(argument), argument, param)
    },
  )
}
