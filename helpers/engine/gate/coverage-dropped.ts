import type { RuleResult } from '../outcome/verdict.ts'
import type { JudgedId } from './judged-list.ts'
import type { Unmet } from './unmet-kinds.ts'

/** The rules that earlier runs judged, and that this run must judge again. */
export interface JudgedBefore {
  /** The name of the list, as the user wrote it. */
  readonly file: string
  readonly ids: readonly JudgedId[]
  /** The existing rule id that is nearest to an unknown one. */
  readonly nearest: (id: string) => string
}

/** The number of ids that a message names. */
const MOST_IDS = 5
const REMEDY = 'To accept this, run all rules, then countersign known --update.'

/**
 * Finds the rules that were judged before and that this run covers but did not judge. Inconclusive rules are left out
 * because they already fail the run.
 * @param missing the rules of missing shards, about which nothing is known
 */
export function coverageDropped(
  before: JudgedBefore,
  results: readonly RuleResult[],
  missing: ReadonlySet<string> = new Set(),
): Unmet[] {
  const byId = new Map(results.map((result) => [result.rule.id, result]))
  const known = [...new Set(before.ids.map(({ id }) => id))]
  const dropped = known
    .flatMap((id) => byId.get(id) ?? [])
    .filter((result) => isDropped(result) && !missing.has(result.rule.id))
  // In a partial run, a rule that no longer exists may belong to the unselected part.
  const isPart = results.some(({ leftOut }) => leftOut === 'not-selected')
  const gone = isPart ? [] : before.ids.filter(({ id }) => !byId.has(id))
  return [...(dropped.length > 0 ? [droppedUnmet(dropped)] : []), ...(gone.length > 0 ? [goneUnmet(before, gone)] : [])]
}

/** Whether the run covers a rule but did not judge it. */
const isDropped = ({ verdict, leftOut }: RuleResult): boolean =>
  leftOut === undefined && (verdict === 'not-exercised' || verdict === 'observed')

function droppedUnmet(dropped: readonly RuleResult[]): Unmet {
  const ids = dropped.map(({ rule }) => rule.id)
  const head = ids.length === 1 ? '1 rule is' : `${ids.length.toLocaleString('en-US')} rules are`
  const why = `Reason${ids.length === 1 ? '' : ' of the first'}: ${reasonOf(dropped[0])}.`
  return {
    kind: 'coverage-dropped',
    rules: ids,
    message: `coverage dropped: ${head} no longer judged: ${named(ids)}. ${why} ${REMEDY}`,
  }
}

const reasonOf = (result: RuleResult | undefined) =>
  result?.verdict === 'observed' ? 'it is open now, so it is only observed' : (result?.reason ?? '').replace(/\.$/, '')

function goneUnmet({ file, nearest }: JudgedBefore, gone: readonly JudgedId[]): Unmet {
  const texts = gone.slice(0, MOST_IDS).map(({ id, line }) => `${id} (${file}, line ${line}; nearest: ${nearest(id)})`)
  const head = gone.length === 1 ? '1 judged rule no longer exists' : `${gone.length} judged rules no longer exist`
  return {
    kind: 'coverage-dropped',
    rules: gone.map(({ id }) => id),
    message: `coverage dropped: ${head}: ${named(texts, gone.length)}. ${REMEDY}`,
  }
}

/** The first few texts and the number of the others. */
function named(texts: readonly string[], all: number = texts.length): string {
  const shown = texts.slice(0, MOST_IDS)
  const more = all - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more.toLocaleString('en-US')} more` : shown.join(', ')
}
