import { expect, test } from 'vitest'
import { createRedactor } from './redact.ts'

const SECRET = `k"y/é!'+= 1`
const base64 = (text: string) => Buffer.from(text).toString('base64')

const forms: [where: string, text: string][] = [
  ['as it is', SECRET],
  ['in a header', `authorization: Bearer ${SECRET}`],
  ['in a path', `/v1/x?key=${encodeURIComponent(SECRET)}&y=1`],
  ['in a form', new URLSearchParams({ key: SECRET }).toString()],
  ['in JSON', JSON.stringify({ key: SECRET })],
  ['as the user of Basic authentication', `Basic ${base64(`${SECRET}:`)}`],
  ['as the password of Basic authentication', `Basic ${base64(`:${SECRET}`)}`],
  ['in base64', base64(SECRET)],
  ['twice', `${SECRET} and ${SECRET}`],
]
test.each(forms)('a secret %s', (_, text) => {
  const redactor = createRedactor()
  redactor.add(SECRET, '$KEY')
  const clean = redactor.redact(text)
  expect(clean).toContain('$KEY')
  expect(clean).not.toContain(text)
  expect(redactor.redact(text + text)).toBe(clean + clean)
})

test.each([
  ['the shorter first', ['sk_live', 'sk_live_2']],
  ['the longer first', ['sk_live_2', 'sk_live']],
])('a secret that begins another, %s', (_, secrets) => {
  const redactor = createRedactor()
  for (const secret of secrets) redactor.add(secret, `<${secret.length}>`)
  expect(redactor.redact('sk_live_2 sk_live')).toBe('<9> <7>')
})

test('text without secrets stays as it is', () => {
  const redactor = createRedactor()
  redactor.add('sk_live', '$KEY')
  redactor.add('', '$EMPTY')
  expect(redactor.redact('{"key":"sk_test"} $KEY')).toBe('{"key":"sk_test"} $KEY')
})

test('a secret is known from when it is added on', () => {
  const redactor = createRedactor()
  expect(redactor.redact('later')).toBe('later')
  redactor.add('later', '$KEY')
  expect(redactor.redact('later')).toBe('$KEY')
})

test('a secret without its last character, or in the other case, goes too', () => {
  const redactor = createRedactor()
  redactor.add('sk-Canary-1234567890', '$KEY')
  expect(redactor.redact('sk-Canary-123456789 sk-Canary-1234567890- SK-CANARY-1234567890 sk-canary-1234567890')).toBe(
    '${KEY%?} $KEY- $(echo $KEY | tr a-z A-Z) $(echo $KEY | tr A-Z a-z)',
  )
})

test('the beginning of a secret that was cut off goes too, and nothing else', () => {
  const redactor = createRedactor()
  redactor.add('sk-canary-1234567890', '$KEY')
  expect(redactor.redact('it says sk-canary-12… (900 characters), sk-ca… and the end')).toBe(
    'it says $KEY… (900 characters), sk-ca… and the end',
  )
})
