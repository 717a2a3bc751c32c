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
test.each(forms)('Redacts a secret %s', (_, text) => {
  const redactor = createRedactor()
  redactor.add(SECRET, '$KEY')
  const clean = redactor.redact(text)
  expect(clean).toContain('$KEY')
  expect(clean).not.toContain(text)
  expect(redactor.redact(text + text)).toBe(clean + clean)
})

test.each(forms)('Redacts a secret %s in a long text, even if it is added late', (_, text) => {
  const before = ' '.repeat(5_000)
  const redactor = createRedactor()
  expect(redactor.redact(before + text)).toBe(before + text)
  redactor.add('another-secret-of-some-length', '$OTHER')
  expect(redactor.redact(before + text)).toBe(before + text)
  redactor.add(SECRET, '$KEY')
  expect(redactor.redact(before + text)).toBe(before + redactor.redact(text))
  expect(redactor.redact(before + text)).toContain('$KEY')
})

test.each([
  ['with the shorter one added first', ['sk_live', 'sk_live_2']],
  ['with the longer one added first', ['sk_live_2', 'sk_live']],
])('Redacts a secret that begins another secret, %s', (_, secrets) => {
  const redactor = createRedactor()
  for (const secret of secrets) redactor.add(secret, `<${secret.length}>`)
  expect(redactor.redact('sk_live_2 sk_live')).toBe('<9> <7>')
})

test('Keeps a text without secrets unchanged', () => {
  const redactor = createRedactor()
  redactor.add('sk_live', '$KEY')
  redactor.add('', '$EMPTY')
  expect(redactor.redact('{"key":"sk_test"} $KEY')).toBe('{"key":"sk_test"} $KEY')
})

test('Redacts a secret once it is added', () => {
  const redactor = createRedactor()
  expect(redactor.redact('later')).toBe('later')
  redactor.add('later', '$KEY')
  expect(redactor.redact('later')).toBe('$KEY')
})

test('Redacts a secret without its last character, or in the other case', () => {
  const redactor = createRedactor()
  redactor.add('sk-Canary-1234567890', '$KEY')
  expect(redactor.redact('sk-Canary-123456789 sk-Canary-1234567890- SK-CANARY-1234567890 sk-canary-1234567890')).toBe(
    '${KEY%?} $KEY- $(echo $KEY | tr a-z A-Z) $(echo $KEY | tr A-Z a-z)',
  )
})

test('Redacts only a long enough beginning of a secret that was cut off', () => {
  const redactor = createRedactor()
  redactor.add('sk-canary-1234567890', '$KEY')
  expect(redactor.redact('it says sk-canary-12… (900 characters), sk-ca… and the end')).toBe(
    'it says $KEY… (900 characters), sk-ca… and the end',
  )
})

const words: [secret: string, text: string, clean: string][] = [
  ['exercise', 'not exercised, unexercised, exercise', 'not exercised, unexercised, $KEY'],
  [
    'test',
    'Bearertest bearer test "test":1 key=test&x test: <test> /test/',
    'Bearer$KEY bearer $KEY "$KEY":1 key=$KEY&x $KEY: <$KEY> /$KEY/',
  ],
  [
    'test',
    String.raw`%3Dtest \ntest \u0022test sk_test_1 [31mtest`,
    String.raw`%3D$KEY \n$KEY \u0022$KEY sk_$KEY_1 [31m$KEY`,
  ],
  ['test', 'aTest Test latest testTest test1 1test', 'aTest Test latest $KEYTest $KEY1 1$KEY'],
  ['Test', 'aTest Test latest Tests TEST', 'a$KEY $KEY latest Tests TEST'],
  ['TEST', 'aTEST LATEST TESTs', 'a$KEY LATEST TESTs'],
  ['no-access', 'authentication/no-access-get, no-accessing', 'authentication/$KEY-get, no-accessing'],
  ['2048', '20480, 12048 of 2048 requests, a2048b', '20480, 12048 of $KEY requests, a$KEYb'],
  ['2048', 'key%202048', 'key%20$KEY'],
  ['sk_1', 'ask_12', 'a$KEY2'],
  ['abcdefghijklmnop', 'xabcdefghijklmnopx', 'x$KEYx'],
]
test.each(words)('Redacts %s where it may be the secret, but not within a word: %s', (secret, text, clean) => {
  const redactor = createRedactor()
  redactor.add(secret, '$KEY')
  expect(redactor.redact(text)).toBe(clean)
})

test('Redacts a word-like secret in the forms of Basic authentication', () => {
  const redactor = createRedactor()
  redactor.add('tested', '$KEY')
  expect(redactor.redact(`Basic ${base64('tested:')} Basic ${base64(':tested')} ${base64('tested')}`)).toBe(
    'Basic $KEY Basic $KEY $KEY',
  )
})

const ADDRESS = 'https://sign.example.com/act/1?a=2&token=abc'
test.each([
  ['as it is', `url ${ADDRESS} here`],
  ['in JSON', JSON.stringify({ url: ADDRESS })],
  ['in JSON with escaped slashes', `{"url":"${ADDRESS.replaceAll('/', String.raw`\/`)}"}`],
  ['in JSON with escaped signs', `{"url":"${ADDRESS.replace('&', String.raw`\u0026`)}"}`],
  ['in a form', new URLSearchParams({ url: ADDRESS }).toString()],
  ['cut', `${ADDRESS.slice(0, -3)}… and more`],
])('Redacts an address %s', (_, text) => {
  const redactor = createRedactor()
  redactor.addAddress(ADDRESS, '$ACTION_URL')
  expect(redactor.redact(text)).toContain('$ACTION_URL')
  expect(redactor.redact(text)).not.toMatch(/example|token/)
  expect(redactor.redact('https://sign.example.com/')).toBe('https://sign.example.com/')
})

test.each([
  ['without its last digit', '47120', '${PIN%?}'],
  ['with an additional digit', '4712090', '${PIN}0'],
  ['with a different last digit', '471208', '$((PIN ^ 1))'],
])('Redacts a number similar to a PIN: %s', (_, near, shown) => {
  const redactor = createRedactor()
  redactor.add('471209', '$PIN')
  expect(redactor.redact(`value=${near}&x=1`)).toBe(`value=${shown}&x=1`)
  expect(redactor.redact('1471209, 4711')).toBe('1471209, 4711')
})
