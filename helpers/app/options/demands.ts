import { isJudgeable, type Demands } from '../../engine/gate/unmet.ts'
import type { Known } from '../../engine/outcome/verdict.ts'
import { selectIds } from './select.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags that decide whether a run passes. */
export interface DemandFlags {
  /** The known list (YAML): violations that do not fail the run, and rules that must still be judged. */
  readonly known?: string
  /** Rules that must have been judged for a run to pass: ids, areas, or globs. */
  readonly require?: readonly string[]
  /** How many rules that a client can test may be left unexercised. */
  readonly maxNotExercised?: number
}

/** The demands on a run, and the violations that are known today. */
export interface HeldTo {
  readonly demands: Demands
  readonly known: ReadonlyMap<string, Known>
}

/**
 * Reads the demands on a run before it begins.
 * @param selected the ids of the rules that the run judges
 * @throws UsageError if the known list cannot be used, or a demand can never be met
 */
export async function demandsOf(flags: DemandFlags, selected: ReadonlySet<string>, today: Date): Promise<HeldTo> {
  const { known: file } = flags
  // The YAML parser is slow to load, and most runs have no known list.
  const list = file === undefined ? undefined : (await import('./known-file.ts')).knownIn(file, today)
  return {
    known: list?.known ?? new Map(),
    demands: {
      ...(file !== undefined && list && { known: { file, entries: list.entries } }),
      ...(file !== undefined && list?.judged && { judged: { file, ids: list.judged.ids, nearest: nearestRule } }),
      required: (flags.require ?? []).map((glob) => ({ glob, ids: requiredBy(glob, selected) })),
      ...(flags.maxNotExercised !== undefined && { maxNotExercised: flags.maxNotExercised }),
    },
  }
}

/** The rule whose id is nearest to an unknown id. */
const nearestRule = (id: string): string => nearest(id, [...catalogue.keys()], 1).join()

/** The judgeable rules that a demand names. */
function requiredBy(glob: string, selected: ReadonlySet<string>): string[] {
  const named = selectIds([glob], [...catalogue.keys()], (one) => `--require ${one}`)
  const ids = named.filter((id) => {
    const rule = catalogue.get(id)
    return rule && isJudgeable(rule)
  })
  if (ids.length === 0)
    throw new UsageError(
      `--require ${glob} names only rules that are never judged: they are open, or not testable by a client. Name other rules.`,
    )
  const left = ids.filter((id) => !selected.has(id))
  if (left.length > 0)
    throw new UsageError(
      `--require ${glob}: this run leaves out ${left.length} of these rules, such as ${left[0]}. Select them with --rule, too.`,
    )
  return ids
}
