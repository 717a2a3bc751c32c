import { expect, test } from 'vitest'
import { countOf, oneLine, printable, timeText, withoutIds, xmlText } from './text.ts'

test('control characters of a target are removed for a terminal', () => {
  expect(printable('a\u001b[31mb\u0007\u009b1m\r\nc\td')).toBe('a[31mb1m\nc\td')
})

test('characters that XML forbids are removed, and all others are kept', () => {
  expect(xmlText('a\u0000b\ufffe\ud800c 😀 é\n')).toBe('abc 😀 é\n')
})

test('a text with line breaks becomes one line', () => {
  expect(oneLine('a\n  b\r\nc')).toBe('a b c')
})

test.each([
  [0, '0.0 s'],
  [12_345, '12.3 s'],
  [59_960, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('%i ms', (ms, text) => {
  expect(timeText(ms)).toBe(text)
})

test('counts have the right singular or plural', () => {
  expect([countOf(1, 'rule'), countOf(1234, 'rule')]).toEqual(['1 rule', '1,234 rules'])
})

test.each([
  [
    'GET /v1/transactions/tra_9bx/documents/7: responded with 500',
    'GET /v1/transactions/…/documents/…: responded with 500',
  ],
  ['GET /v1/transactions/dwzap/cancel', 'GET /v1/transactions/…/cancel'],
  ['folder 123e4567-e89b-12d3-a456-426614174000 is unknown', 'folder … is unknown'],
  ['http://127.0.0.1:4010/v1/files: responded with 200', 'http://127.0.0.1:4010/v1/files: responded with 200'],
])('ids of a run are left out of: %s', (text, expected) => {
  expect(withoutIds(text)).toBe(expected)
})
