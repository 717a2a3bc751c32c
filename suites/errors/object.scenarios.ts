import { isAbsent, isErrorObject } from '../../helpers/engine/index.ts'
import type { Args, Auth, Context, JsonObject } from '../../helpers/engine/index.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'
import { ENDED } from '../interface/document/states.ts'
import { ahead, DAY, iso } from '../interface/document/times.ts'
import { assertSaysJson } from '../interface/reads/says-json.ts'
import { scenario } from '../scenario.ts'
import { ALL_ON_TRANSACTION, EACH_KIND, EVERY_CALL, refusedInside, refusedWith } from './every-call.ts'
import { ENDED_WITHOUT_CANCEL } from './object.rules.ts'
import { refusals, refusedAnswers } from './refusals.ts'
import { errorMembers } from './shape.ts'

const MEMBERS = [...errorMembers.ids, 'errors/type-present', 'errors/description-present'] as const
const withKey =
  (auth: Auth | undefined) =>
  ({ apiAs }: Context) =>
    apiAs(auth)

for (const refusal of refusals) {
  const { kind, what } = refusal

  scenario(`errors/object-${kind}`, `returns an error object for ${what}`, async (context) => {
    for (const answer of await refusedAnswers(context, refusal)) context.check.errorObject(answer)
  })

  // The shape of the error object judges its members, here and in every refusal of other scenarios.
  scenario(MEMBERS, `returns the documented members of an error object for ${what}`, async (context) => {
    await refusedAnswers(context, refusal)
  })
}

for (const { what, ways } of refusals)
  scenario('errors/object-json-type', `says that the error object for ${what} is JSON`, async (context) => {
    const answers = await refusedAnswers(context, { what, ways })
    const objects = answers.filter(({ body }) => isErrorObject(body))
    if (objects.length === 0) context.notShown('an error object')
    for (const answer of objects) assertSaysJson(context, answer)
  })

for (const state of ENDED_WITHOUT_CANCEL)
  scenario(
    `errors/object-refused-cancel-${state}`,
    `returns an error object for a cancel once ${state}`,
    async (context) => {
      context.dependsOn('errors/object-refused-cancellation')
      const ways = [async ({ api, given }: Context) => api.cancel((await given.inState(state)).id)]
      for (const answer of await refusedAnswers(context, { what: 'the late cancellation', ways }))
        context.check.errorObject(answer)
    },
  )

for (const state of ENDED)
  scenario(
    `errors/object-refused-change-${state}`,
    `returns an error object for changes once ${state}`,
    async (context) => {
      context.dependsOn('errors/object-refused-update')
      for (const answer of await refusedInside(context, state)) context.check.errorObject(answer)
    },
  )

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

// The same for the other calls, because each route may refuse in its own way.
for (const { rule, what, status, calls, apiOf } of [
  { rule: 'missing-key', what: 'each call without a key', status: 401, calls: EVERY_CALL, apiOf: withKey(undefined) },
  ...(['bearer', 'basic'] as const).map((scheme) => ({
    rule: 'invalid-key' as const,
    what: `calls with an unknown key as ${scheme}`,
    status: 401,
    calls: EACH_KIND,
    apiOf: withKey({ scheme, secret: UNKNOWN_KEY }),
  })),
  {
    rule: 'no-access',
    what: 'each call with a key that lacks access',
    status: 403,
    calls: ALL_ON_TRANSACTION,
    apiOf: ({ apiWithoutAccess }: Context) => apiWithoutAccess(),
  },
] as const)
  scenario(`errors/object-${rule}-calls`, `returns an error object for ${what}`, async (context) => {
    context.dependsOn(`errors/object-${rule}`)
    for (const answer of await refusedWith(context, status, { calls, api: apiOf(context) }))
      context.check.errorObject(answer)
  })

scenario('errors/object-unknown-transaction-calls', 'returns an error object for each unknown id', async (context) => {
  context.dependsOn('errors/object-unknown-transaction')
  const { api, given, check } = context
  const id = await given.unknownId()
  for (const answer of await refusedWith(context, 404, { calls: ALL_ON_TRANSACTION, api, id }))
    check.errorObject(answer)
})

