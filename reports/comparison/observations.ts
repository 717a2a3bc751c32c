import type { ComparedRule } from './report.ts'
import { stableValue } from './stable-value.ts'

/** Something observed that differs. */
export interface DifferingObservation {
  readonly rule: string
  /** The situation, such as `an empty name on update`. */
  readonly observed: string
  /** The value in A, without ids, times and made-up texts; absent if A did not observe it. */
  readonly a?: string
  readonly b?: string
}

/** The part of a rule that is compared here. */
export type ObservedRule = Pick<ComparedRule, 'id' | 'verdict'> & {
  readonly observations: readonly { readonly key: string; readonly value: string }[]
}

/** The observations that differ, in the order of the rules of B. Rules that only one run judged are not compared. */
export function differingObservations(a: readonly ObservedRule[], b: readonly ObservedRule[]): DifferingObservation[] {
  const before = new Map(a.map((rule) => [rule.id, rule]))
  return b.flatMap((then) => {
    const rule = before.get(then.id)
    return rule && wasObserved(rule) && wasObserved(then) ? differencesOf(rule, then) : []
  })
}

const wasObserved = ({ verdict }: ObservedRule) => verdict !== 'not-exercised'

function differencesOf(before: ObservedRule, then: ObservedRule): DifferingObservation[] {
  const [a, b] = [valuesOf(before), valuesOf(then)]
  // Without a conclusion, the scenario may have ended before it observed everything.
  const isPartial = before.verdict === 'inconclusive' || then.verdict === 'inconclusive'
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((observed) => {
    const [one, other] = [a.get(observed), b.get(observed)]
    if (one === other || (isPartial && (one === undefined || other === undefined))) return []
    return {
      rule: then.id,
      observed,
      ...(one !== undefined && { a: one }),
      ...(other !== undefined && { b: other }),
    }
  })
}

/** The values by what was observed. Scenarios run side by side, so their order means nothing. */
function valuesOf({ observations }: ObservedRule): Map<string, string> {
  const byKey = new Map<string, string[]>()
  for (const { key, value } of observations) {
    const observed = stableValue(key)
    byKey.set(observed, [...(byKey.get(observed) ?? []), stableValue(value)])
  }
  return new Map([...byKey].map(([observed, values]) => [observed, values.toSorted().join(' and ')]))
}

/** A response in words: `200, state draft`. */
const RESPONSE = /^[1-5]\d\d(?:, | and |$)/

/** A difference in words: `the response to an empty name on update: 200, state draft in A; 422 in B`. */
export function observationText({ observed, a, b }: DifferingObservation): string {
  const values = [a, b].filter((value) => value !== undefined)
  const hasDetails = values.some((value) => value.includes(', '))
  const isResponse = hasDetails && values.every((value) => RESPONSE.test(value))
  const where = (value: string | undefined, side: string) =>
    value === undefined ? `not observed in ${side}` : `${value === '' ? 'empty' : value} in ${side}`
  return `${isResponse ? 'the response to ' : ''}${observed}: ${where(a, 'A')}${hasDetails ? ';' : ','} ${where(b, 'B')}`
}
