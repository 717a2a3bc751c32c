import { expect, test } from 'vitest'
import { isLong, partOf } from '../testing/long.ts'
import { judgeEmbedded } from '../wiring/judge.ts'
import { loadScenarios } from '../wiring/suite.ts'

/** Milliseconds for each on a busy machine. */
const EACH = 120_000
const SEEDS = isLong ? 20 : 2

// The seed decides names and texts, and the order in which the engine runs scenarios.
test(
  `${SEEDS} seeds, each with an order of its own: the same verdicts`,
  async () => {
    const scenarios = partOf(1, await loadScenarios())
    const verdicts = new Map<string, number[]>()
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const results = await judgeEmbedded(scenarios, seed)
      const told = results
        .map(({ rule, verdict, reason }) => `${rule.id} ${verdict} ${verdict === 'inconclusive' ? (reason ?? '') : ''}`)
        .join('\n')
      verdicts.set(told, [...(verdicts.get(told) ?? []), seed])
    }
    expect([...verdicts.values()]).toEqual([Array.from({ length: SEEDS }, (_, i) => i + 1)])
  },
  SEEDS * EACH,
)