// Wrong values, each of which is sent as the only wrong argument, and the values that `param` may then have.
for (const { argument, wrong, named } of [
  { argument: 'name', wrong: () => 'n'.repeat(101), named: /name/i },
  { argument: 'language', wrong: () => 'xx', named: /language/i },
  { argument: 'duration', wrong: () => 300_000, named: /duration/i },
  { argument: 'expires_at', wrong: (context: Context) => iso(ahead(context, 400 * DAY)), named: /expires.?at/i },
  // The key is fine too.
  { argument: 'metadata', wrong: () => ({ purpose: 'v'.repeat(201) }), named: /metadata|purpose/i },
] as const) {
  /** The error object in the response to a creation with this wrong argument. */
  const errorAbout = async (context: Context): Promise<JsonObject> => {
    const args = { [argument]: wrong(context) }
    const { body } = await context.given.refusal(`a creation with a wrong ${argument}`, () => context.api.create(args))
    // Another rule covers whether there is an error object.
    return isErrorObject(body) ? body : context.notShown('the body of the refusal')
  }

  scenario('errors/param-present', `records whether param is named when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context)
    context.observe(`param when ${argument} is refused`, param)
  })

  scenario('errors/param-right', `names no other argument in param when ${argument} is refused`, async (context) => {
    const { param } = await errorAbout(context)
    if (isAbsent(param)) context.notShown('param of the error')
    context.check.that('param of the error', named.test(String(param)), argument, param)
  })
}

/** Statuses of refusals that may be about an argument. */
const ABOUT_ARGUMENTS = [400, 404, 422]

scenario('errors/param-right', 'names no other argument in the errors of other calls', async (context) => {
  const { api, given, check, people, notShown } = context
  const { id, documentId, signer } = await given.startable()
  const field = String((await given.calls.addField(id, documentId, { page: 1, x: 100, y: 300 })).id)
  const addsField = (args: Args) => () => api.addField(id, documentId, { page: 1, x: 100, y: 400, ...args })
  // Each request lacks one argument, or one is wrong. Other rules cover that it is refused.
  const wrong = [
    ['name', () => api.update(id, { name: 'n'.repeat(101) })],
    ['carbon_copy_subject', () => api.update(id, { carbon_copy_subject: 's'.repeat(101) })],
    ['carbon_copy_message', () => api.update(id, { carbon_copy_message: 'm'.repeat(1001) })],
    ['cancel_code', async () => api.cancel((await given.draft()).id, { cancel_code: 'a_whim' })],
    ['cancel_reason', async () => api.cancel((await given.draft()).id, { cancel_reason: 'r'.repeat(251) })],
    ['document', () => api.addDocument(id, {})],
    ['type', addsField({ type: 'oval' })],
    ['consents', addsField({ type: 'signature', consents: ['c'.repeat(601)] })],
    ['signer', () => api.addSigner(id, { field })],
    ['field', () => api.addSigner(id, { signer: people.email() })],
    ['reviewer', () => api.addReviewer(id, { recipient: signer })],
    ['recipient', () => api.addReviewer(id, { reviewer: people.email() })],
  ] as const
  let count = 0
  for (const [argument, send] of wrong) {
    const { status, body } = await send()
    const param = ABOUT_ARGUMENTS.includes(status) && isErrorObject(body) ? body['param'] : undefined
    // A missing argument may be reported at the whole body, such as at `/`.
    if (isAbsent(param) || /^\W*(body|data|form|request|root)?\W*$/i.test(String(param))) continue
    count += 1
    // In any notation; a document is also a file.
    const names = argument === 'document' ? /document|file/i : new RegExp(argument.replaceAll('_', '.?'), 'i')
    check.that(`param of the error about ${argument}`, names.test(String(param)), argument, param)
  }
  if (count === 0) notShown('param of the errors')
})

for (const { argument, args } of [
  { argument: 'y', args: { alignment: 'left' } },
  { argument: 'alignment', args: { y: 40, alignment: 'justify' } },
] as const)
  scenario('errors/param-right', `names no other argument for ${argument}`, async ({ api, given, check, notShown }) => {
    const { id, documentId } = await given.documented()
    const { body } = await given.refusal('initials', () => api.addInitials(id, documentId, args))
    const param = isErrorObject(body) ? body['param'] : undefined
    if (isAbsent(param)) notShown('param of the error')
    // As a word of its own: other names have a y, too.
    const names = new RegExp(String.raw`(^|[^a-z])${argument}([^a-z]|$)`, 'i')
    check.that('param of the error', names.test(String(param)), argument, param)
  })
