import { fails, type Gate } from '../helpers/engine/catalogue/gate.ts'
import { isOwn } from '../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../helpers/engine/outcome/record.ts'
import type { StatedWorkspace } from '../helpers/engine/facts/stated-workspace.ts'
import type { Shard } from '../helpers/engine/gate/shard.ts'
import type { Unmet } from '../helpers/engine/gate/unmet-kinds.ts'
import type { RetryCounts } from '../helpers/engine/session/retries.ts'
import { oncePer } from '../helpers/engine/values/once-per.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'
import { causesOf } from './causes.ts'
import { documentResults, ownSummaryOf } from './own-rules.ts'
import type { Again } from './repeat-line.ts'
import type { Since } from './since.ts'

/** The outcome of one run, from which every report is built. */
export interface RunOutcome {
  readonly suite: { readonly name: string; readonly version: string }
  readonly target: {
    readonly kind: 'embedded' | 'address' | 'image'
    readonly base_url: string
    /** The image that the target was started from, and the commands that start it by hand, to paste. */
    readonly image?: { readonly name: string; readonly byHand: readonly string[] }
  }
  /** The facts and capabilities that the target was judged against. */
  readonly workspace: StatedWorkspace
  readonly startedAt: Date
  readonly durationMs: number
  readonly seed: number
  /** The rules whose violation fails the run. */
  readonly gate: Gate
  readonly requests: number
  /** Milliseconds for which requests were delayed because of a rate limit of the target or of the run. */
  readonly throttledMs: number
  /** The retries of scenarios because requests got no usable response. */
  readonly retried?: RetryCounts
  /** False if the run ended before every selected scenario did. */
  readonly complete: boolean
  /** One per rule of the catalogue, in its order; own ones are last. */
  readonly results: readonly RuleResult[]
  readonly records: readonly ScenarioRecord[]
  /** The reasons, other than verdicts, why the run does not pass. */
  readonly unmet: readonly Unmet[]
  /** Ids of transactions that could not be cancelled at the end. */
  readonly leftovers: readonly string[]
  /** The deliberate fault of the embedded target. */
  readonly fault?: string
  /** The flags that judge the target again. */
  readonly again: Again
  readonly interrupted: boolean
  /** The shard of the run; the other rules are judged by other shards. */
  readonly shard?: Shard
  /** The missing shards of a merged run, such as `2/3`; absent unless parts were merged. */
  readonly missing?: readonly string[]
  /** Why the run stopped early: it had found enough, or its time was up. */
  readonly stopped?: string
  /** The changes since the run before in the same folder, if it judged the same rules of the same target. */
  readonly since?: Since
}

/** Shorter delays are not reported. Milliseconds. */
export const LEAST_REPORTED_MS = 100

/** The number of rules of the document by verdict. */
export interface Summary {
  readonly conforms: number
  /** Violated rules that the document states, and that are not known. */
  readonly violates: number
  /** Violated rules that are inferred from the document, and that are not known. */
  readonly violates_inferred: number
  /** Violated rules in the list of known violations. */
  readonly known: number
  readonly inconclusive: number
  readonly not_exercised: number
  /** The rules that were not exercised because the target shows nothing that could be judged. */
  readonly not_shown: number
  readonly observed: number
}

/** Counts the verdicts on rules of the document; cached by results, because each report asks for them. */
export const summaryOf = oncePer((all: readonly RuleResult[]): Summary => {
  const results = documentResults(all)
  const count = (matches: (result: RuleResult) => boolean) => results.filter(matches).length
  return {
    conforms: count(({ verdict }) => verdict === 'conforms'),
    violates: count((result) => isViolated(result) && result.rule.level === 'stated'),
    violates_inferred: count((result) => isViolated(result) && result.rule.level === 'inferred'),
    known: count(({ known }) => known !== undefined),
    inconclusive: count(({ verdict }) => verdict === 'inconclusive'),
    not_exercised: count(({ verdict }) => verdict === 'not-exercised'),
    not_shown: count(({ isUnshown }) => isUnshown === true),
    observed: count(({ verdict }) => verdict === 'observed'),
  }
})

/** Whether a rule is violated without being known. */
const isViolated = ({ verdict, known }: RuleResult): boolean => verdict === 'violates' && known === undefined

/** 0 passed, 1 violated, 3 nothing can be concluded, 4 an entry of the known list no longer holds, 130 interrupted. */
export type ExitCode = 0 | 1 | 3 | 4 | 130

/** Whether a rule is violated and fails the run. */
export const failsRun = (result: RuleResult, gate: Gate): boolean =>
  isViolated(result) && fails(result.rule.level, gate)

/** The rules that are inconclusive because of known violations, which therefore do not fail the run either. */
export function excusedByKnown(results: readonly RuleResult[]): ReadonlySet<RuleResult> {
  return new Set(causesOf(results).flatMap(({ result, dependents }) => (result?.known ? dependents : [])))
}

/**
 * The exit code of a run. A violation fails it even if other rules are inconclusive. A run that judged nothing, or is
 * incomplete, never passes.
 */
export function exitCodeOf({ results, complete, interrupted, gate, unmet }: RunOutcome): ExitCode {
  if (interrupted) return 130
  if (results.some((result) => failsRun(result, gate))) return 1
  if (unmet.some(({ kind }) => kind === 'known-conforms' || kind === 'known-expired')) return 4
  return hindrance(results, gate) || !judgedAny(results) || !complete || unmet.length > 0 ? 3 : 0
}

/** Whether a rule of the gate is inconclusive for a reason other than a known violation. */
function hindrance(results: readonly RuleResult[], gate: Gate): boolean {
  const excused = excusedByKnown(results)
  return results.some(
    (result) =>
      result.verdict === 'inconclusive' && !excused.has(result) && (!isOwn(result.rule) || fails('own', gate)),
  )
}

/** Whether at least one rule was judged. */
export function judgedAny(results: readonly RuleResult[]): boolean {
  const document = summaryOf(results)
  const own = ownSummaryOf(results)
  const judged = [document.conforms, document.violates, document.violates_inferred, document.known]
  return [...judged, own?.conforms ?? 0, own?.violates ?? 0, own?.known ?? 0].some((count) => count > 0)
}
