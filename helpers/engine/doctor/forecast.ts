import { howToSupply, isCapability, type Capability, type Need } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import { needsOf } from '../run/run-scenario.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { lacking, type Target } from '../targets/target.ts'

/** The expected extent of a run against a target. */
export interface Forecast {
  readonly rules: number
  /** Rules that would be judged or observed. */
  readonly exercised: number
  /** Rules that are not testable by a client. */
  readonly beyond: number
  /** Missing capabilities of the control interface, with the number of rules that need each. */
  readonly capabilities: ReadonlyMap<Capability, number>
  /** Other missing needs; the one of most rules comes first. */
  readonly missing: readonly { readonly rules: number; readonly remedy: string }[]
  readonly scenarios: number
  readonly requests: number
  readonly ms: number
}

/**
 * The average number of requests per scenario without retries: for one that needs the control interface, and for any
 * other.
 */
const REQUESTS = { controlled: 14, plain: 7.6 }
/** Milliseconds that the suite itself takes: at the start, and per request. */
const OWN_MS = { start: 3000, request: 0.75 }

/** The inputs of a forecast. */
interface Run {
  readonly target: Target
  readonly rules: readonly Rule[]
  readonly scenarios: readonly Scenario[]
  readonly catalogue: ReadonlyMap<string, Rule>
  readonly concurrency: number
  /** The median duration of a request in milliseconds. */
  readonly answerMs: number
}

/** Forecasts a run. */
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
