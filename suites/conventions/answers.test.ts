import { isDateTime } from '../../helpers/values/time.ts'
import { isAbsent } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'
import { operations } from '../interface/operations.ts'

/** `application/json`, or a type built on it, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** Without an offset a text is ISO 8601 too. */
const isIso8601 = (time: unknown) => isDateTime(time) || isDateTime(`${String(time)}Z`)

for (const { operation, doing, prepare, send } of operations) {
  scenario(`conventions/success-${operation}`, `answers 200 to ${doing}`, async ({ api, given, answers }) => {
    const id = await prepare(given)
    await answers(200, () => send(api, id))
  })

  scenario(`conventions/json-${operation}`, `answers with JSON to ${doing}`, async ({ api, given, copes, check }) => {
    const id = await prepare(given)
    const { body, text } = await copes(() => send(api, id))
    check.that('body of the answer', body !== undefined, 'JSON', text)
  })

  scenario(
    `conventions/json-type-${operation}`,
    `says JSON in the content type of the answer to ${doing}`,
    async ({ api, given, copes, check }) => {
      const id = await prepare(given)
      const { headers } = await copes(() => send(api, id))
      const type = headers['content-type']
      check.that('content type of the answer', JSON_TYPE.test(type ?? ''), 'application/json', type)
    },
  )
}

scenario(
  'conventions/times-answered',
  'answers with ISO 8601 times from creation to cancellation',
  async ({ api, given, check }) => {
    const started = await given.started()
    const cancelled = await given.calls.cancel(started.id)
    const times = [
      ...['created_at', 'started_at', 'expires_at'].map((member) => [member, started[member]]),
      ...['created_at', 'started_at', 'expires_at', 'closed_at'].map((member) => [member, cancelled[member]]),
    ] as const
    for (const [member, time] of times)
      check.that(String(member), isAbsent(time) || isIso8601(time), 'an ISO 8601 date-time', time)
  },
)

scenario(
  'conventions/language-answered',
  'answers with a language of two letters',
  async ({ given, check, notExercised }) => {
    const { language } = await given.draft()
    if (isAbsent(language)) notExercised('the answer carries no language')
    check.that('language', /^[a-z]{2}$/i.test(String(language)), 'an ISO 639-1 code of two letters', language)
  },
)

scenario(
  'conventions/get-changes-nothing',
  'shows the same transaction each time it is read',
  async ({ given, people, shows, check }) => {
    const { id } = await given.draft({ name: people.title(), metadata: { purpose: 'lease' } })
    const first = await given.read(id)
    await given.read(id)
    await shows(id, (again) => {
      for (const member of ['name', 'state', 'metadata', 'created_at'])
        check.equal(member, again[member], first[member])
    })
  },
)
