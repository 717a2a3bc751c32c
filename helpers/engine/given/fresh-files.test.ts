import { expect, test } from 'vitest'
import type { Body } from '../scenario/scenario.ts'
import type { Got, Reply } from '../../testing/servers/tiny-target.ts'
import { ran } from '../../testing/tiny-run.ts'

const ADDITION = 'POST /v1/transactions/t1/documents'
const FILE = { filename: 'lease.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }

/** Uploads a file, adds a document of a file, and observes the status of the second response. */
const addsFile =
  (document: string): Body =>
  async ({ api, observe }) => {
    await api.upload(FILE)
    observe('status', (await api.addDocument('t1', { document })).status)
  }

/** A target that refuses the first additions. */
const refusing =
  (additions: number, status = 422) =>
  ({ line, count }: Got): Reply => {
    if (line !== ADDITION) return [200, { id: 'f1' }]
    return count > additions ? [200, { id: 'd1' }] : [status, { type: 'api_error' }]
  }

/** The observed status, and how often the addition was sent. */
async function outcome(answer: (got: Got) => Reply, document = 'f1') {
  const change = { patience: { readMs: 300, slowMs: 300 } }
  const { record, tiny } = await ran(addsFile(document), { rules: ['x/open'], answer, change })
  return { status: record.observations[0]?.value, sent: tiny.got.filter(({ line }) => line === ADDITION).length }
}

test.each([400, 422])('a new file that is refused with %s at first is sent again', async (status) => {
  expect(await outcome(refusing(2, status))).toEqual({ status: '200', sent: 3 })
})

test('a new file in a body that is encoded already is sent again', async () => {
  const body: Body = async ({ api, observe }) => {
    await api.upload(FILE)
    observe('status', (await api.raw('addDocument', ['t1'], { raw: 'document=f%31' })).status)
  }
  const change = { patience: { readMs: 300, slowMs: 300 } }
  const { record } = await ran(body, { rules: ['x/open'], answer: refusing(2), change })
  expect(record.observations[0]?.value).toBe('200')
})

test('a new file that is always refused is sent for a while', async () => {
  const { status, sent } = await outcome(refusing(Infinity))
  expect([status, sent > 2]).toEqual(['422', true])
})

test('a refused file is not sent again if the scenario has not uploaded it', async () => {
  expect(await outcome(refusing(1), 'f2')).toEqual({ status: '422', sent: 1 })
})

test.each([403, 404])('a new file that is refused with %s is not sent again', async (status) => {
  expect(await outcome(refusing(1, status))).toEqual({ status: String(status), sent: 1 })
})
