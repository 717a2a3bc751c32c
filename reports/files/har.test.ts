import { expect, test } from 'vitest'
import type { Body } from '../../helpers/engine/scenario/scenario.ts'
import { readHar } from '../../helpers/testing/formats/har.ts'
import type { Got, Reply } from '../../helpers/testing/servers/tiny-target.ts'
import { ran } from '../../helpers/testing/tiny-run.ts'
import { sampleOutcome, sampleRecord, withKnownRules } from '../samples/outcome.ts'
import { sampleExchange, violatedRecord } from '../samples/page.ts'
import type { RunOutcome } from '../summary.ts'
import { harText } from './har.ts'

const RULE = 'metadata/key-length'

/** The entries of a valid file, by the path of the request. */
function entriesOf(outcome: RunOutcome) {
  const { har, problems } = readHar(harText(outcome) ?? '{}')
  expect(problems).toEqual([])
  const pathOf = (url: string) => new URL(url).pathname
  return { har, at: (path: string) => har.log.entries.find(({ request }) => pathOf(request.url) === path) }
}

test('A run without findings has no file', () => {
  expect(harText(sampleOutcome([sampleRecord(RULE, { exchanges: [sampleExchange(1)] })]))).toBeUndefined()
  expect(harText(withKnownRules(sampleOutcome([violatedRecord(RULE)]), RULE))).toBeUndefined()
})

test('A finding is a page with the exchanges of its scenario, and the judged one names the rules', () => {
  const { har, at } = entriesOf(sampleOutcome([violatedRecord(RULE)]))
  expect(har.log.creator).toEqual({ name: 'countersign', version: '0.1.0' })
  expect(har.log.pages).toMatchObject([{ id: 'finding-1', title: expect.stringMatching(/^1\) /) }])
  expect(har.log.entries.map(({ pageref, comment }) => [pageref, comment])).toEqual([
    ['finding-1', undefined],
    ['finding-1', 'Sent 39 times'],
    ['finding-1', `Judged: ${RULE}`],
    ['finding-1', undefined],
  ])
  expect(at('/v1/transactions/tra_3')).toMatchObject({
    startedDateTime: '2030-01-02T03:04:05.000Z',
    time: 40,
    request: {
      headers: [{ name: 'Authorization', value: 'Bearer $ESIGN_API_KEY' }],
      postData: {
        mimeType: 'application/x-www-form-urlencoded',
        params: [{ name: 'metadata[aaaaaaaaaaaaaaaaaaaaa]', value: '1' }],
      },
    },
    response: { status: 201, statusText: 'Created', content: { mimeType: 'application/json' } },
  })
})

test('The schema refuses a file with a wrong entry', () => {
  const text = harText(sampleOutcome([violatedRecord(RULE)])) ?? ''
  expect(readHar(text.replace('"httpVersion":"HTTP/1.1",', '')).problems).not.toEqual([])
  expect(readHar(text.replace('"time":40', '"time":"40 ms"')).problems).not.toEqual([])
})

test('The address is valid whatever the path has, and the query is listed', () => {
  const path = '/v1/transactions?name=50%&key=$(echo $ESIGN_API_KEY | tr a-z A-Z)&b[]=caf%C3%A9'
  const exchanges = [
    sampleExchange(3, { path }),
    sampleExchange(4, { side: 'control', path: '/clock' }),
    sampleExchange(5, { side: 'control', path: '/clock' }),
  ]
  const outcome = sampleOutcome([violatedRecord(RULE, { exchanges })])
  const { har, at } = entriesOf(outcome)
  expect(at('/v1/transactions')?.request).toMatchObject({
    url: 'http://127.0.0.1:4010/v1/transactions?name=50%25&key=$(echo%20$ESIGN_API_KEY%20%7C%20tr%20a-z%20A-Z)&b%5B%5D=caf%C3%A9',
    queryString: [{ name: 'name' }, { name: 'key' }, { name: 'b[]', value: 'café' }],
  })
  expect(har.log.entries[1]?.request.url).toBe('http://control-interface.invalid/clock')
  expect(har.log.entries[1]?.comment).toBe('Sent to the control interface')
  const named = entriesOf({ ...outcome, again: { controlUrl: 'http://127.0.0.1:1/c' } })
  expect(named.har.log.entries[1]?.request.url).toBe('http://127.0.0.1:1/c/clock')
})

/** Sends an upload, bytes, JSON and a form, gets no response to the last, and judges something false. */
const sendsAll: Body = async ({ api, check }) => {
  await api.upload({ filename: 'lease, of 1 (2).pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') })
  await api.raw('create', [], { raw: new Uint8Array([0, 255]), headers: { 'Content-Type': 'application/pdf' } })
  await api.raw('update', ['json'], { json: { a: 1 } })
  await api.raw('update', ['lost'], { form: [['name', 'Rent']] }).catch(() => {})
  check.equal('name', 'a', 'b')
}
const ANSWERS: Readonly<Record<string, Reply>> = {
  '/v1/transactions/lost': (res) => void res.destroy(),
  '/v1/transactions/json': [302, 'no text: \u0000', 'image/png'],
}
const answer = ({ line }: Got): Reply => ANSWERS[line.split(' ')[1] ?? ''] ?? [200, { id: 'x' }]

test('Uploads, bytes, texts and requests without a response are entries that the schema allows', async () => {
  const { record } = await ran(sendsAll, { answer, rules: [RULE] })
  expect(record.status).toBe('failed')
  const { at } = entriesOf(sampleOutcome([record]))
  expect(at('/v1/files')?.request.postData).toMatchObject({
    mimeType: 'multipart/form-data',
    params: [{ name: 'file', fileName: 'lease, of 1 (2).pdf', comment: '@lease, of 1 (2).pdf (5 bytes)' }],
  })
  expect(at('/v1/transactions')?.request.postData).toEqual({
    mimeType: 'application/pdf',
    text: '',
    comment: '2 bytes, which the record does not have',
  })
  expect(at('/v1/transactions/json')).toMatchObject({
    request: { postData: { mimeType: 'application/json', text: '{"a":1}' } },
    response: { status: 302, content: { mimeType: 'image/png', text: 'no text: \u0000' } },
  })
  expect(at('/v1/transactions/lost')?.response).toMatchObject({
    status: 0,
    headers: [],
    content: { size: -1, mimeType: 'x-unknown' },
    comment: expect.stringMatching(/^no response: /),
  })
})
