import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { plannedTarget } from './planned-target.ts'
import { againIn, againOf } from './repeat.ts'
import type { TargetFlags } from './target-flags.ts'

const of = (flags: TargetFlags, variables = {}) =>
  againOf({ ...flags, out: 'my reports' }, plannedTarget(flags, { variables }), flags.gate ?? 'all')
const out = path.join('my reports', 'again')

test('A target at an address is named even if only a variable says it', () => {
  const variables = { ESIGN_BASE_URL: 'http://localhost:1', ESIGN_API_KEY: 'sk-secret' }
  expect(of({ gate: 'stated' }, variables)).toEqual({ baseUrl: 'http://localhost:1', gate: 'stated', out })
  expect(of({ fault: 'a' })).toEqual({ fault: 'a', out })
})

test('An image is started with the same port, variables and paths, and no secret is in the flags', () => {
  const flags = { image: 'esign:1', imagePort: 80, imageEnv: ['TOKEN', 'KEY=sk-secret', 'MODE=a'], imageReady: '/up' }
  const variables = { ESIGN_BASE_URL: '/api', ESIGN_CONTROL_URL: '/c', ESIGN_API_KEY: 'sk-secret', TOKEN: 'hidden' }
  const again = of(flags, variables)
  const imageEnv = ['TOKEN', 'KEY=$ESIGN_API_KEY', 'MODE=a']
  expect(again).toEqual({ ...flags, imageEnv, baseUrl: '/api', controlUrl: '/c', out })
  expect(JSON.stringify(again)).not.toMatch(/sk-secret|hidden/)
})

test('A repetition is repeated in its own folder if that folder lies within the folder of a run', () => {
  const folder = path.relative(process.cwd(), mkdtempSync(path.join(tmpdir(), 'countersign-again-')))
  const again = path.join(folder, 'again')
  mkdirSync(again)
  expect(againIn(again)).toBe(path.join(again, 'again'))
  writeFileSync(path.join(folder, 'conformance.json'), '{}')
  expect(againIn(again)).toBe(again)
  expect(againIn(folder)).toBe(again)
})
