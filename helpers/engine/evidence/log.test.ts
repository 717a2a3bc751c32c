import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { logOf, withReadableBodies } from './log.ts'
import { createRedactor } from './redact.ts'

const SECRET = 'sk_canary_0123456789'
const bases = { api: 'http://api', control: 'http://control' }
const redactor = createRedactor()
redactor.add(SECRET, '$ESIGN_API_KEY')

const exchange: Exchange = {
  number: 1,
  side: 'api',
  method: 'POST',
  path: '/v1/transactions',
  auth: { scheme: 'basic', secret: SECRET },
  headers: {},
  form: [['name', SECRET]],
  startedAt: 0,
  durationMs: 12,
}
const answered = (text: string, body?: unknown): Exchange => ({
  ...exchange,
  answer: { status: 200, headers: { 'content-type': 'x' }, text, body },
})

test('Shows the request as a command, then status, headers and body', () => {
  expect(logOf([answered('{"id":"a"}', { id: 'a' })], bases, redactor)).toBe(
    [
      '#1 1970-01-01T00:00:00.000Z (12 ms)',
      '$ curl -i -u "$ESIGN_API_KEY:" -d name=$ESIGN_API_KEY http://api/v1/transactions',
      '< 200',
      '< content-type: x',
      '{"id":"a"}',
    ].join('\n'),
  )
})

test('Begins with an overview of several exchanges: number, status, request and arguments', () => {
  const create: Exchange = {
    ...answered('{}'),
    form: [
      ['name', 'a\nb'],
      ['metadata[k]', SECRET],
    ],
  }
  const upload: Exchange = {
    ...exchange,
    number: 2,
    path: '/v1/files',
    form: [],
    parts: [{ field: 'file', bytes: Buffer.from('abc'), filename: 'a.pdf', type: 'application/pdf' }],
  }
  const long: Exchange = { ...answered('{}'), number: 3, form: [['name', 'x'.repeat(70) + SECRET + 'x'.repeat(99)]] }
  const [first, second, third, ...rest] = logOf([create, upload, long], bases, redactor).split('\n')
  expect(first).toBe('#1 200 POST /v1/transactions name=a b metadata[k]=$ESIGN_API_KEY')
  expect(second).toBe('#2 no response POST /v1/files file=@a.pdf (3 bytes)')
  expect(third).toMatch(/^#3 200 POST .{90,100}\.\.\.$/)
  expect(rest.slice(0, 2)).toEqual(['', '#1 1970-01-01T00:00:00.000Z (12 ms)'])
  expect(rest.join('\n')).not.toContain('sk_')
})

test.each([
  ['the reason', { failure: 'the connection was closed' }, '< no response: the connection was closed'],
  ['that it was aborted', {}, '< no response: aborted'],
])('Says %s if there is no response', (_, ended, reported) => {
  expect(logOf([{ ...exchange, ...ended }], bases, redactor)).toContain(reported)
})

test('Shows the address of the control interface', () => {
  expect(logOf([{ ...exchange, side: 'control' }], bases, redactor)).toContain('http://control/v1')
})

test('Indents each JSON body for people, and keeps other lines', () => {
  const log = logOf([answered('{"id":"a"}', { id: 'a' }), answered('[not JSON]'), answered('[]', [])], bases, redactor)
  const readable = withReadableBodies(log)
  expect(readable).toContain('< content-type: x\n{\n  "id": "a"\n}\n\n#1')
  expect(readable).toContain('\n[not JSON]\n')
  expect(readable.replaceAll(/\{\s+"id": "a"\s+\}/g, '{"id":"a"}')).toBe(log)
})

test('Cuts a long body, and says so', () => {
  const log = logOf([answered('x'.repeat(25_000))], bases, redactor)
  expect(log).toContain('[5000 characters cut]')
  expect(log.length).toBeLessThan(20_500)
})

test.each([0, 5, 10, 15, 20])('Leaves no part of a secret at a cut %i characters before its end', (before) => {
  const log = logOf([answered('.'.repeat(20_000 - before) + SECRET + '.'.repeat(100))], bases, redactor)
  expect(log).not.toContain('sk_')
})
