import { expect, test } from 'vitest'
import { filled, templateOf } from './template.ts'

test('Replaces a value with a hole wherever it occurs, and fills the hole with another value', () => {
  const template = templateOf('/a/tra_1/b?of=tra_1', new Map([['tra_1', 0]]), 'encoded')
  expect(template).toEqual(['/a/', 0, '/b?of=', 0])
  expect(filled(template, ['tra_2'], 'encoded')).toBe('/a/tra_2/b?of=tra_2')
})

test('Prefers the longer of two values that overlap', () => {
  const known = new Map([
    ['key_1', 0],
    ['key_12', 1],
  ])
  expect(templateOf('key_12 key_1', known, 'plain')).toEqual([1, ' ', 0])
})

test('Finds and writes values percent-encoded in paths and forms', () => {
  const template = templateOf('signer=a1%40example.com', new Map([['a1@example.com', 0]]), 'encoded')
  expect(template).toEqual(['signer=', 0])
  expect(filled(template, ['b2@example.com'], 'encoded')).toBe('signer=b2%40example.com')
  expect(filled(template, ['b2@example.com'], 'plain')).toBe('signer=b2@example.com')
})

test('Leaves a text without known values unchanged', () => {
  expect(filled(templateOf('{"a":1}', new Map([['tra_1', 0]]), 'plain'), [], 'plain')).toBe('{"a":1}')
})
