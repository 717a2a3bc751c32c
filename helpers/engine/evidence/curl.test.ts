import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { curlLine, shellQuote } from './curl.ts'
import type { Exchange } from '../http/exchange.ts'

const names = { base: 'http://h', secret: () => '$KEY', word: shellQuote }
const lineOf = (exchange: Partial<Exchange>): string =>
  curlLine(
    { number: 1, side: 'api', method: 'POST', path: '/x', headers: {}, startedAt: 0, durationMs: 0, ...exchange },
    '-i',
    names,
  )
const bytesOf = (text: string) => Buffer.from(text)

const words = [
  'plain-word_1.0/a:b',
  '',
  'two words',
  `it's`,
  `'`,
  `''`,
  '$HOME `id` "x" \\',
  'two\nlines',
  'é😀',
  '*?[a]~!#;&|<>(){}',
]
test.each(words)('Quotes %j so that a shell reads it back unchanged', (word) => {
  expect(execFileSync('sh', ['-c', `printf %s ${shellQuote(word)}`], { encoding: 'utf8' })).toBe(word)
})

test('Does not quote a word without special characters', () => {
  expect(shellQuote('name=a%20b')).toBe('name=a%20b')
})

const lines: [what: string, exchange: Partial<Exchange>, line: string][] = [
  ['reading', { method: 'GET' }, 'curl -i http://h/x'],
  ['a request without a body', {}, 'curl -i -X POST http://h/x'],
  ['deletion', { method: 'DELETE' }, 'curl -i -X DELETE http://h/x'],
  ['Bearer', { auth: { scheme: 'bearer', secret: 's' } }, 'curl -i -X POST -H "Authorization: Bearer $KEY" http://h/x'],
  ['Basic', { auth: { scheme: 'basic', secret: 's' } }, 'curl -i -X POST -u "$KEY:" http://h/x'],
  ['headers', { method: 'GET', headers: { 'X-A': `it's` } }, `curl -i -H 'X-A: it'\\''s' http://h/x`],
  ['a query', { method: 'GET', path: '/x?a=1&b=2' }, `curl -i http://h'/x?a=1&b=2'`],
  ['a query with a blank', { method: 'GET', path: '/x?a=b%20c%2Bd' }, `curl -i http://h'/x?a=b%20c%2Bd'`],
  [
    'a form',
    {
      form: [
        ['a[b]', 'c d'],
        ['e', 'é'],
      ],
    },
    'curl -i -d a%5Bb%5D=c+d -d e=%C3%A9 http://h/x',
  ],
  ['an empty form', { form: [] }, `curl -i -d '' http://h/x`],
  ['JSON', { json: { a: `it's` } }, `curl -i -H 'Content-Type: application/json' -d '{"a":"it'\\''s"}' http://h/x`],
  ['another verb with a body', { method: 'PUT', form: [['a', 'b']] }, 'curl -i -X PUT -d a=b http://h/x'],
  ['raw bytes', { raw: '{"a":\n' }, `curl -i --data-binary '{"a":\n' http://h/x`],
  [
    'a small file in the line itself',
    { parts: [{ field: 'file', filename: 'a.txt', type: 'text/plain', bytes: bytesOf('hi') }] },
    `printf %s aGk= | base64 -d | curl -i -F 'file=@-;filename=a.txt;type=text/plain' http://h/x`,
  ],
  [
    'a large file by its name',
    { parts: [{ field: 'file', filename: 'a.txt', type: 'text/plain', bytes: new Uint8Array(20_000) }] },
    `curl -i -F 'file=@a.txt;filename=a.txt;type=text/plain' http://h/x`,
  ],
  [
    'bytes that are not text',
    { raw: Uint8Array.from([0, 255]) },
    'printf %s AP8= | base64 -d | curl -i --data-binary @- http://h/x',
  ],
]
test('Sends a file byte by byte if curl cannot express its name', () => {
  const line = lineOf({
    parts: [{ field: 'file', filename: 'the "final" é.pdf', type: 'application/pdf', bytes: bytesOf('hi') }],
  })
  const [, encoded = ''] = /printf %s (\S+) /.exec(line) ?? []
  expect(Buffer.from(encoded, 'base64').toString()).toContain('filename="the %22final%22 é.pdf"')
  expect(line).toMatch(/-H 'Content-Type: multipart\/form-data; boundary=[\w-]+' --data-binary @- http/)
})

test.each(lines)('Formats %s as a curl command', (_, exchange, line) => {
  expect(lineOf(exchange)).toBe(line)
})
