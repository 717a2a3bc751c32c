import type { ComparedReport, ComparedRule } from './report.ts'

type Verdict = ComparedRule['verdict']

/** A rule with another verdict. */
export interface VerdictChange {
  readonly rule: string
  readonly from: Verdict
  readonly to: Verdict
  /** Why it is inconclusive in one of the runs. */
  readonly reason?: string
  /** Whether its violation is known, in either run. */
  readonly known?: true
  /** Whether its level differs, so that the suite explains the change. */
  readonly level_changed?: true
}

/** A rule that only one run judged or observed. */
export interface OnlyJudged {
  readonly rule: string
  /** Its verdict in that run. */
  readonly verdict: Verdict
  /** Why the other run did not judge it. */
  readonly reason: string
}

/** The verdicts of rules that differ between two runs. Rules that only one suite has are left out. */
export interface VerdictChanges {
  readonly verdicts: readonly VerdictChange[]
  readonly judged_only_in_a: readonly OnlyJudged[]
  readonly judged_only_in_b: readonly OnlyJudged[]
}

/** Compares the verdicts of two runs. */
export function verdictChanges(a: ComparedReport, b: ComparedReport): VerdictChanges {
  const after = new Map(b.rules.map((rule) => [rule.id, rule]))
  const pairs = a.rules.flatMap((before) => {
    const then = after.get(before.id)
    return then && then.verdict !== before.verdict ? [[before, then] as const] : []
  })
  const isLeft = ({ verdict }: ComparedRule) => verdict === 'not-exercised'
  return {
    verdicts: pairs.filter((pair) => !pair.some(isLeft)).map(([before, then]) => changeOf(before, then)),
    judged_only_in_a: pairs.filter(([, then]) => isLeft(then)).map(([before, then]) => onlyJudged(before, then)),
    judged_only_in_b: pairs.filter(([before]) => isLeft(before)).map(([before, then]) => onlyJudged(then, before)),
  }
}

function changeOf(before: ComparedRule, then: ComparedRule): VerdictChange {
  const reason = then.reason ?? before.reason
  return {
    rule: then.id,
    from: before.verdict,
    to: then.verdict,
    ...(reason !== undefined && { reason }),
    ...((then.known ?? before.known) && { known: true }),
    ...(then.level !== before.level && { level_changed: true }),
  }
}

const onlyJudged = ({ id, verdict }: ComparedRule, { reason }: ComparedRule): OnlyJudged => ({
  rule: id,
  verdict,
  reason: reason ?? 'it was not exercised',
})
