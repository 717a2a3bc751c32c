import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import pc from 'picocolors'
import { faults } from '../../../fixtures/faults/all.ts'
import { causesOf } from '../../../reports/causes.ts'
import { violatedRuleCounts } from '../../../reports/matrix.ts'
import { startCounter } from '../../../reports/terminal/progress/counter.ts'
import { countOf, timeText } from '../../../reports/text.ts'
import { missedOf, unsoundIn } from '../../engine/prove/proof.ts'
import {
  outcomeOf,
  replaced,
  setsOf,
  tallyOf,
  reportedIn,
  unmetOf,
  type Breaks,
  type SetOutcome,
  type Tally,
  type Unreported,
} from '../../engine/prove/together.ts'
import type { RuleResult } from '../../engine/outcome/verdict.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { judgeEmbedded } from '../target/judge.ts'
import { selectIds } from '../options/select.ts'
import { catalogue, loadScenarios } from '../project/suite.ts'
import { UsageError } from '../usage/usage-error.ts'
import { provingAny } from './prove-fault.ts'
import { unsoundLine } from './prove.ts'

/** A fault that breaks more rules on its own would hide others, so it is not drawn. */
const MOST_RULES = 6
/** How many of a hundred faults must be reported. */
const LEAST_TOLD = 97
/** Small runs at the same time that find out what hid a fault. */
const AT_ONCE = 6

export interface ProveTogetherOptions {
  /** The number of faults in a set. */
  readonly together: number
  readonly sets: number
  /** Only faults of these rules are drawn. Every scenario runs in any case. */
  readonly rule: readonly string[]
  readonly seed: number
  /** Folder of `prove-together.json`. */
  readonly out: string
  write(line: string): void
}

/** A broken rule that was not reported, and the faults that hid it. */
interface Explained extends Unreported {
  /** The number of its set, from 1. */
  readonly set: number
  /** Whether its fault is caught on its own. */
  readonly caught_alone: boolean
  /** The faults of the set that hide it without any other fault. */
  readonly hidden_by: readonly string[]
}

/**
 * Proves that a run reports all faults of a service with many faults: each random set of faults is put into one service and
 * judged with all scenarios.
 * @returns the exit code: 0 if nearly all faults are reported, 1 otherwise
 * @throws UsageError if there are not enough faults for a set
 */
export async function proveTogether(options: ProveTogetherOptions): Promise<number> {
  const { together: size, sets: count, seed, out, write } = options
  const breaks = eligible(options)
  const sets = setsOf(breaks, { size, count, seed })
  if (!sets) {
    throw new UsageError(
      `--together ${size}: of the ${countOf(Object.keys(breaks).length, 'fault')} to choose from, fewer than ${size} break ` +
        'different rules. Give a smaller number, or a wider --rule.',
    )
  }
  const scenarios = await loadScenarios()
  const calm = await calmRun(scenarios, seed)
  for (const line of calm.unsound) write(line)
  const judging: Judging = { breaks, scenarios, seed, large: new Map() }
  const outcomes = await judgeSets(sets, judging, write)
  for (const line of largeLines(judging)) write(line)
  const explained = await explain(outcomes, scenarios, seed)
  for (const line of explainedLines(explained, outcomes, seed)) write(line)
  const tally = tallyOf(outcomes)
  write(tallyLine(tally, calm.durationMs))
  mkdirSync(out, { recursive: true })
  const result = { seed, together: size, ...tally, calmMs: calm.durationMs, sets: outcomes, untold: explained }
  writeFileSync(path.join(out, 'prove-together.json'), `${JSON.stringify(result, null, 2)}\n`)
  return tally.percent >= LEAST_TOLD && calm.unsound.length === 0 ? 0 : 1
}

