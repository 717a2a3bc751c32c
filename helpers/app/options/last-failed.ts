import type { ConformanceReport } from '../../../reports/files/conformance-json.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import type { LastRun } from './last-run.ts'
import type { Selection } from './selection.ts'
import { catalogue } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * The part of a selection that was not green in the last run.
 * @param where the target of this run, as a person calls it
 * @throws UsageError where the last run judged another target, and where no rule is left
 */
export function lastFailedOf(selection: Selection, { file, report }: LastRun, where: string): Selection {
  const then = targetName(report.target)
  if (where !== then)
    throw new UsageError(
      `--last-failed: ${file} is of ${then}, and this run judges ${where}; give the --out of its last run`,
    )
  const again = new Set(notGreenIn(report))
  const selected = [...selection.selected].filter((id) => again.has(id))
  if (selected.length === 0) {
    const among = selection.selected.size < catalogue.size ? ' of the rules asked for' : ''
    throw new UsageError(`--last-failed: none${among} was violated or inconclusive in ${file}; leave --last-failed out`)
  }
  return { ...selection, selected: new Set(selected) }
}

/** The rules that were violated and not known, or of which nothing could be concluded. */
const notGreenIn = ({ rules }: ConformanceReport) =>
  rules
    .filter(({ verdict, known }) => (verdict === 'violates' && !known) || verdict === 'inconclusive')
    .map(({ id }) => id)
