import { judgeEmbedded } from '../app/target/judge.ts'
import { catalogue } from '../app/project/suite.ts'
import { odditiesIn, type Sweep } from './sweep.ts'

const areas = [...new Set([...catalogue.values()].map(({ area }) => area))]

/** What others did before, or do beside it, decides nothing. */
export const areasSweep: Sweep = {
  story: 'each rule of an area is judged where the area is judged alone',
  turns: 12,
  cases: areas.map((area) => ({
    name: area,
    run: async (all) => {
      const own = all.filter(({ rules }) => catalogue.get(rules[0] ?? '')?.area === area)
      return odditiesIn((await judgeEmbedded(own, 1)).filter(({ rule }) => rule.area === area))
    },
  })),
}
