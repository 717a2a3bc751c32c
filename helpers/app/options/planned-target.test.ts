import { expect, test } from 'vitest'
import { plannedTarget } from './planned-target.ts'
import type { TargetFlags } from './target-flags.ts'

const of = (flags: TargetFlags, variables: Record<string, string> = {}) => plannedTarget(flags, { variables })

test('an image is started for the run: no host has to be named for it', () => {
  const planned = of({ image: 'vendor/signatures' }, { ESIGN_BASE_URL: '/api', ESIGN_CONTROL_URL: '/control' })
  expect(planned).toMatchObject({
    kind: 'image',
    where: 'the image vendor/signatures',
    image: { basePath: '/api', controlPath: '/control' },
  })
})

test('a server is named by its address', () => {
  const planned = of({ baseUrl: 'http://localhost:4010/api', fault: 'a' }, { ESIGN_BASE_URL: 'http://localhost:1' })
  expect(planned).toMatchObject({ kind: 'address', where: 'http://localhost:4010/api', fault: 'a' })
})

test('a control interface elsewhere is a host like any other', () => {
  const elsewhere = { ESIGN_CONTROL_URL: 'https://control.example.com' }
  expect(() => of({ image: 'vendor/signatures' }, elsewhere)).toThrow(
    'control.example.com is not one of the test hosts',
  )
  const named = { ...elsewhere, ESIGN_TEST_HOSTS: 'control.example.com' }
  expect(of({ image: 'vendor/signatures' }, named)).toMatchObject({ kind: 'image' })
})

test('without an address the embedded service is judged, and nothing may tell of another', () => {
  expect(of({}, { ESIGN_GATE: 'stated', ESIGN_TEST_HOSTS: 'a.example.com' })).toEqual({
    kind: 'embedded',
    where: 'the embedded reference service',
  })
  expect(() => of({}, { ESIGN_API_KEY: 'sk-1' })).toThrow('ESIGN_API_KEY set, but no address to go with it')
})
