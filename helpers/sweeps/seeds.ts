import { judgeEmbedded } from '../app/target/judge.ts'
import { inParts, unexpectedIn, type Sweep } from './sweep.ts'

const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1)

/** The seed determines names, texts and the order of scenarios. */
export const seedsSweep: Sweep = {
  story: 'no seed changes a verdict',
  turns: 72,
  cases: inParts(SEEDS, (seed, partOf) => ({
    name: `seed ${seed}`,
    run: async (all) => unexpectedIn(await judgeEmbedded(partOf(all), seed)),
  })),
}
