import { expect, test } from 'vitest'
import { tinySession } from '../../testing/tiny-session.ts'
import type { Reply } from '../../testing/servers/tiny-target.ts'
import type { Run } from '../run/run.ts'
import { explore, type ExploreOptions } from './explore.ts'
import type { Exploration } from './exploration.ts'
import { Lost, type Judge } from './judge.ts'

/** A model of a draft that is updated. */
interface Draft {
  readonly judge: Judge
  readonly send: (name: string) => Promise<unknown>
  updates: number
}

/** A target that loses the third update, and all later ones. */
const isLost = (updates: number) => updates > 2

const exploration: Exploration<Draft> = {
  uses: ['actions'],
  steps: [
    {
      name: 'update',
      weight: 2,
      can: () => true,
      async run(draft) {
        await draft.send('lease')
        draft.updates += 1
        draft.judge.at(
          isLost(draft.updates) ? [{ rule: 'x/plain', what: 'name', expected: 'lease', actual: 'old' }] : [],
        )
        return 'update'
      },
    },
    { name: 'wait', weight: 3, can: () => true, run: async () => 'wait' },
    { name: 'sign', needs: ['actions'], weight: 5, can: () => true, run: async () => 'sign' },
  ],
  begin: async ({ api }, judge) => ({ judge, send: (name) => api.update('tra_1', { name }), updates: 0 }),
  doing: () => 'update',
  end: async () => {},
}

async function explored(
  steps: Partial<Exploration<Draft>>,
  answer?: () => Reply,
  options: Partial<ExploreOptions> = {},
) {
  const { session } = await tinySession(answer)
  const run: Run = { session, catalogue: new Map(), shapes: [], seed: 1, scenarioMs: 5_000 }
  return explore({ ...exploration, ...steps }, run, { seed: 1, runs: 24, ...options })
}

test('finds a mismatch, and reports the shortest sequence that shows it', async () => {
  const { findings, leftOut, unconfirmed } = await explored({})
  expect(findings.map(({ rule }) => rule)).toEqual(['x/plain'])
  expect(findings[0]?.played.steps).toEqual(['update', 'update', 'update'])
  expect(findings[0]?.stepsAtFirst).toBeGreaterThan(3)
  expect(leftOut).toEqual([{ step: 'sign', lacks: ['actions'] }])
  expect(unconfirmed).toEqual([])
})

test('reports a mismatch only if it is reproduced in a fresh replay', async () => {
  let seen = 0
  const flaky = {
    name: 'flaky',
    weight: 1,
    can: () => true,
    async run({ judge }: Draft) {
      seen += 1
      judge.at(seen === 5 ? [{ rule: 'x/plain', what: 'name', expected: 'lease', actual: 'old' }] : [])
      return 'flaky'
    },
  }
  const { findings, unconfirmed } = await explored({ steps: [flaky] })
  expect({ findings, unconfirmed }).toEqual({ findings: [], unconfirmed: ['x/plain'] })
})

test('a 5xx is never a finding', async () => {
  const { findings, failures, sequences } = await explored({}, () => [500, {}])
  expect(findings).toEqual([])
  expect(failures.size + sequences).toBeGreaterThan(0)
  expect([...failures.keys()].every((why) => why.includes('500'))).toBe(true)
})

test('a sequence that the model cannot follow ends without a finding', async () => {
  const lost = { name: 'lost', weight: 1, can: () => true, run: () => Promise.reject(new Lost('unknown')) }
  expect(await explored({ steps: [lost] })).toMatchObject({ findings: [], sequences: 24 })
})

test('the same seed plays the same sequences', async () => {
  const played = async () => (await explored({ steps: exploration.steps.slice(1, 2) })).steps
  expect(await played()).toBe(await played())
})

test('ends when its time is over, whatever the number of sequences', async () => {
  const { sequences } = await explored({ steps: exploration.steps.slice(1, 2) }, undefined, {
    runs: 1_000_000_000,
    until: Date.now() + 50,
  })
  expect(sequences).toBeLessThan(1_000_000)
})
