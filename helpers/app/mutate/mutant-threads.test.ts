import { expect, test } from 'vitest'
import type { JudgeJob } from './thread/jobs-of-thread.ts'
import { mutantThread } from './mutant-threads.ts'

/** Hangs or ends if the mutant is named so. Otherwise, the result contains the number of jobs that this thread has done. */
const MODULE = `
import { parentPort } from 'node:worker_threads'
let count = 0
parentPort.on('message', ({ number, job }) => {
  if (job.mutant === 'hangs') for (;;);
  if (job.mutant === 'ends') process.exit()
  count += 1
  parentPort.postMessage({ number, result: { outcome: 'survived', run: count, inconclusive: 0 } })
})`
const module = new URL(`data:text/javascript,${encodeURIComponent(MODULE)}`)
const job = (mutant: string): JudgeJob => {
  return { kind: 'judge', mutant, scenarios: [], seed: 1, hitLimit: 1, allowedMs: mutant === 'hangs' ? 1 : 60_000 }
}

test.each([
  ['hangs', 'timeout'],
  ['ends', 'broken'],
])('If a thread %s, the result is %s, and the next mutant gets a new thread', async (mutant, outcome) => {
  const thread = mutantThread(module, 200)
  try {
    expect(await thread.judge(job('counts'), false)).toMatchObject({ run: 1 })
    expect(await thread.judge(job('counts'), false)).toMatchObject({ run: 2 })
    expect(await thread.judge(job(mutant), false)).toMatchObject({ outcome })
    expect(await thread.judge(job('counts'), false)).toMatchObject({ run: 1 })
  } finally {
    await thread.end()
  }
})

test('A mutant that must be active before the service is loaded gets a thread of its own', async () => {
  const thread = mutantThread(module)
  try {
    expect(await thread.judge(job('counts'), false)).toMatchObject({ run: 1 })
    expect(await thread.judge(job('counts'), true)).toMatchObject({ run: 1 })
    expect(await thread.judge(job('counts'), false)).toMatchObject({ run: 2 })
  } finally {
    await thread.end()
  }
})
