import { CALLS, isSuccess, pathOf, type Answer, type Context } from '../../helpers/engine/index.ts'
import { ENDPOINTS, sendTo } from '../interface/scenes/endpoints.ts'
import { scenario } from '../scenario.ts'

for (const { rule, prefix } of [
  { rule: 'versioning/without-prefix', prefix: '' },
  { rule: 'versioning/other-prefix', prefix: '/v2' },
] as const) {
  const what = `an update under ${prefix || 'no prefix'}`
  // An update is sent because a web application at the same address may respond to any GET with a page.
  scenario(rule, `records the response to ${what}`, async ({ api, given, witness }) => {
    const { id } = await given.draft()
    const path = pathOf('update', [id]).replace('/v1', prefix)
    await witness(what, () => api.send({ method: 'POST', path, form: [] }))
  })
}

/** Statuses of a path that does not exist, or no longer exists. */
const GONE = [404, 405, 410]
const MOVED = [301, 302, 303, 307, 308]

scenario('versioning/prefix', 'reads a transaction under /v1', async ({ api, given, found, check }) => {
  const { id } = await given.readable()
  const { status } = await found(() => api.get(id))
  const isThere = ![...GONE, ...MOVED].includes(status)
  check.that('status of a transaction under /v1', isThere, 'the status of an existing path', status)
})

/** The report of the last day. */
async function reportOf(name: 'summary' | 'report', context: Context): Promise<Answer> {
  const sendable = await ENDPOINTS[name].prepare(context)
  return context.copes(() => sendTo(context.api, name, sendable))
}

for (const { rule, name } of [
  { rule: 'versioning/summary-exists', name: 'summary' },
  { rule: 'versioning/deprecated-report-exists', name: 'report' },
] as const) {
  const call = `GET ${CALLS[name].path}`
  scenario(rule, `responds to ${call}`, async (context) => {
    const { status } = await reportOf(name, context)
    context.check.that(`status of ${call}`, !GONE.includes(status), `none of ${GONE.join(', ')}`, status)
  })
}

scenario('versioning/deprecated-report-object', 'responds with an events-report', async (context) => {
  context.dependsOn('transaction/answered-itself')
  const answer = await reportOf('report', context)
  const refusal = `the response to the deprecated report has status ${answer.status}`
  if (!isSuccess(answer)) context.notExercised(`${refusal}, and its parameters are not documented`)
  const { object } = await context.given.success(async () => answer)
  context.check.equal('object of the deprecated report', object, 'events-report')
})

scenario('versioning/deprecated-report-bounds', 'records the response without a period', async ({ api, witness }) => {
  await witness('the report without a period', () => api.call('report'))
})
