import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cacheOf } from '../project/checkout.ts'
import { failuresOf, measureLoop, stepsOf } from './loop.ts'

/** A folder with these scripts in its `package.json`, and with kept proofs. */
function checkoutOf(scripts: Record<string, string>): string {
  const checkout = mkdtempSync(path.join(tmpdir(), 'loop-'))
  writeFileSync(path.join(checkout, 'package.json'), JSON.stringify({ scripts }))
  mkdirSync(cacheOf(checkout), { recursive: true })
  return checkout
}

const measured = async (
  checkout: string,
  steps: readonly string[],
  rounds: number,
  signal = new AbortController().signal,
) => {
  const progress: string[] = []
  const passes = await measureLoop({
    checkout,
    lists: [steps],
    rounds,
    signal,
    progress: (text) => void progress.push(text),
  })
  return { passes, progress }
}

test('Returns the steps of the script in their order', () => {
  expect(stepsOf(checkoutOf({ test: 'run-s -s check prove  test:unit' }))).toEqual([['check', 'prove', 'test:unit']])
  const parallel = {
    test: 'run-p -slc one two three',
    one: 'run-s -s check prove',
    two: 'run-s -s unit',
    three: 'vitest',
  }
  expect(stepsOf(checkoutOf(parallel))).toEqual([['check', 'prove'], ['unit'], ['three']])
  expect(stepsOf(checkoutOf({ test: 'vitest' }))).toEqual([])
  expect(stepsOf(checkoutOf({}))).toEqual([])
})

test('A cold pass has no kept proofs, and a warm pass has', async () => {
  const look = `node -e "fs.existsSync('kept') || fs.mkdirSync('kept'); fs.appendFileSync('seen', fs.existsSync(process.env.KEPT) ? 'warm ' : 'cold '); fs.mkdirSync(process.env.KEPT, { recursive: true })"`
  const checkout = checkoutOf({ look: look.replaceAll('process.env.KEPT', "'node_modules/.cache/countersign-proofs'") })
  const { passes, progress } = await measured(checkout, ['look'], 1)
  expect(readFileSync(path.join(checkout, 'seen'), 'utf8')).toBe('cold warm ')
  expect(passes).toMatchObject([
    { round: 1, state: 'cold', steps: [{ step: 'look', exitCode: 0 }] },
    { round: 1, state: 'warm', steps: [{ step: 'look', exitCode: 0 }] },
  ])
  expect(failuresOf(passes)).toEqual([])
  expect(progress).toEqual([
    'npm test, round 1 of 1, cold: npm run look',
    expect.stringMatching(/^  npm run look: exit code 0 after \d+\.\d s$/),
    'npm test, round 1 of 1, warm: npm run look',
    expect.stringMatching(/^  npm run look: exit code 0 after \d+\.\d s$/),
  ])
})

test('After a failed step, runs the rest of the pass and no further pass', async () => {
  const checkout = checkoutOf({ red: `node -e "console.log('It broke.'); process.exit(3)"`, green: 'node -v' })
  const { passes } = await measured(checkout, ['red', 'green'], 2)
  expect(passes).toMatchObject([
    {
      state: 'cold',
      steps: [
        { step: 'red', exitCode: 3 },
        { step: 'green', exitCode: 0 },
      ],
    },
  ])
  const [failure, ...more] = failuresOf(passes)
  expect(failure).toMatch(/^npm run red ended with exit code 3 \(round 1, cold\)\. Its last lines:\n[^]*It broke\./)
  expect(more).toEqual([])
})

test('Runs lists of steps at the same time', async () => {
  const waits = (own: string, other: string) =>
    `node -e "fs.writeFileSync('${own}', ''); const end = setInterval(() => fs.existsSync('${other}') && clearInterval(end), 10)"`
  const checkout = checkoutOf({ one: waits('a', 'b'), two: waits('b', 'a') })
  const progress = () => {}
  const signal = new AbortController().signal
  const [pass] = await measureLoop({ checkout, lists: [['one'], ['two']], rounds: 1, signal, progress })
  expect(pass?.steps).toMatchObject([
    { step: 'one', exitCode: 0 },
    { step: 'two', exitCode: 0 },
  ])
  expect(pass?.ms).toBeLessThan(pass?.steps.reduce((sum, { ms }) => sum + ms, 0) ?? 0)
})

test('Runs at most three rounds', async () => {
  const { passes } = await measured(checkoutOf({}), [], 5)
  expect(passes.map(({ round, state }) => `${round} ${state}`)).toEqual(
    [1, 2, 3].flatMap((round) => [`${round} cold`, `${round} warm`]),
  )
})

test('An interruption ends a step and every process that it started', async () => {
  const checkout = checkoutOf({ long: `node -e "fs.writeFileSync('begun', ''); setInterval(() => {}, 1000)"` })
  const end = new AbortController()
  const measuring = measured(checkout, ['long'], 1, end.signal)
  await expect.poll(() => existsSync(path.join(checkout, 'begun')), { timeout: 20_000 }).toBe(true)
  end.abort(new Error('interrupted'))
  // Every process of the step holds the output open, so this rejects only when all have ended.
  await expect(measuring).rejects.toThrow('interrupted')
})
