import { expect, test } from 'vitest'
import { keyOf } from '../../../engine/scenario/scenario.ts'
import { scenariosOf } from '../../project/suite.ts'
import { meetEmbedded } from '../../target/meet.ts'
import { byKey, judgeMutant } from './judge-mutant.ts'
import { countersHere } from './counters.ts'
import type { JudgeJob } from './jobs-of-thread.ts'

const RULE = 'metadata/key-beyond-limit-create'
const scenarios = await scenariosOf(new Set([RULE]))
const job: JudgeJob = {
  kind: 'judge',
  mutant: '1',
  scenarios: scenarios.map(keyOf),
  seed: 1,
  hitLimit: 100,
  allowedMs: 60_000,
}
const judge = (meet: typeof meetEmbedded, more: Partial<JudgeJob> = {}) =>
  judgeMutant({ ...job, ...more }, byKey(scenarios), meet)

test('A mutant survives if no scenario shows a violation', async () => {
  expect(await judge(() => meetEmbedded())).toMatchObject({ outcome: 'survived', run: scenarios.length })
})

test('A mutant is caught by a rule that is violated', async () => {
  const judged = await judge(() => meetEmbedded('metadata-key-21-create'))
  expect(judged).toMatchObject({ outcome: 'caught', rule: RULE })
})

test('A service that cannot be met is broken', async () => {
  const judged = await judge(() => Promise.reject(new Error('no response')))
  expect(judged).toMatchObject({ outcome: 'broken', reason: 'no response' })
})

test('A mistake of the suite does not catch a mutant', async () => {
  const judged = await judge(() => meetEmbedded(), { allowedMs: 0.5 })
  expect(judged).toMatchObject({ outcome: 'survived', reason: expect.stringMatching(/^the suite failed: /) })
})

test('A mutant that is evaluated too often is a timeout', async () => {
  const meet = () => {
    countersHere().hitCount = 101
    return meetEmbedded()
  }
  expect(await judge(meet)).toMatchObject({ outcome: 'timeout' })
})

test('The mutant is active only while it is judged', async () => {
  let during: string | undefined
  await judge(() => {
    during = countersHere().activeMutant
    return Promise.reject(new Error('enough'))
  })
  expect([during, countersHere().activeMutant]).toEqual(['1', undefined])
})
