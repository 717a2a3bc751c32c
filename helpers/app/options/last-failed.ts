import { rulesIn, type ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import type { LastRun } from './last-run.ts'
import type { Selection } from './selection.ts'
import { catalogue } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * The rules of a selection that were violated or inconclusive in the last run.
 * @param where the name of the target of this run
 * @throws UsageError if the last run judged another target, or no rule is left
 */
export function lastFailedOf(selection: Selection, { file, report }: LastRun, where: string): Selection {
  const then = targetName(report.target)
  if (where !== then)
    throw new UsageError(
      `--last-failed: ${file} is about ${then}, but this run judges ${where}. Give the --out of a run of this target.`,
    )
  const again = new Set(notGreenIn(report))
  const unknown = [...again].find((id) => !catalogue.has(id))
  if (unknown !== undefined)
    throw new UsageError(
      `--last-failed: ${unknown} failed in ${file}, but this run does not have that rule. Give the same --rules as that run did.`,
    )
  const selected = [...selection.selected].filter((id) => again.has(id))
  if (selected.length === 0) {
    const among = selection.selected.size < catalogue.size ? ' selected' : ''
    throw new UsageError(
      `--last-failed: no${among} rule was violated or inconclusive in ${file}. Leave --last-failed out.`,
    )
  }
  return { ...selection, selected: new Set(selected) }
}

/** The rules that were inconclusive, or violated and not known. */
const notGreenIn = (report: ConformanceReport) =>
  rulesIn(report)
    .filter(({ verdict, known }) => (verdict === 'violates' && !known) || verdict === 'inconclusive')
    .map(({ id }) => id)
