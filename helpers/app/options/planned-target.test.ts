import { expect, test } from 'vitest'
import { plannedTarget } from './planned-target.ts'
import type { TargetFlags } from './target-flags.ts'

const of = (flags: TargetFlags, variables: Record<string, string> = {}) => plannedTarget(flags, { variables })

test('An image needs no test host, because the run starts it', () => {
  const planned = of({ image: 'vendor/signatures' }, { ESIGN_BASE_URL: '/api', ESIGN_CONTROL_URL: '/control' })
  expect(planned).toMatchObject({
    kind: 'image',
    where: 'the image vendor/signatures',
    image: { basePath: '/api', controlPath: '/control' },
  })
})

test('Names a server by its address', () => {
  const planned = of({ baseUrl: 'http://localhost:4010/api', fault: 'a' }, { ESIGN_BASE_URL: 'http://localhost:1' })
  expect(planned).toMatchObject({ kind: 'address', where: 'http://localhost:4010/api', fault: 'a' })
})

test('A control interface outside the container must be on a test host', () => {
  const elsewhere = { ESIGN_CONTROL_URL: 'https://control.example.com' }
  expect(() => of({ image: 'vendor/signatures' }, elsewhere)).toThrow(
    'control.example.com is not one of the test hosts',
  )
  const named = { ...elsewhere, ESIGN_TEST_HOSTS: 'control.example.com' }
  expect(of({ image: 'vendor/signatures' }, named)).toMatchObject({ kind: 'image' })
})

test('Without an address the target is the embedded service, and variables of a server are refused', () => {
  expect(of({}, { ESIGN_GATE: 'stated', ESIGN_TEST_HOSTS: 'a.example.com' })).toEqual({
    kind: 'embedded',
    where: 'the embedded reference service',
  })
  expect(() => of({}, { ESIGN_API_KEY: 'sk-1' })).toThrow('ESIGN_API_KEY is set without an address')
})

test('A CI job with an empty address judges nothing', () => {
  expect(() => of({}, { ESIGN_BASE_URL: '', CI: 'true' })).toThrow('ESIGN_BASE_URL is empty, but this is a CI job.')
  expect(of({}, { ESIGN_BASE_URL: '' })).toMatchObject({ kind: 'embedded' })
  expect(of({ baseUrl: 'http://localhost:1' }, { ESIGN_BASE_URL: '', CI: 'true' })).toMatchObject({ kind: 'address' })
  const fromFile = { variables: { ESIGN_BASE_URL: '', CI: 'true' }, fromFile: new Set(['ESIGN_BASE_URL']) }
  expect(plannedTarget({}, fromFile)).toMatchObject({ kind: 'embedded' })
})
