import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { Known } from '../../helpers/engine/outcome/verdict.ts'
import type { Finding, Outcome, ScenarioRecord } from '../../helpers/engine/outcome/record.ts'

/**
 * The part of a scenario that came out alike for some of its rules. Allure has one status per result, and puts a result
 * under every combination of its labels: rules that differ in outcome, section or level need results of their own.
 */
export interface Share {
  /** Stable across runs, machines and folders. */
  readonly key: string
  readonly title: string
  readonly rules: readonly [Rule, ...Rule[]]
  readonly outcome: Outcome
  readonly finding?: Finding
  /** Why its violation fails no run. */
  readonly known?: Known
}

/** Violations that are known, by the ids of their rules. */
export type KnownRules = ReadonlyMap<string, Known>

/** The shares of a scenario, the one that tells its status first. */
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

/** The first rule is part of a scenario's own key: its share keeps that key, so that its history does not break. */
function keyOf({ key, rules }: ScenarioRecord, id: string): string {
  return id === rules[0] ? key : `${key} (${id})`
}
