import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheOf, CHECKOUT } from '../app/project/checkout.ts'
import { main } from './unless-passed.ts'

let step: string
let mark: string
let printed: string[]
beforeEach(() => {
  vi.stubEnv('COUNTERSIGN_FRESH', '')
  step = `step-${randomUUID()}`
  mark = path.join(mkdtempSync(path.join(tmpdir(), 'countersign-step-')), 'mark')
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(path.join(cacheOf(CHECKOUT ?? '.'), `passed-${step}.json`), { force: true })
})

/** Runs a step that writes a file, and returns whether it ran. */
async function isRun(exitCode = 0): Promise<boolean> {
  rmSync(mark, { force: true })
  const script = `require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); process.exit(${exitCode})`
  expect(await main([step, process.execPath, '-e', script])).toBe(exitCode)
  return existsSync(mark)
}

test('Skips a step that passed, and says so', async () => {
  expect([await isRun(), await isRun()]).toEqual([true, false])
  expect(printed).toEqual([expect.stringMatching(/^step-\S+: passed before with the same inputs/)])
})

test('Repeats a step that failed', async () => {
  expect([await isRun(1), await isRun(1)]).toEqual([true, true])
})

test.each([
  ['COUNTERSIGN_FRESH', 'true'],
  ['COUNTERSIGN_TURN', '123456'],
])('Repeats a step that passed with %s=%s', async (name, value) => {
  await isRun()
  vi.stubEnv(name, value)
  expect(await isRun()).toBe(true)
})

test('Repeats a step after a file of the checkout has changed', async () => {
  await isRun()
  const file = path.join(CHECKOUT ?? '.', 'helpers', 'testing', `${step}.txt`)
  writeFileSync(file, 'changed')
  try {
    expect(await isRun()).toBe(true)
  } finally {
    rmSync(file)
  }
})

test('Exits with 2 if a step has no command', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(await main(['step'])).toBe(2)
})
