import { fails, type Gate } from '../helpers/engine/catalogue/gate.ts'
import type { ScenarioRecord } from '../helpers/engine/outcome/record.ts'
import type { Shard } from '../helpers/engine/gate/shard.ts'
import type { Unmet } from '../helpers/engine/gate/unmet-kinds.ts'
import type { RetriesTold } from '../helpers/engine/session/retries.ts'
import type { RuleResult } from '../helpers/engine/outcome/verdict.ts'
import { causesOf } from './causes.ts'

/** Everything that one run leaves behind: what every report is made of. */
export interface RunOutcome {
  readonly suite: { readonly name: string; readonly version: string }
  readonly target: {
    readonly kind: 'embedded' | 'address' | 'image'
    readonly base_url: string
    /** The image that it was started from, and what does so by hand, to paste. */
    readonly image?: { readonly name: string; readonly byHand: readonly string[] }
  }
  readonly startedAt: Date
  readonly durationMs: number
  readonly seed: number
  /** Which violated rules fail the run. */
  readonly gate: Gate
  readonly requests: number
  /** Milliseconds in which requests were kept back, as the target takes only so many, or may be sent only so many. */
  readonly throttledMs: number
  /** How often scenarios were tried again, where requests got no usable answer. */
  readonly retried?: RetriesTold
  /** False when the run ended before every selected scenario did. */
  readonly complete: boolean
  /** One per rule of the catalogue, in its order. */
  readonly results: readonly RuleResult[]
  readonly records: readonly ScenarioRecord[]
  /** What keeps the run from being a success beside its verdicts. */
  readonly unmet: readonly Unmet[]
  /** Ids of transactions that could not be cancelled afterwards. */
  readonly litter: readonly string[]
  /** The deliberate breach that the embedded target was started with. */
  readonly fault?: string
  readonly interrupted: boolean
  /** Which part of a run it is: what is judged elsewhere is not judged here. */
  readonly shard?: Shard
  /** Why it stopped early, where what it found was enough, or its time was up. */
  readonly stopped?: string
}

/** Requests that were kept back for less are nothing to tell. Milliseconds. */
export const TOLD_MS = 100

/** How many rules came out how. */
export interface Summary {
  readonly conforms: number
  /** Violated rules that the document states, and that are not known. */
  readonly violates: number
  /** Violated rules that only follow from the document, and that are not known. */
  readonly violates_inferred: number
  /** Violated rules that a list of known violations names. */
  readonly known: number
  readonly inconclusive: number
  readonly not_exercised: number
  /** Of those not exercised: the rules for which the target shows nothing that could be judged. */
  readonly not_shown: number
  readonly observed: number
}

/** Counts the verdicts. */
export function summaryOf(results: readonly RuleResult[]): Summary {
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
}

/** Whether a rule is violated, and not known to be. */
const isViolated = ({ verdict, known }: RuleResult): boolean => verdict === 'violates' && known === undefined

/** 0 passed, 1 violated, 2 the list of known violations does not hold, 3 nothing may be concluded, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 3 | 130

/** Whether a rule is violated, and by that the run fails. */
export const failsRun = (result: RuleResult, gate: Gate): boolean =>
  isViolated(result) && fails(result.rule.level, gate)

/** The rules that a known violation kept from a conclusion: whoever lets it pass lets pass that they could not be judged. */
export function excusedBy(results: readonly RuleResult[]): ReadonlySet<RuleResult> {
  return new Set(causesOf(results).flatMap(({ result, hanging }) => (result?.known ? hanging : [])))
}

/**
 * The exit code of a run. What is violated fails it whatever else is inconclusive; a run that judged nothing, or did not
 * come to its end, is never a success.
 */
export function exitCodeOf({ results, complete, interrupted, gate, unmet }: RunOutcome): ExitCode {
  if (interrupted) return 130
  if (results.some((result) => failsRun(result, gate))) return 1
  if (unmet.some(({ kind }) => kind === 'known-conforms' || kind === 'known-expired')) return 2
  const { conforms, violates_inferred, known, inconclusive } = summaryOf(results)
  const judged = conforms + violates_inferred + known
  return inconclusive > excusedBy(results).size || judged === 0 || !complete || unmet.length > 0 ? 3 : 0
}
