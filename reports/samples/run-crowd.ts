import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import { createJournal } from '../../helpers/engine/evidence/journal.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import { CROWD, testOf, SEEN_BY_ALL } from './crowd.ts'
import { sampleRecord } from './outcome.ts'

/** The number of scenarios of the crowd that run at the same time. */
const AT_ONCE = 64

const soon = (n: number) => pause((n * 7) % 13)

/**
 * Runs scenarios that overlap in time, each with steps that overlap too, and passes on each record when its scenario
 * ends.
 */
export async function runCrowd(onRecord: (record: ScenarioRecord) => void): Promise<void> {
  const limit = pLimit(AT_ONCE)
  await Promise.all(Array.from({ length: CROWD }, (_, n) => limit(async () => onRecord(await recordOfMember(n)))))
}

async function recordOfMember(n: number): Promise<ScenarioRecord> {
  const journal = createJournal()
  await journal.step(`outer ${n}`, async (outer) => {
    const branch = (side: string) =>
      outer.step(`${side} ${n}`, async (within) => {
        await soon(n + side.length)
        await within.step(`within ${side} ${n}`, () => soon(n))
      })
    await Promise.all([branch('left'), branch('right')])
  })
  const status = testOf(n)
  const finding = { message: `the assertion of ${n}` }
  const { steps } = journal
  const log = `exchanges of ${n}`
  const breaches = [{ rule: SEEN_BY_ALL, message: 'seen by all', replay: 'x'.repeat(n + 1) }]
  const own = { title: `number ${n}`, status, steps, log, breaches, startedAt: 1000 + n }
  return sampleRecord(`crowd/rule-${n}`, status === 'passed' ? own : { ...own, finding })
}
