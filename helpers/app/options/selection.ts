import { selectIds } from './select.ts'
import { catalogue } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags that say which rules are judged. */
export interface SelectionFlags {
  /** Only these rules: ids, areas, or globs; by default all. */
  readonly rule?: readonly string[]
  /** None of these, whatever is seen of them. */
  readonly exclude?: readonly string[]
}

/** Which rules a run is about, and of which it says nothing. */
export interface Selection {
  /** The globs that asked for them: a later run continues with these, and parts of one run share them. */
  readonly globs: Required<SelectionFlags>
  readonly selected: ReadonlySet<string>
  readonly excluded: ReadonlySet<string>
}

/**
 * The rules that globs ask for.
 * @throws UsageError for a glob that matches nothing, and where no rule is left
 */
export function selectionOf({ rule = [], exclude = [] }: SelectionFlags): Selection {
  const ids = [...catalogue.keys()]
  const excluded = new Set(exclude.length === 0 ? [] : selectIds(exclude, ids, (glob) => `--exclude ${glob}`))
  const left = selectIds(rule, ids).filter((id) => !excluded.has(id))
  if (left.length === 0) throw new UsageError(`--exclude ${exclude.join(', ')}: no rule is left to be judged`)
  return { globs: { rule, exclude }, selected: new Set(left), excluded }
}
