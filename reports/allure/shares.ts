import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Known } from '../../helpers/engine/outcome/verdict.ts'
import type { Finding, Outcome, ScenarioRecord } from '../../helpers/engine/outcome/record.ts'

/**
 * The part of a scenario with the same outcome for some of its rules. Allure has one status per result, and lists a
 * result under every combination of its labels, so rules that differ in outcome, section or level need separate
 * results.
 */
export interface Share {
  /** The same in all runs, on all machines and in all folders. */
  readonly key: string
  readonly title: string
  readonly rules: readonly [Rule, ...Rule[]]
  readonly outcome: Outcome
  readonly finding?: Finding
  /** Why its violation does not fail the run. */
  readonly known?: Known
}

/** Known violations, by the ids of their rules. */
export type KnownRules = ReadonlyMap<string, Known>

/** The shares of a scenario, beginning with the one that decides its status. */
export function sharesOf(
  record: ScenarioRecord,
  catalogue: ReadonlyMap<string, Rule>,
  known: KnownRules = new Map(),
): Share[] {
  const shares = sharesInOrder(record, catalogue, known)
  const first = shares.findIndex(({ outcome }) => outcome === record.status)
  return first > 0 ? [...shares.slice(first, first + 1), ...shares.toSpliced(first, 1)] : shares
}

function sharesInOrder(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>, known: KnownRules): Share[] {
  const shares = new Map<string, Share>()
  for (const id of record.rules) {
    const rule = catalogue.get(id)
    if (!rule) continue
    const { outcome, finding } = record.outcomes[id] ?? { outcome: record.status, finding: record.finding }
    const why = outcome === 'failed' ? known.get(id) : undefined
    const alike = JSON.stringify([outcome, finding, rule.section, rule.area, rule.level, why])
    const before = shares.get(alike)
    shares.set(alike, {
      key: before?.key ?? keyOf(record, id),
      title: record.title,
      rules: before ? [...before.rules, rule] : [rule],
      outcome,
      ...(finding && { finding }),
      ...(why && { known: why }),
    })
  }
  return [...shares.values()]
}

/** The first rule is part of the scenario's key. Its share keeps that key, and with it its history. */
function keyOf({ key, rules }: ScenarioRecord, id: string): string {
  return id === rules[0] ? key : `${key} (${id})`
}
