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

  scenario(`errors/object-${kind}`, `returns an error object for ${what}`, async (context) => {
    for (const answer of await refusedAnswers(context, refusal)) context.check.errorObject(answer)
  })

  // The shape of the error object judges its members, here and in every refusal of other scenarios.
  scenario(
    [...errorMembers.ids, 'errors/type-present', 'errors/description-present'],
    `returns the documented members of an error object for ${what}`,
    async (context) => {
      await refusedAnswers(context, refusal)
    },
  )
}

scenario('errors/object-no-access', 'returns an error object for a key that lacks access', async (context) => {
  const { id } = await context.given.draft()
  const ways = (['get', 'start', 'cancel'] as const).map(
    (call) =>
      ({ apiWithoutAccess }: Context) =>
        apiWithoutAccess()[call](id),
  )
  for (const answer of await refusedAnswers(context, { what: 'the requests with a key that lacks access', ways }))
    context.check.errorObject(answer)
})

/** Wrong values, each of which is sent as the only wrong argument. */
const wrong = (context: Context) => ({
  name: 'n'.repeat(101),
  language: 'xx',
  duration: 300_000,
  expires_at: iso(ahead(context, 400 * DAY)),
  metadata: { purpose: 'v'.repeat(201) },
})

/** The values that `param` may have for each wrong argument; for metadata, the key is fine too. */
const NAMED = {
  name: /name/i,
  language: /language/i,
  duration: /duration/i,
  expires_at: /expires.?at/i,
  metadata: /metadata|purpose/i,
}

/** The error object in the response to a creation with one wrong argument. */
async function errorAbout(context: Context, argument: keyof ReturnType<typeof wrong>): Promise<JsonObject> {
  const { api, given, notShown } = context
  const { body } = await given.refusal(`a creation with a wrong ${argument}`, () =>
    api.create({ [argument]: wrong(context)[argument] }),
  )
  // Another rule covers whether there is an error object.
  return isErrorObject(body) ? body : notShown('the body of the refusal')
}

for (const argument of ['name', 'language', 'duration', 'expires_at', 'metadata'] as const) {
  scenario('errors/param-present', `records whether param is named when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context, argument)
    context.observe(`param when ${argument} is refused`, param)
  })

  scenario('errors/param-right', `names no other argument in param when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context, argument)
    if (isAbsent(param)) context.notShown('param of the error')
    context.check.that('param of the error', NAMED[argument].test(String(param)), argument, param)
  })
}

for (const { argument, args } of [
  { argument: 'y', args: { alignment: 'left' } },
  { argument: 'alignment', args: { y: 40, alignment: 'justify' } },
] as const) {
  scenario(
    'errors/param-right',
    `names no other argument in param when ${argument} of initials is refused`,
    async ({ api, given, check, notShown }) => {
      const { id, documentId } = await given.documented()
      const { body } = await given.refusal('initials', () => api.addInitials(id, documentId, args))
      const param = isErrorObject(body) ? body['param'] : undefined
      if (isAbsent(param)) notShown('param of the error')
      check.that('param of the error', String(param).toLowerCase().includes(argument), argument, param)
    },
  )
}
