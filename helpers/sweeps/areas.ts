import { judgeEmbedded } from '../app/target/judge.ts'
import { catalogue } from '../app/project/suite.ts'
import { unexpectedIn, type Sweep } from './sweep.ts'

const areas = [...new Set([...catalogue.values()].map(({ area }) => area))]

/** The verdicts of an area do not depend on scenarios of other areas. */
export const areasSweep: Sweep = {
  story: 'every rule of an area is judged if only that area runs',
  turns: 12,
  cases: areas.map((area) => ({
    name: area,
    run: async (all) => {
      const own = all.filter(({ rules }) => catalogue.get(rules[0] ?? '')?.area === area)
      return unexpectedIn((await judgeEmbedded(own, 1)).filter(({ rule }) => rule.area === area))
    },
  })),
}
