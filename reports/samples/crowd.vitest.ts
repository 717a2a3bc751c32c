import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { createJournal } from '../../helpers/evidence/journal.ts'
import { CROWD, fateOf, SEEN_BY_ALL } from './crowd.ts'
import { sampleRecord } from './outcome.ts'

const soon = (n: number) => pause((n * 7) % 13)

/** Scenarios that overlap in time, each with steps that overlap too. */
for (let n = 0; n < CROWD; n += 1) {
  test.concurrent(`crowd/rule-${n} number ${n}`, async ({ task, skip }) => {
    const journal = createJournal()
    await journal.step(`outer ${n}`, async () => {
      const branch = (side: string) =>
        journal.step(`${side} ${n}`, async () => {
          await soon(n + side.length)
          await journal.step(`within ${side} ${n}`, () => soon(n))
        })
      await Promise.all([branch('left'), branch('right')])
    })
    const status = fateOf(n)
    const finding = { message: `the assertion of ${n}` }
    const { steps } = journal
    const log = `exchanges of ${n}`
    const breaches = [{ rule: SEEN_BY_ALL, message: 'seen by all', replay: 'x'.repeat(n + 1) }]
    const own = { title: `number ${n}`, status, steps, log, breaches, startedAt: 1000 + n }
    task.meta.countersign = sampleRecord(`crowd/rule-${n}`, status === 'passed' ? own : { ...own, finding })
    if (status === 'skipped') skip(finding.message)
    if (status !== 'passed') throw new Error(finding.message)
  })
}

test('a test without a record that was skipped', ({ skip }) => skip('the run was cut short'))