/** The faults that may be drawn: those that break few rules on their own, as far as that is known. */
function eligible({ rule, out, write }: ProveTogetherOptions): Breaks {
  const selected = new Set(selectIds(rule, [...catalogue.keys()]))
  const known = violatedRuleCounts(out)
  const all = Object.entries(faults).filter(([, { breaks }]) => breaks.some((id) => selected.has(id)))
  const few = all.filter(([id, { breaks }]) => Math.max(breaks.length, known?.get(id) ?? 0) <= MOST_RULES)
  const source = known ? 'the fault matrix' : 'their own rules, without a fault matrix (prove --all)'
  write(
    `${few.length} of ${countOf(all.length, 'fault')} break at most ${MOST_RULES} rules on their own, according to ${source}.`,
  )
  return Object.fromEntries(few.map(([id, { breaks }]) => [id, breaks]))
}

/** Judges a service without a fault: how long that takes once the code is warm, and which rules are not sound. */
async function calmRun(scenarios: readonly Scenario[], seed: number) {
  await judgeEmbedded(scenarios, seed)
  const startedAt = Date.now()
  const unsound = unsoundIn(await judgeEmbedded(scenarios, seed)).map(unsoundLine)
  return { unsound, durationMs: Date.now() - startedAt }
}

/** Everything that judging a set needs. */
interface Judging {
  readonly breaks: Breaks
  readonly scenarios: readonly Scenario[]
  readonly seed: number
  /** The faults that turned out to be large, with the number of rules that each leaves violated or inconclusive on its own. */
  readonly large: Map<string, number>
}

/** Judges sets one after another, so that their times are comparable. Replaces faults that turn out to be large. */
async function judgeSets(
  sets: readonly (readonly string[])[],
  judging: Judging,
  write: (line: string) => void,
): Promise<SetOutcome[]> {
  const { breaks, large, seed } = judging
  const outcomes: SetOutcome[] = []
  const progress = startCounter(sets.length, 'sets')
  for (const set of sets) {
    const small = (drawn: readonly string[]) => replaced(drawn, breaks, (id) => large.has(id), seed + outcomes.length)
    let drawn = small(set)
    let outcome = await judgeSet(drawn, judging)
    for (let next = small(drawn); next !== drawn; next = small(drawn)) {
      drawn = next
      outcome = await judgeSet(drawn, judging)
    }
    outcomes.push(outcome)
    progress.clear()
    write(setLine(outcome, outcomes.length, sets.length))
    progress.add()
  }
  progress.clear()
  return outcomes
}

async function judgeSet(set: readonly string[], judging: Judging): Promise<SetOutcome> {
  const { breaks, scenarios, seed } = judging
  const startedAt = Date.now()
  try {
    const results = await judgeEmbedded(scenarios, seed, set.join(','))
    const durationMs = Date.now() - startedAt
    await findLarge(set, results, judging)
    return outcomeOf(set, breaks, results, durationMs)
  } catch (error) {
    return unmetOf(set, breaks, error instanceof Error ? error.message : String(error))
  }
}

/**
 * Finds the large faults of a set. A fault on which many rules depend is suspected, and judged on its own to be sure.
 */
async function findLarge(set: readonly string[], results: readonly RuleResult[], judging: Judging): Promise<void> {
  const { breaks, scenarios, seed, large } = judging
  const suspects = new Set<string>()
  for (const rule of manyHangOn(results)) {
    const meant = set.filter((id) => breaks[id]?.includes(rule))
    for (const id of meant.length > 0 ? meant : await breaking(rule, set, judging)) suspects.add(id)
  }
  for (const id of suspects) {
    const alone = await judgeEmbedded(scenarios, seed, id)
    const touched = alone.filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive').length
    if (touched > MOST_RULES) large.set(id, touched)
  }
}

/** The rules on which many others depend, directly or not. */
function manyHangOn(results: readonly RuleResult[]): string[] {
  const roots = causesOf(results).flatMap(({ rule, dependents }) => (dependents.length > MOST_RULES ? [rule] : []))
  const direct = [...new Set(results.flatMap(({ cause }) => cause ?? []))].filter(
    (rule) => results.filter(({ cause }) => cause === rule).length > MOST_RULES,
  )
  return [...new Set([...roots, ...direct])]
}

/** The faults of a set that break a rule on their own without declaring it. */
async function breaking(rule: string, set: readonly string[], { scenarios, seed }: Judging): Promise<string[]> {
  const own = provingAny(scenarios, [rule])
  const isReported = await Promise.all(
    set.map(async (id) => missedOf([rule], await judgeEmbedded(own, seed, id)).length === 0),
  )
  return set.filter((_, i) => isReported[i])
}

