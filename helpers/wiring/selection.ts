import type { ConformanceReport } from '../../reports/conformance-json.ts'
import { targetName } from '../outcome/target-name.ts'
import { whereOf, type Judged } from './environment.ts'
import type { LastRun } from './last-run.ts'
import { selectIds } from './select.ts'
import { catalogue } from './suite.ts'
import { UsageError } from './usage-error.ts'

/** The flags that say which rules are judged. */
export interface SelectionFlags {
  /** Only these rules: ids, areas, or globs; by default all. */
  readonly rule?: readonly string[]
  /** None of these, whatever is seen of them. */
  readonly exclude?: readonly string[]
}

/** Which rules a run is about, and of which it says nothing. */
export interface Selection {
  readonly selected: ReadonlySet<string>
  readonly excluded: ReadonlySet<string>
}

/**
 * Decides which rules are judged.
 * @param last the last run, where only what was not green in it is judged again
 * @throws UsageError for a glob that matches nothing, and where no rule is left
 */
export function selectionOf(flags: SelectionFlags, judged: Judged, last?: LastRun): Selection {
  const { selected: asked, excluded } = selectionIn(flags)
  if (!last) return { selected: asked, excluded }
  const { file, report } = last
  refuseOther(report.target, judged, file)
  const again = new Set(notGreenIn(report))
  const selected = [...asked].filter((id) => again.has(id))
  if (selected.length === 0) {
    const among = asked.size < catalogue.size ? ' of the rules asked for' : ''
    throw new UsageError(`--last-failed: none${among} was violated or inconclusive in ${file}; leave --last-failed out`)
  }
  return { selected: new Set(selected), excluded }
}

/**
 * The rules that globs ask for.
 * @throws UsageError for a glob that matches nothing, and where no rule is left
 */
export function selectionIn({ rule = [], exclude = [] }: SelectionFlags): Selection {
  const ids = [...catalogue.keys()]
  const excluded = new Set(exclude.length === 0 ? [] : selectIds(exclude, ids, (glob) => `--exclude ${glob}`))
  const left = selectIds(rule, ids).filter((id) => !excluded.has(id))
  if (left.length === 0) throw new UsageError(`--exclude ${exclude.join(', ')}: no rule is left to be judged`)
  return { selected: new Set(left), excluded }
}

/** The rules that were violated and not known, or of which nothing could be concluded. */
const notGreenIn = ({ rules }: ConformanceReport) =>
  rules
    .filter(({ verdict, known }) => (verdict === 'violates' && !known) || verdict === 'inconclusive')
    .map(({ id }) => id)

function refuseOther(target: ConformanceReport['target'], judged: Judged, file: string): void {
  const now = whereOf(judged)
  const then = targetName(target)
  if (now === then) return
  throw new UsageError(
    `--last-failed: ${file} is of ${then}, and this run judges ${now}; give the --out of its last run`,
  )
}
