import { readFileSync } from 'node:fs'
import path from 'node:path'
import { KnownListError, knownOn, neverViolated, parseKnown, type KnownDocument } from '../gate/known-list.ts'
import { isJudgeable, type Demands } from '../gate/unmet.ts'
import type { Known } from '../outcome/verdict.ts'
import { selectIds } from './select.ts'
import { catalogue } from './suite.ts'
import { nearest } from './suggest.ts'
import { UsageError } from './usage-error.ts'

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
export function demandsOf(flags: DemandFlags, selected: ReadonlySet<string>, today: Date): HeldTo {
  const { known: file } = flags
  const list = file === undefined ? undefined : readKnown(file)
  const entries = list?.entries.map(({ entry }) => entry) ?? []
  if (file !== undefined) refuse(file, neverViolated(entries, catalogue, nearest))
  return {
    known: knownOn(entries, today),
    demands: {
      ...(file !== undefined && { known: { file, entries } }),
      ...(file !== undefined && list?.judged && { judged: { file, ids: list.judged.ids, nearest: nearestRule } }),
      required: (flags.require ?? []).map((glob) => ({ glob, ids: requiredBy(glob, selected) })),
      ...(flags.maxNotExercised !== undefined && { maxNotExercised: flags.maxNotExercised }),
    },
  }
}

/**
 * Reads a list of known violations, whatever its rules are.
 * @throws UsageError where it cannot be read, naming each line that is wrong
 */
export function readKnown(file: string, otherwise?: string): KnownDocument {
  try {
    return parseKnown(textOf(file, otherwise), nearest)
  } catch (error) {
    if (error instanceof KnownListError) refuse(file, error.message.split('\n'))
    throw error
  }
}

function textOf(file: string, otherwise?: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT' && otherwise !== undefined) return otherwise
    const why =
      code === 'ENOENT'
        ? `there is no such file in ${path.resolve(path.dirname(file))}`
        : `it cannot be read: ${String(code)}`
    throw new UsageError(`--known ${file}: ${why}; give a list in YAML, or write one with countersign known --update`)
  }
}

/** The nearest rule to an id that is none. */
const nearestRule = (id: string): string => nearest(id, [...catalogue.keys()], 1).join()

/** Tells all that is wrong with a list at once. */
function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `--known ${file}: ${problem}`).join('\n'))
}

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
