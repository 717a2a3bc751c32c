import type { ComparedFinding, ComparedReport } from './report.ts'

/** A finding of one run. */
export interface ListedFinding {
  readonly title: string
  /** The rule that shows it best. */
  readonly rule: string
  readonly violated: readonly string[]
  /** Whether all its violations are known. */
  readonly known?: true
}

/** A finding of both runs. */
export interface RemainingFinding extends ListedFinding {
  /** The rules that it violated in A only. */
  readonly fixed: readonly string[]
  /** The rules that it violates in B only. */
  readonly added: readonly string[]
}

/** The findings of two runs. */
export interface FindingChanges {
  /** Only in B. */
  readonly appeared: readonly ListedFinding[]
  /** Only in A, and B judged its rules: none is violated. */
  readonly fixed: readonly ListedFinding[]
  /** Only in A, but B did not judge any of its rules. */
  readonly not_judged: readonly ListedFinding[]
  /** In both, as B shows it. */
  readonly remaining: readonly RemainingFinding[]
}

/** Two findings are the same if they share more than half of the rules of the smaller one: a cause may be fixed partly. */
function areSame(one: ComparedFinding, other: ComparedFinding): boolean {
  const shared = one.violated.filter((id) => other.violated.includes(id)).length
  return shared * 2 > Math.min(one.violated.length, other.violated.length)
}

/** Compares the findings of two runs. */
export function findingChanges(a: ComparedReport, b: ComparedReport): FindingChanges {
  const rulesOf = (report: ComparedReport) => new Map(report.rules.map((rule) => [rule.id, rule]))
  const [before, after] = [rulesOf(a), rulesOf(b)]
  const listed = ({ title, rule, violated }: ComparedFinding, rules = after): ListedFinding => {
    const isKnown = violated.every((id) => rules.get(id)?.known !== undefined)
    return { title, rule, violated, ...(isKnown && { known: true }) }
  }
  const isJudged = (id: string) => after.get(id)?.verdict === 'conforms' || after.get(id)?.verdict === 'violates'
  const gone = a.findings.filter((one) => !b.findings.some((other) => areSame(one, other)))
  return {
    appeared: b.findings.filter((one) => !a.findings.some((other) => areSame(one, other))).map((one) => listed(one)),
    fixed: gone.filter(({ violated }) => violated.some(isJudged)).map((one) => listed(one, before)),
    not_judged: gone.filter(({ violated }) => !violated.some(isJudged)).map((one) => listed(one, before)),
    remaining: b.findings.flatMap((one) => {
      const earlier = a.findings.filter((other) => areSame(one, other)).flatMap(({ violated }) => violated)
      if (earlier.length === 0) return []
      return {
        ...listed(one),
        fixed: earlier.filter((id) => after.get(id)?.verdict === 'conforms'),
        added: one.violated.filter((id) => !earlier.includes(id)),
      }
    }),
  }
}
