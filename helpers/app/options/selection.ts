import { selectIds } from './select.ts'
import { catalogue } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags that choose the rules. */
export interface SelectionFlags {
  /** Only these rules: ids, areas, or globs; by default all. */
  readonly rule?: readonly string[]
  /** Folders with own rules, which are judged like those of the document but counted apart. */
  readonly rules?: readonly string[]
  /** Never report these rules, even if a scenario of another rule sees them. */
  readonly exclude?: readonly string[]
}

/** The rules that a run judges, and those that it leaves out. */
export interface Selection {
  /** The globs of the command line: a later run resumes with them, and the parts of one run share them. */
  readonly globs: Required<Omit<SelectionFlags, 'rules'>>
  readonly selected: ReadonlySet<string>
  readonly excluded: ReadonlySet<string>
}

/**
 * Selects rules by globs.
 * @throws UsageError for a glob that matches nothing, or if no rule is left
 */
export function selectionOf({ rule = [], exclude = [] }: SelectionFlags): Selection {
  const ids = [...catalogue.keys()]
  const excluded = new Set(exclude.length === 0 ? [] : selectIds(exclude, ids, (glob) => `--exclude ${glob}`))
  const left = selectIds(rule, ids).filter((id) => !excluded.has(id))
  if (left.length === 0)
    throw new UsageError(`--exclude ${exclude.join(', ')}: no rule is left to be judged. Exclude fewer rules.`)
  return { globs: { rule, exclude }, selected: new Set(left), excluded }
}
