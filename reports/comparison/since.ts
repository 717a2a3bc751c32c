import { existsSync } from 'node:fs'
import path from 'node:path'
import { shardText } from '../../helpers/engine/gate/shard.ts'
import { targetName } from '../../helpers/engine/outcome/target-name.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { PREVIOUS, REPORTS } from '../files/write.ts'
import type { Since } from '../since.ts'
import type { RunOutcome } from '../summary.ts'
import { differingObservations } from './observations.ts'
import { readReport, UnreadableReportError, type ComparedReport, type ComparedRule } from './report.ts'

/**
 * The changes since the run before, whose reports were moved to the folder `previous`.
 * @param out the folder of the reports
 * @returns undefined if there is no such run, or it cannot be compared with this one
 */
export function sincePrevious(outcome: RunOutcome, out: string): Since | undefined {
  const folder = path.join(out, PREVIOUS)
  if (!existsSync(path.join(folder, REPORTS.conformance))) return undefined
  try {
    return sinceOf(outcome, readReport(folder))
  } catch (error) {
    if (error instanceof UnreadableReportError) return undefined
    throw error
  }
}

/** The changes since an earlier run; undefined unless both finished and judged the same rules of the same target. */
export function sinceOf(outcome: RunOutcome, earlier: ComparedReport): Since | undefined {
  if (!isOfSameKind(outcome, earlier)) return undefined
  const before = new Map(earlier.rules.map((rule) => [rule.id, rule]))
  const idsWhere = (matches: (was: ComparedRule, is: RuleResult) => boolean) =>
    outcome.results.flatMap((is) => {
      const was = before.get(is.rule.id)
      return was && matches(was, is) ? [is.rule.id] : []
    })
  return {
    started_at: earlier.started_at,
    fixed: idsWhere((was, is) => was.verdict === 'violates' && is.verdict === 'conforms'),
    violated: idsWhere((was, is) => was.verdict !== 'violates' && is.verdict === 'violates' && is.known === undefined),
    inconclusive: idsWhere((was, is) => isJudged(was) && is.verdict === 'inconclusive'),
    not_judged: idsWhere((was, is) => was.verdict !== 'not-exercised' && is.verdict === 'not-exercised'),
    observations: differingObservations(
      earlier.rules,
      outcome.results.map(({ rule, verdict, observations }) => ({ id: rule.id, verdict, observations })),
    ).length,
  }
}

const isJudged = ({ verdict }: ComparedRule) => verdict === 'conforms' || verdict === 'violates'

function isOfSameKind(outcome: RunOutcome, earlier: ComparedReport): boolean {
  const { target, shard, complete, results } = outcome
  const now = targetName({ ...target, image: target.image?.name })
  if (!complete || !earlier.complete || targetName(earlier.target) !== now) return false
  if ((shard && shardText(shard)) !== earlier.shard) return false
  const before = new Map(earlier.rules.map((rule) => [rule.id, rule.left_out]))
  return results.every(({ rule, leftOut }) => !before.has(rule.id) || before.get(rule.id) === leftOut)
}
