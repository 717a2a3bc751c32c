import { isOwn, type Rule } from '../catalogue/rule.ts'
import type { RuleResult } from '../outcome/verdict.ts'
import { coverageDropped, type JudgedBefore } from './coverage-dropped.ts'
import { isExpired } from './expiry.ts'
import type { KnownEntry } from './known-list.ts'
import type { Unmet } from './unmet-kinds.ts'

/** The demands on a run in addition to its verdicts. */
export interface Demands {
  /** The known list: its name as the user wrote it, and its entries. */
  readonly known?: { readonly file: string; readonly entries: readonly KnownEntry[] }
  /** The rules that were judged before, if the list contains them. */
  readonly judged?: JudgedBefore
  /** The rules that must be judged, by the glob that selects them. */
  readonly required: readonly { readonly glob: string; readonly ids: readonly string[] }[]
  /** The maximum number of rules of the document that may be not exercised. */
  readonly maxNotExercised?: number
}

/** The rules of the catalogue that a run covers. */
export interface Extent {
  readonly selected: ReadonlySet<string>
  /** Whether these are all rules of the catalogue. Otherwise, an entry counts only if its rule was judged. */
  readonly isWhole: boolean
  /** False after an incomplete run: a rule that conforms there may be violated in the part that did not run. */
  readonly complete: boolean
  /** The rules of missing shards. No demand says anything about them. */
  readonly missing?: ReadonlySet<string>
}

const NONE: ReadonlySet<string> = new Set()

/** Lists the demands that a run does not meet. */
export function unmetOf(
  results: readonly RuleResult[],
  { known, judged, required, maxNotExercised }: Demands,
  extent: Extent,
  today: Date,
): Unmet[] {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  const { missing = NONE } = extent
  return [
    ...(known
      ? known.entries.flatMap((entry) => outdatedEntry(entry, known.file, byId.get(entry.rule), extent, today))
      : []),
    ...(judged ? coverageDropped(judged, results, missing) : []),
    ...required.flatMap(({ glob, ids }) => notJudged(glob, ids, byId, missing)),
    ...(maxNotExercised === undefined ? [] : tooFew(results, maxNotExercised, extent)),
  ]
}

/** Reports an entry that has expired, or whose rule conforms now. */
function outdatedEntry(
  entry: KnownEntry,
  file: string,
  result: RuleResult | undefined,
  { isWhole, complete, missing }: Extent,
  today: Date,
): Unmet[] {
  const { rule, line, expires = '' } = entry
  if (missing?.has(rule)) return []
  const at = `${file}, line ${line}: ${rule}`
  const verdict = result?.verdict
  const isJudged = verdict === 'conforms' || verdict === 'violates'
  if (isExpired(entry, today) && (isWhole || isJudged)) {
    const remedy =
      verdict === 'violates' ? 'it is still violated: fix the target, or give a later date' : 'remove the entry'
    return [{ kind: 'known-expired', rules: [rule], message: `${at} expired on ${expires}; ${remedy}` }]
  }
  if (verdict !== 'conforms' || !complete) return []
  return [{ kind: 'known-conforms', rules: [rule], message: `${at} conforms now; remove the entry` }]
}

/** Whether a rule can be judged: only rules that are not open and that a client can test. */
export const isJudgeable = ({ level, unreachable }: Rule): boolean => level !== 'open' && !unreachable

function notJudged(
  glob: string,
  ids: readonly string[],
  byId: ReadonlyMap<string, RuleResult>,
  missing: ReadonlySet<string>,
): Unmet[] {
  const left = ids.filter((id) => {
    if (missing.has(id)) return false
    const verdict = byId.get(id)?.verdict
    return verdict !== 'conforms' && verdict !== 'violates'
  })
  if (left.length === 0) return []
  const first = left[0] ?? ''
  const why = byId.get(first)?.reason
  const message = `--require ${glob}: ${left.length} of ${ids.length} rules ${left.length === 1 ? 'was' : 'were'} not judged; ${left.length > 1 ? 'the first, ' : ''}${first}${why === undefined ? '' : `: ${why}`}`
  return [{ kind: 'required', rules: left, message }]
}

function tooFew(results: readonly RuleResult[], most: number, { selected, missing = NONE }: Extent): Unmet[] {
  const left = results.filter(
    ({ verdict, rule }) =>
      verdict === 'not-exercised' &&
      isJudgeable(rule) &&
      !isOwn(rule) &&
      selected.has(rule.id) &&
      !missing.has(rule.id),
  )
  if (left.length <= most) return []
  return [
    {
      kind: 'not-exercised',
      rules: left.map(({ rule }) => rule.id),
      message: `--max-not-exercised ${most}: ${left.length} rules that a client can test were not exercised`,
    },
  ]
}
