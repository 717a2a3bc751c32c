import { expect, test } from 'vitest'
import { judgedBy, whereOf, type JudgedFlags } from './environment.ts'

const of = (flags: JudgedFlags, variables: Record<string, string> = {}) => judgedBy(flags, { variables })

test('an image is started for the run: no host has to be named for it', () => {
  const judged = of({ image: 'vendor/signatures' }, { ESIGN_BASE_URL: '/api', ESIGN_CONTROL_URL: '/control' })
  expect(judged).toMatchObject({ kind: 'image', image: { basePath: '/api', controlPath: '/control' } })
  expect(whereOf(judged)).toBe('the image vendor/signatures')
})

test('a control interface elsewhere is a host like any other', () => {
  const elsewhere = { ESIGN_CONTROL_URL: 'https://control.example.com' }
  expect(() => of({ image: 'vendor/signatures' }, elsewhere)).toThrow('control.example.com is not named as a host')
  const named = { ...elsewhere, ESIGN_TEST_HOSTS: 'control.example.com' }
  expect(of({ image: 'vendor/signatures' }, named)).toMatchObject({ kind: 'image' })
})

test('without an address the embedded service is judged, and nothing may tell of another', () => {
  expect(of({}, { ESIGN_GATE: 'stated', ESIGN_TEST_HOSTS: 'a.example.com' })).toEqual({ kind: 'embedded' })
  expect(() => of({}, { ESIGN_API_KEY: 'sk-1' })).toThrow('ESIGN_API_KEY set, but no address to go with it')
})
