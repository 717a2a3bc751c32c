import { isJudgeable, type Demands } from '../../engine/gate/unmet.ts'
import type { Known } from '../../engine/outcome/verdict.ts'
import { selectIds } from './select.ts'
import { catalogue } from '../project/suite.ts'
import { nearest } from '../usage/suggest.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags that say what a run is held to. */
export interface DemandFlags {
  /** The file (YAML) of known violations, which fail no run, and of the rules that have to be judged as before. */
  readonly known?: string
  /** Rules that must have been judged for a run to pass: ids, areas, or globs. */
  readonly require?: readonly string[]
  /** How many rules within the reach of a client may not be exercised. */
  readonly maxNotExercised?: number
}

/** What a run is held to, and which violations it lets pass today. */
export interface HeldTo {
  readonly demands: Demands
  readonly known: ReadonlyMap<string, Known>
}

/**
 * Reads what a run is held to, before it begins.
 * @param selected the ids of the rules that the run is about
 * @throws UsageError where the list cannot be used, or a demand can never be met
 */
export async function demandsOf(flags: DemandFlags, selected: ReadonlySet<string>, today: Date): Promise<HeldTo> {
  const { known: file } = flags
  // Loaded for a list alone: most runs have none, and the parser of YAML takes its time.
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

/** The nearest rule to an id that is none. */
const nearestRule = (id: string): string => nearest(id, [...catalogue.keys()], 1).join()

/** The rules that a demand names, of those that can be judged at all. */
function requiredBy(glob: string, selected: ReadonlySet<string>): string[] {
  const named = selectIds([glob], [...catalogue.keys()], (one) => `--require ${one}`)
  const ids = named.filter((id) => {
    const rule = catalogue.get(id)
    return rule && isJudgeable(rule)
  })
  if (ids.length === 0)
    throw new UsageError(`--require ${glob}: what it names is open or beyond the reach of any client: never judged`)
  const left = ids.filter((id) => !selected.has(id))
  if (left.length > 0)
    throw new UsageError(
      `--require ${glob}: this run leaves out ${left.length} of these rules, such as ${left[0]}; ask for them too`,
    )
  return ids
}