function largeLines({ large }: Judging): string[] {
  if (large.size === 0) return []
  const names = [...large].toSorted(([, a], [, b]) => b - a).map(([id, touched]) => `${id} (${touched})`)
  return [
    `${countOf(large.size, 'fault')} replaced, because each leaves more than ${MOST_RULES} rules violated or inconclusive on ` +
      `its own: ${names.join(', ')}`,
  ]
}

/** Finds out what hid each rule that was not reported: judges its fault by itself, and with each other fault of the set. */
async function explain(
  outcomes: readonly SetOutcome[],
  scenarios: readonly Scenario[],
  seed: number,
): Promise<Explained[]> {
  const untold = outcomes.flatMap(({ untold: own, faults: all }, index) =>
    own.map((one) => ({ ...one, all, set: index + 1 })),
  )
  const limit = pLimit(AT_ONCE)
  const progress = startCounter(untold.length, 'explained')
  const isReported = async ({ rule }: Unreported, set: readonly string[]) => {
    const own = provingAny(scenarios, [rule])
    const results = await limit(() => judgeEmbedded(own, seed, set.join(','))).catch(() => [])
    return results.length > 0 && missedOf([rule], results).length === 0
  }
  const explained = await Promise.all(
    untold.map(async ({ all, ...one }): Promise<Explained> => {
      const others = all.filter((id) => id !== one.fault)
      // Pairs keep the order of the set, because a later change may cover an earlier one.
      const pairs = others.map((other) => all.filter((id) => id === other || id === one.fault))
      const [alone, ...beside] = await Promise.all([[one.fault], ...pairs].map((set) => isReported(one, set)))
      progress.add()
      const caught = alone === true
      return { ...one, caught_alone: caught, hidden_by: caught ? others.filter((_, i) => !beside[i]) : [] }
    }),
  )
  progress.clear()
  return explained
}

function setLine(outcome: SetOutcome, number: number, count: number): string {
  const { faults: all, inconclusive, durationMs } = outcome
  const reported = reportedIn(outcome)
  const paint = reported === all.length ? pc.green : pc.yellow
  return `set ${number} of ${count}: ${paint(`${reported} of ${all.length} reported`)}, ${inconclusive} inconclusive, ${timeText(durationMs)}`
}

function explainedLines(explained: readonly Explained[], outcomes: readonly SetOutcome[], seed: number): string[] {
  return outcomes.flatMap(({ faults: all }, index) => {
    const own = explained.filter(({ set }) => set === index + 1)
    if (own.length === 0) return []
    const command = `npx countersign run --seed ${seed} --fault ${all.join(',')}`
    return [...own.map(explainedLine), `  to repeat set ${index + 1}: ${pc.dim(command)}`]
  })
}

function explainedLine({ fault, rule, verdict, reason, cause, caught_alone, hidden_by }: Explained): string {
  const because = cause === undefined ? '' : `, because of ${cause}`
  const [first] = reason.split('\n')
  return `${pc.red('not reported')} ${fault}: ${rule} ${verdict}${because}: ${first}; ${hiddenText(caught_alone, hidden_by)}`
}

function hiddenText(caughtAlone: boolean, hiddenBy: readonly string[]): string {
  if (!caughtAlone) return pc.red('not caught on its own either')
  return hiddenBy.length > 0
    ? `hidden by ${hiddenBy.join(', or by ')}`
    : 'caught with each other fault of the set, so several together hide it'
}

function tallyLine({ faults: count, told, percent, inconclusive, longestMs }: Tally, calmMs: number): string {
  const { most, mean } = inconclusive
  const ratio = (longestMs / Math.max(calmMs, 1)).toFixed(1)
  return (
    `${told} of ${countOf(count, 'fault')} reported (${percent.toFixed(1)} %); inconclusive: at most ${countOf(most, 'rule')}, ` +
    `${mean.toFixed(1)} on average; the longest run took ${timeText(longestMs)}, ${ratio} times as long as without faults (${timeText(calmMs)})`
  )
}
