import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../helpers/engine/index.ts'
import { ANSWERED_CALLS, DELETIONS, ENDPOINTS, INSIDE_CALLS, INSTRUCTION_CALLS } from '../interface/scenes/endpoints.ts'
import { TRANSACTION_CALLS } from '../interface/scenes/endpoints.ts'
import { casesOf } from '../interface/scenes/per-call.ts'
import { statusAndRequest } from '../interface/reads/status-and-request.ts'
import { scenario } from '../scenario.ts'
import { assertSaysJson } from '../interface/reads/says-json.ts'

scenario('conventions/successes-are-200', 'gives most successes status 200', async ({ api, given, check }) => {
  const created = await given.answer(() => api.create())
  const { id } = await given.made(async () => created)
  const calls = [() => api.list({ size: 1 }), () => api.update(id, { language: 'en' }), () => api.cancel(id)]
  const answers = [created]
  for (const call of calls) answers.push(await given.answer(call))
  const others = answers.filter(({ status }) => status !== 200)
  const statuses = others.map(statusAndRequest)
  check.that('successes with another status', others.length <= answers.length / 2, 'none', statuses, others[0])
})

for (const { rule, doing, prepare } of casesOf('conventions/success-*', [...ANSWERED_CALLS, ...DELETIONS])) {
  const body = async (context: Context) => {
    const { succeed } = await prepare(context)
    context.check.status(await succeed(), 200)
  }
  scenario(rule, `responds to ${doing} with 200`, async (context) => {
    context.dependsOn('conventions/successes-are-200')
    await body(context)
  })
}

for (const { rule, doing, prepare } of casesOf('conventions/json-*', ANSWERED_CALLS))
  scenario(rule, `responds to ${doing} with JSON`, async (context) => {
    const { succeed } = await prepare(context)
    const { body, text } = await succeed()
    context.check.that('body of the response', body !== undefined, 'JSON', text)
  })

// A response whose length is counted in letters is cut.
for (const call of ['create', 'update', 'get'] as const) {
  const title = `responds to ${ENDPOINTS[call].doing} with JSON if the name has letters beyond ASCII`
  scenario(`conventions/json-${call}`, title, async (context) => {
    if (call === 'get') context.dependsOn('conventions/json-update')
    const { api, check, found, given, people } = context
    const name = `${people.title()} Łódź-Prüfung`
    const { id } = await given.draft()
    const written = await given.answer(() => (call === 'create' ? api.create({ name }) : api.update(id, { name })))
    const { body, text } = call === 'get' ? await found(() => api.get(id)) : written
    check.that('body of the response', body !== undefined, 'JSON', text)
  })
}

const typed = [...TRANSACTION_CALLS, ...INSIDE_CALLS, ...INSTRUCTION_CALLS]
for (const { rule, doing, prepare } of casesOf('conventions/json-type-*', typed)) {
  const isItself = TRANSACTION_CALLS.some((call) => rule === `conventions/json-type-${ENDPOINTS[call].slug}`)
  const title = `names JSON in the content type of the response to ${doing}`
  scenario(rule, title, async (context) => {
    if (!isItself) context.dependsOn('conventions/json-type-create')
    const { succeed } = await prepare(context)
    assertSaysJson(context, await succeed())
  })
}

for (const state of ['draft', 'started'] as const) {
  const title = `shows the same ${state} transaction in every reading`
  scenario('conventions/get-changes-nothing', title, async ({ given, people, unchangedByReading }) => {
    const args = { name: people.title(), metadata: { purpose: 'lease' }, carbon_copies: [people.email()] }
    const { id } = await given.inState(state, args)
    // Until all replicas of the target agree, a reading may still show the transaction as it was before, so a later difference
    // would not be caused by a reading.
    await sleep(1_000)
    const assertUnchanged = await unchangedByReading(id)
    await assertUnchanged()
  })
}
