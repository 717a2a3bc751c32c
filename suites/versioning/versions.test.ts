import { DAY } from '../../helpers/values/time.ts'
import type { Api } from '../../helpers/api/api.ts'
import type { Answer } from '../../helpers/http/exchange.ts'
import { isObject } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

/** Statuses of a path that is not there, or not any more. */
const GONE = [404, 405, 410]
/** The last day, as the summary takes it. */
const period = () =>
  new URLSearchParams({
    created_gt: new Date(Date.now() - DAY).toISOString(),
    created_lt: new Date().toISOString(),
  }).toString()
const report = (api: Api, path: string) => api.send({ method: 'GET', path: `${path}?${period()}` })
const objectOf = ({ body }: Answer) => (isObject(body) ? body['object'] : undefined)

const SUMMARY = '/v1/consumptions/summary'
const DEPRECATED = '/v1/events/report'

scenario('versioning/prefix', 'reads a transaction under /v1', async ({ api, given, accepts, check }) => {
  const { id } = await given.readable()
  const read = await accepts(() => api.send({ method: 'GET', path: `/v1/transactions/${encodeURIComponent(id)}` }))
  check.equal('id', read['id'], id)
})

for (const { rule, path } of [
  { rule: 'versioning/summary-exists', path: SUMMARY },
  { rule: 'versioning/deprecated-report-exists', path: DEPRECATED },
] as const) {
  scenario(rule, `answers GET ${path}`, async ({ api, copes, check }) => {
    const { status } = await copes(() => report(api, path))
    check.that(`status of GET ${path}`, !GONE.includes(status), `none of ${GONE.join(', ')}`, status)
  })
}

scenario(
  'versioning/deprecated-report-object',
  'answers both reports with the same object',
  async ({ api, copes, check, notExercised }) => {
    const summary = await copes(() => report(api, SUMMARY))
    const deprecated = await copes(() => report(api, DEPRECATED))
    if (summary.status !== 200 || deprecated.status !== 200)
      notExercised(
        `the reports are answered ${summary.status} and ${deprecated.status}: what they ask for is not shown`,
      )
    check.equal('object of the deprecated report', objectOf(deprecated), objectOf(summary))
  },
)

scenario(
  'versioning/deprecated-report-bounds',
  'answers the deprecated report without a period',
  async ({ api, witness }) => {
    await witness('the report without a period', () => api.send({ method: 'GET', path: DEPRECATED }))
  },
)

for (const { rule, prefix } of [
  { rule: 'versioning/without-prefix', prefix: '' },
  { rule: 'versioning/other-prefix', prefix: '/v2' },
] as const) {
  // An update, as a web application at the same address may answer any GET with a page.
  scenario(rule, `answers an update under ${prefix || 'no prefix'}`, async ({ api, given, witness }) => {
    const { id } = await given.draft()
    const path = `${prefix}/transactions/${encodeURIComponent(id)}`
    await witness(`an update under ${prefix || 'no prefix'}`, () => api.send({ method: 'POST', path, form: [] }))
  })
}
