import { isSuccess } from '../http/exchange.ts'
import { sightingsIn, type Shape } from '../judge/shapes.ts'
import type { Breach, Finding, Outcome } from '../outcome/record.ts'
import type { Scenario } from '../scenario/scenario.ts'
import { oncePer } from '../values/once-per.ts'
import type { Attempt } from './attempt.ts'
import { violationFinding } from './findings.ts'
import type { Run } from './run.ts'

/** A wrong value that its own rule judges: another failure with the same value is explained by that rule. */
export interface IllShaped {
  readonly rule: string
  readonly path: string
  readonly actual: string
}

/** The documented members in the responses of a scenario. */
export interface MemberOutcomes {
  readonly illShaped: readonly IllShaped[]
  /** The first breach of each rule. */
  readonly breaches: readonly Breach[]
  /** The outcome of each rule about members that the scenario judges. */
  readonly outcomes: Readonly<Record<string, { readonly outcome: Outcome; readonly finding?: Finding }>>
}

/** Checks all responses of an attempt. Rules about members are judged only if the scenario itself passed. */
export function memberOutcomesOf(scenario: Scenario, last: Attempt, isPassed: boolean, run: Run): MemberOutcomes {
  const { shapes } = run
  const seen = new Set<string>()
  const breaches = new Map<string, Breach>()
  const illShaped: IllShaped[] = []
  const shown = new Set<string>()
  for (const answer of last.answers) {
    // Most responses of a scenario are equal, so only the first of each kind is checked.
    if (isSuccess(answer)) {
      const same = `${answer.exchange.call?.name ?? ''} ${answer.text}`
      if (shown.has(same)) continue
      shown.add(same)
    }
    const sightings = sightingsIn(answer, shapes)
    for (const rule of sightings.seen) seen.add(rule)
    for (const { rule, path, ...wrong } of sightings.breaches) {
      illShaped.push({ rule, path, actual: wrong.actual })
      if (breaches.has(rule)) continue
      breaches.set(rule, { rule, ...violationFinding({ ...wrong, kind: 'shape' }, answer.exchange, last.journal, run) })
    }
  }
  const own = isPassed ? scenario.rules.filter((id) => memberRulesOf(shapes).has(id)) : []
  return {
    illShaped,
    breaches: [...breaches.values()],
    outcomes: Object.fromEntries(own.map((id) => [id, outcomeOf(breaches.get(id), seen.has(id))])),
  }
}

/** The rules about members, cached by shapes, which are the same for all scenarios of a run. */
const memberRulesOf = oncePer(
  (shapes: readonly Shape[]): ReadonlySet<string> =>
    new Set(shapes.flatMap(({ members }) => members.flatMap(({ rule = [] }) => rule))),
)

function outcomeOf(breach: Breach | undefined, wasSeen: boolean): { outcome: Outcome; finding?: Finding } {
  if (breach) return { outcome: 'failed', finding: breach }
  if (wasSeen) return { outcome: 'passed' }
  return { outcome: 'skipped', finding: { message: 'no response of the target contained the member', isUnshown: true } }
}
