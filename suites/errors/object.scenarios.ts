import type { Context } from '../../helpers/engine/scenario/context.ts'
import { isErrorObject } from '../../helpers/engine/judge/basics.ts'
import type { JsonObject } from '../../helpers/engine/values/json.ts'
import { isAbsent } from '../../helpers/engine/values/json.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { scenario } from '../scenario.ts'
import { refusals, refusedAnswers } from './refusals.ts'
import { errorMembers } from './shape.ts'

for (const refusal of refusals) {
  const { kind, what } = refusal

  scenario(`errors/object-${kind}`, `answers ${what} with an error object`, async (context) => {
    for (const answer of await refusedAnswers(context, refusal)) context.check.errorObject(answer)
  })

  // The shape judges them, in each answer here and in every refusal of other scenarios.
  scenario(
    [...errorMembers.ids, 'errors/type-present', 'errors/description-present'],
    `answers ${what} with documented members of the documented types`,
    async (context) => {
      await refusedAnswers(context, refusal)
    },
  )
}

scenario('errors/object-no-access', 'answers a key without access with an error object', async (context) => {
  const { id } = await context.given.draft()
  const ways = (['get', 'start', 'cancel'] as const).map(
    (call) =>
      ({ apiWithoutAccess }: Context) =>
        apiWithoutAccess()[call](id),
  )
  for (const answer of await refusedAnswers(context, { what: 'requests with a key without access', ways }))
    context.check.errorObject(answer)
})

/** Arguments that alone are wrong. */
const wrong = (context: Context) => ({
  name: 'n'.repeat(101),
  language: 'xx',
  duration: 300_000,
  expires_at: iso(ahead(context, 400 * DAY)),
  metadata: { purpose: 'v'.repeat(201) },
})

/** What a param may name where an argument is wrong: of metadata, the key may do. */
const NAMED = {
  name: /name/i,
  language: /language/i,
  duration: /duration/i,
  expires_at: /expires.?at/i,
  metadata: /metadata|purpose/i,
}

/** The error object with which a creation with one wrong argument is refused. */
async function errorAbout(context: Context, argument: keyof ReturnType<typeof wrong>): Promise<JsonObject> {
  const { api, given, notShown } = context
  const { body } = await given.refusal(`a creation with a wrong ${argument}`, () =>
    api.create({ [argument]: wrong(context)[argument] }),
  )
  // That there is an error object has a rule of its own.
  return isErrorObject(body) ? body : notShown('the body of the refusal')
}

for (const argument of ['name', 'language', 'duration', 'expires_at', 'metadata'] as const) {
  scenario('errors/param-present', `records whether a param is named when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context, argument)
    context.observe(`param where ${argument} is refused`, param)
  })

  scenario('errors/param-right', `names no other param when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context, argument)
    if (isAbsent(param)) context.notShown('param of the error')
    context.check.that('param of the error', NAMED[argument].test(String(param)), argument, param)
  })
}

for (const { argument, args } of [
  { argument: 'y', args: { alignment: 'left' } },
  { argument: 'alignment', args: { y: 40, alignment: 'justify' } },
] as const) {
  scenario('errors/param-right', `names no other param when ${argument} of initials is refused`, async (context) => {
    const { api, given, check, notShown } = context
    const { id, documentId } = await given.documented()
    const { body } = await given.refusal('initials', () => api.addInitials(id, documentId, args))
    const param = isErrorObject(body) ? body['param'] : undefined
    if (isAbsent(param)) notShown('param of the error')
    check.that('param of the error', String(param).toLowerCase().includes(argument), argument, param)
  })
}
