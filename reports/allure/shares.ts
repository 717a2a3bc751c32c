import type { Rule } from '../../helpers/catalogue/rule.ts'
import type { Finding, Outcome, ScenarioRecord } from '../../helpers/run/record.ts'

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
}

/** The shares of a scenario, the one that tells its status first, then the breaches of rules that it does not own. */
export function sharesOf(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): Share[] {
  const own = ownShares(record, catalogue)
  const first = own.findIndex(({ outcome }) => outcome === record.status)
  const ordered = first > 0 ? [...own.slice(first, first + 1), ...own.toSpliced(first, 1)] : own
  return [...ordered, ...breachShares(record, catalogue)]
}

function ownShares(record: ScenarioRecord, catalogue: ReadonlyMap<string, Rule>): Share[] {
  const shares = new Map<string, Share>()
  for (const id of record.rules) {
    const rule = catalogue.get(id)
    if (!rule) continue
    const { outcome, finding } = record.outcomes[id] ?? { outcome: record.status, finding: record.finding }
    const alike = JSON.stringify([outcome, finding, rule.section, rule.area, rule.level])
    const before = shares.get(alike)
    shares.set(alike, {
      key: before?.key ?? keyOf(record, id),
      title: record.title,
      rules: before ? [...before.rules, rule] : [rule],
      outcome,
      ...(finding && { finding }),
    })
  }
  return [...shares.values()]
}

/** The first rule is part of a scenario's own key: its share keeps that key, so that its history does not break. */
function keyOf({ key, rules }: ScenarioRecord, id: string): string {
  return id === rules[0] ? key : `${key} (${id})`
}

function breachShares(
  { key, title, breaches, outcomes }: ScenarioRecord,
  catalogue: ReadonlyMap<string, Rule>,
): Share[] {
  return breaches.flatMap((breach): Share[] => {
    const rule = catalogue.get(breach.rule)
    if (!rule || outcomes[breach.rule] !== undefined) return []
    const shown = `seen while: ${title}`
    return [
      { key: `${breach.rule} seen while: ${key}`, title: shown, rules: [rule], outcome: 'failed', finding: breach },
    ]
  })
}
