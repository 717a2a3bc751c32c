import { howToSupply, isCapability, type Capability, type Need } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import { needsOf } from '../run/run-scenario.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { lacking, type Target } from '../targets/target.ts'

/** What a run on a target would come to, told beforehand. */
export interface Forecast {
  readonly rules: number
  /** Rules that would be judged, or observed. */
  readonly exercised: number
  /** Rules beyond the reach of any client. */
  readonly beyond: number
  /** Capabilities of the control interface that would exercise more of them, with how many need each. */
  readonly capabilities: ReadonlyMap<Capability, number>
  /** What else would, what most of them need first. */
  readonly missing: readonly { readonly rules: number; readonly remedy: string }[]
  readonly scenarios: number
  readonly requests: number
  readonly ms: number
}

/** Requests of a scenario on the average, as long as none is sent again: of one that needs the control interface, and of any other. */
const REQUESTS = { controlled: 14, plain: 7.6 }
/** Milliseconds that the suite itself takes: to start, and for each request. */
const OWN_MS = { start: 3000, request: 0.75 }

/** What is to come is counted by what the target lacks. */
interface Run {
  readonly target: Target
  readonly rules: readonly Rule[]
  readonly scenarios: readonly Scenario[]
  readonly catalogue: ReadonlyMap<string, Rule>
  readonly concurrency: number
  /** Milliseconds that an answer takes. */
  readonly answerMs: number
}

/** What a run would come to. */
export function forecast({ target, rules, scenarios, catalogue, concurrency, answerMs }: Run): Forecast {
  const reached = rules.filter(({ unreachable }) => !unreachable)
  const lacks = reached.map(({ needs }) => lacking(needs, target))
  const counts = new Map<Need, number>()
  for (const need of lacks.flat()) counts.set(need, (counts.get(need) ?? 0) + 1)
  const ready = scenarios.map((one) => needsOf(one, catalogue)).filter((needs) => lacking(needs, target).length === 0)
  const controlled = ready.filter((needs) => needs.some(isCapability)).length
  const requests = controlled * REQUESTS.controlled + (ready.length - controlled) * REQUESTS.plain
  const { maxRate = Number.POSITIVE_INFINITY } = target
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a)
  return {
    rules: rules.length,
    exercised: lacks.filter((needs) => needs.length === 0).length,
    beyond: rules.length - reached.length,
    capabilities: new Map(sorted.flatMap(([need, count]) => (isCapability(need) ? [[need, count]] : []))),
    missing: sorted.flatMap(([need, count]) =>
      isCapability(need) ? [] : [{ rules: count, remedy: howToSupply(need) }],
    ),
    scenarios: ready.length,
    requests,
    ms: OWN_MS.start + requests * Math.max(OWN_MS.request + answerMs / concurrency, 1000 / maxRate),
  }
}
