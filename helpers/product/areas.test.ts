import { expect, test } from 'vitest'
import type { Scenario } from '../scenario/scenario.ts'
import { oneInEach } from '../testing/long.ts'
import { judgeEmbedded } from '../wiring/judge.ts'
import { catalogue, loadScenarios } from '../wiring/suite.ts'

const areaOf = ({ rules }: Scenario) => catalogue.get(rules[0] ?? '')?.area
const areas = [...new Set([...catalogue.values()].map(({ area }) => area))]

// What others did before, or do beside it, decides nothing.
test.each(oneInEach(2, areas))('the area %s alone: each of its rules is judged, and none accuses', async (area) => {
  const own = (await loadScenarios()).filter((scenario) => areaOf(scenario) === area)
  const results = (await judgeEmbedded(own, 1)).filter(({ rule }) => rule.area === area)
  const odd = results.filter(({ rule, verdict }) => {
    const due = rule.unreachable ? 'not-exercised' : rule.level === 'open' ? 'observed' : 'conforms'
    return verdict !== due
  })
  expect(odd.map(({ rule, verdict, reason }) => `${rule.id} ${verdict}: ${reason ?? ''}`)).toEqual([])
})
