import { expect, test } from 'vitest'
import { catalogueOf, stated } from '../catalogue/rule.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import type { Body, Scenario } from '../scenario/scenario.ts'
import { tinySession } from '../../testing/tiny-session.ts'
import { collectRecords } from './records.ts'
import { runAll } from './run-all.ts'

const catalogue = catalogueOf({ x: { all: stated('Limits', { 'x/plain': 'A limit.' }) } })
const scenariosOf = (count: number, body: Body): Scenario[] =>
  Array.from({ length: count }, (_, n) => ({
    rules: ['x/plain'],
    title: `number ${n}`,
    file: 'suites/x/y.scenarios.ts',
    body,
  }))

async function tinyRun(seed = 1) {
  const tiny = await tinySession()
  return { tiny, run: { session: tiny.session, catalogue, shapes: [], seed, scenarioMs: 2_000 } }
}

const orderWith = async (seed: number, scenarios = scenariosOf(20, async () => {})) => {
  const { run } = await tinyRun(seed)
  const titles: string[] = []
  await runAll(scenarios, run, { concurrency: 1, onRecord: ({ title }) => void titles.push(title) })
  return titles
}

test('Lets the seed decide the order, and runs every scenario', async () => {
  const [first, again, other] = await Promise.all([orderWith(1), orderWith(1), orderWith(2)])
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(other.toSorted()).toEqual(first.toSorted())
  expect(new Set(first).size).toBe(20)
})

test('Starts scenarios that wait for the clock first', async () => {
  const scenarios = scenariosOf(20, async () => {}).map((one, n) => ({ ...one, waits: n > 16 }))
  const order = await orderWith(1, scenarios)
  expect(order.slice(0, 3).toSorted()).toEqual(['number 17', 'number 18', 'number 19'])
})

test('Runs the requested number of scenarios at the same time, and reports each when it ends', async () => {
  const { run } = await tinyRun()
  let begun = 0
  let now = 0
  let most = 0
  let reported = 0
  let toldBeforeTheLast = 0
  const body: Body = async ({ api }) => {
    begun += 1
    now += 1
    most = Math.max(most, now)
    if (begun === 12) toldBeforeTheLast = reported
    await api.create()
    now -= 1
  }
  await runAll(scenariosOf(12, body), run, { concurrency: 4, onRecord: () => void (reported += 1) })
  expect(toldBeforeTheLast).toBeGreaterThanOrEqual(8)
  expect([most, reported]).toEqual([4, 12])
})

test('Lets other scenarios continue while one waits to send again', async () => {
  const { run } = await tinyRun()
  const ended: number[] = []
  let begun = 0
  const body: Body = async () => {
    const number = (begun += 1)
    if (number === 1) await run.session.pace.rest(300)
    ended.push(number)
  }
  await runAll(scenariosOf(3, body), run, { concurrency: 1, onRecord: () => {} })
  expect(ended).toEqual([2, 3, 1])
})

test('Starts no scenario after an interruption; running ones are aborted, cleaned up and reported', async () => {
  const { run, tiny } = await tinyRun()
  const interruption = new AbortController()
  const records: ScenarioRecord[] = []
  const body: Body = async ({ api, eventually, check }) => {
    await api.create()
    await eventually(async () => {
      interruption.abort()
      check.that('it', false, 'true', 'false')
    })
  }
  const scenarios = scenariosOf(10, body)
  const { signal } = interruption
  await runAll(scenarios, run, { concurrency: 2, signal, onRecord: (record) => void records.push(record) })
  expect(records.map(({ status }) => status)).toEqual(['broken', 'broken'])
  expect([...tiny.states.values()]).toEqual(['cancelled', 'cancelled'])
})

test('Ends the run after an error in onRecord, once running scenarios have ended', async () => {
  const { run } = await tinyRun()
  let begun = 0
  const body: Body = async ({ api }) => {
    begun += 1
    await api.create()
  }
  const running = runAll(scenariosOf(10, body), run, {
    concurrency: 2,
    onRecord() {
      throw new Error('the disk is full')
    },
  })
  await expect(running).rejects.toThrow('the disk is full')
  expect(begun).toBe(2)
})

test('Keeps records in the order of the scenarios without evidence; scenarios that did not end are broken', async () => {
  const { run } = await tinyRun()
  const scenarios = scenariosOf(5, async ({ api }) => void (await api.create()))
  const records = collectRecords(scenarios)
  await runAll(scenarios.slice(1), run, { concurrency: 2, onRecord: records.add })
  const all = records.all('it was not run')
  expect(all.map(({ title }) => title)).toEqual(scenarios.map(({ title }) => title))
  expect(all.slice(0, 2)).toMatchObject([
    { status: 'broken', finding: { message: 'it was not run' } },
    { status: 'passed', steps: [], log: '', requests: 1 },
  ])
})
