import { expect, test } from 'vitest'
import { judgeAll } from './judge-all.ts'
import type { MutantThread } from './mutant-threads.ts'
import type { Mutant } from './mutants.ts'
import type { Judged, JudgeJob } from './thread/jobs-of-thread.ts'

const mutant = (id: string): Mutant => ({
  id,
  file: 'a.ts',
  line: 1,
  lastLine: 1,
  column: 0,
  lastColumn: 9,
  kind: '',
  code: '',
  original: '',
  mutated: '',
})
const jobOf = ({ id }: Mutant): JudgeJob => ({
  kind: 'judge',
  mutant: id,
  scenarios: Array.from({ length: id === 'unreached' ? 0 : 1_000 }, (_, i) => String(i)),
  seed: 1,
  hitLimit: 1,
  allowedMs: 1,
})

/** A thread in which a mutant is caught by the scenario with its own name. */
function threadWith(jobs: JudgeJob[], after = () => {}): MutantThread {
  return {
    reach: () => Promise.reject(new Error('it is not needed')),
    end: async () => {},
    judge: async (job) => {
      jobs.push(job)
      after()
      const at = job.scenarios.indexOf(job.mutant)
      return at < 0
        ? { outcome: 'survived', run: job.scenarios.length, inconclusive: 1 }
        : { outcome: 'caught', rule: 'a/rule', run: at + 1, inconclusive: 0 }
    },
  }
}

const LATE = Date.now() + 3_600_000

async function judgedWith(ids: readonly string[], thread: MutantThread, signal = new AbortController().signal) {
  const results = new Map<Mutant, Judged>()
  const judging = { jobOf, reach: { isLoading: () => false }, signal, endsAt: LATE }
  await judgeAll(ids.map(mutant), [thread], judging, results).catch(() => {})
  return [...results.values()]
}

test('Tries the nearest scenarios with every mutant before it continues with the others', async () => {
  const jobs: JudgeJob[] = []
  const judged = await judgedWith(['900', '3', 'none', 'unreached'], threadWith(jobs))
  expect(jobs.map((job) => job.mutant)).toEqual(['900', '3', 'none', '900', 'none'])
  expect(judged).toEqual([
    { outcome: 'caught', rule: 'a/rule', run: 901, inconclusive: 1, of: 1_000 },
    { outcome: 'caught', rule: 'a/rule', run: 4, inconclusive: 0, of: 1_000 },
    { outcome: 'survived', run: 1_000, inconclusive: 2, of: 1_000 },
    { outcome: 'not reached', run: 0, inconclusive: 0, of: 0 },
  ])
})

test('Keeps what was judged before an interruption, and not the mutant that it ended', async () => {
  const end = new AbortController()
  const jobs: JudgeJob[] = []
  const thread = threadWith(jobs, () => void (jobs.length === 2 && end.abort()))
  expect(await judgedWith(['3', '4', '5'], thread, end.signal)).toMatchObject([{ outcome: 'caught', run: 4 }])
})

test('Judges no mutant after the end of the time', async () => {
  const jobs: JudgeJob[] = []
  const judging = { jobOf, reach: { isLoading: () => false }, signal: new AbortController().signal, endsAt: 0 }
  await judgeAll([mutant('3')], [threadWith(jobs)], judging, new Map())
  expect(jobs).toEqual([])
})
