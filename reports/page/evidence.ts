import type { Finding, ScenarioRecord, ShownExchange } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { subjectOf } from '../finding-text.ts'
import type { Evidence, EvidenceOfRule } from './shape.ts'

/**
 * The maximum number of scenarios whose exchanges the page has, so that the page of a target that breaks every rule still opens
 * at once.
 */
const MOST_SCENARIOS = 400
/** The maximum number of exchanges of a rule. */
const MOST_EXCHANGES = 20

/** The evidence of violated and inconclusive rules, and its place by the id of the rule. */
export interface Collected {
  readonly evidence: Evidence
  readonly places: ReadonlyMap<string, number>
}

/**
 * Collects what shows that rules are violated, or why they have no conclusion, beginning with the violated ones.
 * @param results the rules in the order in which they get exchanges
 */
export function evidenceOf(results: readonly RuleResult[], records: readonly ScenarioRecord[]): Collected {
  const byKey = new Map(records.map((record) => [record.key, record]))
  const kept = new Map<string, { readonly place: number; readonly shown: readonly ShownExchange[] }>()
  const placeOf = (key: string, judged: number | undefined): number | undefined => {
    const all = byKey.get(key)?.exchanges ?? []
    const name = `${key} ${all.length > MOST_EXCHANGES ? judged : ''}`
    if (all.length === 0 || (kept.size >= MOST_SCENARIOS && !kept.has(name))) return undefined
    const entry = kept.get(name) ?? { place: kept.size, shown: around(all, judged) }
    kept.set(name, entry)
    return entry.place
  }
  const places = new Map<string, number>()
  const findings: EvidenceOfRule[] = []
  for (const result of [...results.filter(isViolated), ...results.filter(isInconclusive)]) {
    const shown = shownOf(result)
    if (!shown) continue
    places.set(result.rule.id, findings.length)
    const { finding, others } = shown
    const scenario = result.scenarios.find((one) => one.finding === finding)
    const exchanges = scenario && placeOf(scenario.key, finding.judged)
    findings.push({
      ...evidenceText(finding),
      scenario: scenario?.title ?? '',
      others,
      ...(exchanges !== undefined && { exchanges }),
    })
  }
  return { evidence: { findings, exchanges: [...kept.values()].map(({ shown }) => shown) }, places }
}

const isViolated = ({ verdict }: RuleResult) => verdict === 'violates'
const isInconclusive = ({ verdict }: RuleResult) => verdict === 'inconclusive'

/** The exchanges up to the judged one, without the first ones if there are too many. */
function around(all: readonly ShownExchange[], judged: number | undefined): readonly ShownExchange[] {
  if (all.length <= MOST_EXCHANGES) return all
  const at = all.findIndex(({ number }) => number === judged)
  const end = at < 0 ? all.length : Math.max(at + 1, MOST_EXCHANGES)
  return all.slice(end - MOST_EXCHANGES, end)
}

/** The finding that is shown: of a violated rule the one that is easiest to reproduce, otherwise the one that names a cause. */
function shownOf({
  verdict,
  findings,
  scenarios,
  cause,
}: RuleResult): { finding: Finding; others: number } | undefined {
  if (verdict === 'violates') {
    const [best] = distinctFindings(findings)
    return best && { finding: best.finding, others: findings.length - 1 }
  }
  const broken = scenarios.flatMap(({ status, finding }) => (status === 'broken' && finding ? [finding] : []))
  const finding = broken.find((one) => one.cause === cause) ?? broken[0]
  return finding && { finding, others: broken.length - 1 }
}

function evidenceText(finding: Finding): Omit<EvidenceOfRule, 'scenario' | 'others'> {
  const { expected, actual, again, judged, replay } = finding
  return {
    what: subjectOf(finding),
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
    ...(again !== undefined && { again }),
    ...(judged !== undefined && { judged }),
    ...(replay !== undefined && { curl: replay }),
  }
}
