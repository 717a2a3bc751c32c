import { faultsByTopic } from '../../fixtures/faults/all.ts'
import type { RuleResult } from '../engine/outcome/verdict.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { judgeEmbedded } from '../app/target/judge.ts'
import type { Sweep } from './sweep.ts'

/** The rules of scenarios that make the usual requests of a whole transaction. */
const FLOWS = /^lifecycle\/flow-/
/** Rules whose faults may make the service fail. */
const FAILURES = /^errors\/|^undetailed\//

const isFlow = ({ rules }: Scenario): boolean => rules.some((id) => FLOWS.test(id))

/** The words of the results that a request failed with a 5xx in each of its attempts. */
const failuresIn = (results: readonly RuleResult[]): readonly string[] =>
  results.flatMap(({ rule, findings, reason = '' }) =>
    [...findings.map(({ message }) => message), reason]
      .filter((text) => /\b5\d\d in (?:each of|every)/.test(text))
      .map((text) => `${rule.id}: ${text}`),
  )

/** Faults that break one statement, and must not break the service: a 5xx breaks many rules at once, for another reason. */
export const sideEffectsSweep: Sweep = {
  story: 'a fault that is not about failures makes no usual request fail with a 5xx',
  turns: 60,
  cases: Object.entries(faultsByTopic).map(([topic, table]) => ({
    name: topic,
    async run(all) {
      const flows = all.filter(isFlow)
      if (flows.length === 0) return ['no scenario makes the usual requests']
      const wrong: string[] = []
      for (const [id, { breaks }] of Object.entries(table)) {
        if (breaks.some((rule) => FAILURES.test(rule))) continue
        const [first] = failuresIn(await judgeEmbedded(flows, 1, id))
        if (first !== undefined) wrong.push(`${id}: ${first}`)
      }
      return wrong
    },
  })),
}
