import { isAbsent } from '../../helpers/values/json.ts'
import { isDateTime } from '../../helpers/values/time.ts'
import { isAnswered, TRANSACTION_CALLS } from '../interface/endpoints.ts'
import { casesOf } from '../interface/per-call.ts'
import { scenario } from '../scenario.ts'

/** `application/json`, or a type built on it, with or without parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** Without an offset a text is ISO 8601 too. */
const isIso8601 = (time: unknown) => isDateTime(time) || isDateTime(`${String(time)}Z`)

for (const { rule, doing, prepare } of casesOf('conventions/success-*', TRANSACTION_CALLS)) {
  scenario(rule, `answers 200 to ${doing}`, async (context) => {
    const { send } = await prepare(context)
    await context.answers(200, () => send(context.api))
  })
}

for (const { rule, doing, prepare } of casesOf('conventions/json-*', TRANSACTION_CALLS.filter(isAnswered))) {
  scenario(rule, `answers with JSON to ${doing}`, async (context) => {
    const { send } = await prepare(context)
    const { body, text } = await context.copes(() => send(context.api))
    context.check.that('body of the answer', body !== undefined, 'JSON', text)
  })
}

for (const { rule, doing, prepare } of casesOf('conventions/json-type-*', TRANSACTION_CALLS.filter(isAnswered))) {
  scenario(rule, `says JSON in the content type of the answer to ${doing}`, async (context) => {
    const { send } = await prepare(context)
    const { headers } = await context.copes(() => send(context.api))
    const type = headers['content-type']
    context.check.that('content type of the answer', JSON_TYPE.test(type ?? ''), 'application/json', type)
  })
}

scenario('conventions/times-answered', 'answers with ISO 8601 times from creation to cancellation', async (context) => {
  const { given, check } = context
  const started = await given.started()
  const cancelled = await given.calls.cancel(started.id)
  for (const transaction of [started, cancelled])
    for (const member of ['created_at', 'started_at', 'expires_at', 'closed_at']) {
      const time = transaction[member]
      check.that(member, isAbsent(time) || isIso8601(time), 'an ISO 8601 date-time', time)
    }
})

scenario('conventions/language-answered', 'answers with a language of two letters', async (context) => {
  const { given, check, notExercised } = context
  const { language } = await given.draft()
  if (isAbsent(language)) notExercised('the answer carries no language')
  check.that('language', /^[a-z]{2}$/i.test(String(language)), 'an ISO 639-1 code of two letters', language)
})

scenario('conventions/get-changes-nothing', 'shows the same transaction each time it is read', async (context) => {
  const { given, people, shows, check } = context
  const { id } = await given.draft({ name: people.title(), metadata: { purpose: 'lease' } })
  const first = await given.read(id)
  await given.read(id)
  await shows(id, (again) => {
    for (const member of ['name', 'state', 'metadata', 'created_at']) check.equal(member, again[member], first[member])
  })
})
