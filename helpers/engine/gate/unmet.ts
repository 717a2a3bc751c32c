import type { Rule } from '../catalogue/rule.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import { coverageDropped, type JudgedBefore } from './coverage-dropped.ts'
import { isExpired } from './expiry.ts'
import type { KnownEntry } from './known-list.ts'
import type { Unmet } from './unmet-kinds.ts'

/** What a run is held to beside its verdicts. */
export interface Demands {
  /** The list of known violations: its name as the user wrote it, and its entries. */
  readonly known?: { readonly file: string; readonly entries: readonly KnownEntry[] }
  /** The rules that were judged before, where the list has them. */
  readonly judged?: JudgedBefore
  /** The rules that must have been judged, by the glob that names them. */
  readonly required: readonly { readonly glob: string; readonly ids: readonly string[] }[]
  /** How many rules may not be exercised. */
  readonly maxNotExercised?: number
}

/** Which rules of the catalogue a run is about. */
export interface Extent {
  readonly selected: ReadonlySet<string>
  /** Whether these are all of the catalogue: otherwise an entry counts only where its rule was judged. */
  readonly isWhole: boolean
  /** False where the run did not come to its end: what conforms in it may be violated in what was not run. */
  readonly complete: boolean
}

/** What of the demands is not met. */
export function unmetOf(
  results: readonly RuleResult[],
  { known, judged, required, maxNotExercised }: Demands,
  extent: Extent,
  today: Date,
): Unmet[] {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  return [
    ...(known
      ? known.entries.flatMap((entry) => staleness(entry, known.file, byId.get(entry.rule), extent, today))
      : []),
    ...(judged ? coverageDropped(judged, results) : []),
    ...required.flatMap(({ glob, ids }) => notJudged(glob, ids, byId)),
    ...(maxNotExercised === undefined ? [] : tooFew(results, maxNotExercised, extent)),
  ]
}

/** What is wrong with an entry by what became of its rule. */
function staleness(
  entry: KnownEntry,
  file: string,
  result: RuleResult | undefined,
  { isWhole, complete }: Extent,
  today: Date,
): Unmet[] {
  const { rule, line, expires = '' } = entry
  const at = `${file}, line ${line}: ${rule}`
  const verdict = result?.verdict
  const isJudged = verdict === 'conforms' || verdict === 'violates'
  if (isExpired(entry, today) && (isWhole || isJudged)) {
    const remedy = verdict === 'violates' ? 'it is still violated: mend it, or give a later day' : 'take the entry out'
    return [{ kind: 'known-expired', rules: [rule], message: `${at} expired on ${expires}; ${remedy}` }]
  }
  if (verdict !== 'conforms' || !complete) return []
  return [{ kind: 'known-conforms', rules: [rule], message: `${at} conforms now; take the entry out` }]
}

/** Whether a rule can be judged at all: what is open or beyond the reach of any client never is. */
export const isJudgeable = ({ level, unreachable }: Rule): boolean => level !== 'open' && !unreachable

function notJudged(glob: string, ids: readonly string[], byId: ReadonlyMap<string, RuleResult>): Unmet[] {
  const left = ids.filter((id) => {
    const verdict = byId.get(id)?.verdict
    return verdict !== 'conforms' && verdict !== 'violates'
  })
  if (left.length === 0) return []
  const first = left[0] ?? ''
  const why = byId.get(first)?.reason
  const message = `--require ${glob}: ${left.length} of ${ids.length} rules not judged; ${left.length > 1 ? 'the first, ' : ''}${first}${why === undefined ? '' : `: ${why}`}`
  return [{ kind: 'required', rules: left, message }]
}

function tooFew(results: readonly RuleResult[], most: number, { selected }: Extent): Unmet[] {
  const left = results.filter(
    (result) => result.verdict === 'not-exercised' && isJudgeable(result.rule) && selected.has(result.rule.id),
  )
  if (left.length <= most) return []
  return [
    {
      kind: 'not-exercised',
      rules: left.map(({ rule }) => rule.id),
      message: `--max-not-exercised ${most}: ${left.length} rules within the reach of a client were not exercised`,
    },
  ]
}
