import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'
import { ran } from '../../testing/tiny-run.ts'

const FIELDS = 'POST /v1/transactions/t1/documents/d1/fields'
const READ = 'GET /v1/transactions/t1'

/** Adds a document and a field to it, and observes the status of the second response. */
const addsField: Body = async ({ api, observe }) => {
  await api.addDocument('t1', { document: 'f1' })
  observe('status', (await api.addField('t1', 'd1', {})).status)
}

/** A target whose document is shown with `shown` until its `reads`-th reading, and accepts fields from then on. */
function preparing(reads: number, shown: unknown, refusal = 422) {
  let isReady = false
  return ({ line, count }: Got): Reply => {
    if (line === READ) isReady ||= count >= reads
    const document = { id: 'd1', available: isReady || shown }
    if (line === READ) return [200, { id: 't1', documents: [document] }]
    if (line === FIELDS) return isReady ? [200, { id: 'x1' }] : [refusal, { type: 'api_error' }]
    return [200, document]
  }
}

/** The observed status, and how often the field was sent and the transaction was read. */
async function outcome(answer: (got: Got) => Reply) {
  const { record, tiny } = await ran(addsField, { rules: ['x/open'], answer })
  const sent = (line: string) => tiny.got.filter((one) => one.line === line).length
  return { status: record.observations[0]?.value, fields: sent(FIELDS), reads: sent(READ) }
}

test('a request that is refused while a new document is not available is sent again when it is', async () => {
  expect(await outcome(preparing(2, false))).toEqual({ status: '200', fields: 2, reads: 2 })
})

test.each([
  ['a document does not say that it is unavailable', preparing(1, null), '422'],
  ['the key has no access', preparing(1, false, 403), '403'],
])('a refused request is not sent again if %s', async (_, answer, status) => {
  expect(await outcome(answer)).toEqual({ status, fields: 1, reads: 0 })
})

test('a request is still refused if the document never becomes available', async () => {
  const { status, fields, reads } = await outcome(preparing(Infinity, false))
  expect([status, fields, reads > 1]).toEqual(['422', 1, true])
})
