import type { RuleResult } from '../outcome/verdict.ts'
import { shuffled } from '../run/shuffle.ts'
import { missedOf } from './proof.ts'

/** The faults to draw from, with the rules that each breaks by design. */
export type Breaks = Readonly<Record<string, readonly string[]>>

/** A rule that is not reported as violated, although its fault is in the set. */
export interface Unreported {
  readonly fault: string
  readonly rule: string
  readonly verdict: string
  readonly reason: string
  /** The violated rule that made it inconclusive. */
  readonly cause?: string
}

/** The result of a set of faults. */
export interface SetOutcome {
  readonly faults: readonly string[]
  readonly untold: readonly Unreported[]
  /** The number of inconclusive rules. */
  readonly inconclusive: number
  readonly durationMs: number
}

/** The results of all sets. */
export interface Tally {
  readonly faults: number
  readonly told: number
  /** The percentage of faults that are reported. */
  readonly percent: number
  readonly inconclusive: { readonly most: number; readonly mean: number }
  readonly longestMs: number
}

/**
 * Draws random sets of faults that break different rules; the same sets for the same seed. As far as possible, each
 * fault is drawn once before any is drawn twice.
 * @returns `undefined` if no set of that size can be drawn
 */
export function setsOf(
  breaks: Breaks,
  { size, count, seed }: { readonly size: number; readonly count: number; readonly seed: number },
): string[][] | undefined {
  const all = Object.keys(breaks)
  const sets: string[][] = []
  let deck: string[] = []
  for (let n = 0; n < count; n += 1) {
    let set = apart(deck, breaks, size)
    if (set.length < size) {
      const others = all.filter((id) => !deck.includes(id))
      deck = [...deck, ...shuffled(others, seed + n)]
      set = apart(deck, breaks, size)
    }
    if (set.length < size) return undefined
    const drawn = set
    deck = deck.filter((id) => !drawn.includes(id))
    sets.push(set)
  }
  return sets
}

/** The first faults of a deck, up to `size`, that break different rules. */
function apart(deck: readonly string[], breaks: Breaks, size: number): string[] {
  const broken = new Set<string>()
  const drawn: string[] = []
  for (const id of deck) {
    const own = breaks[id] ?? []
    if (drawn.length === size || own.some((rule) => broken.has(rule))) continue
    for (const rule of own) broken.add(rule)
    drawn.push(id)
  }
  return drawn
}

/**
 * Replaces the large faults of a set by others that break different rules.
 * @returns the same set if nothing has to be replaced
 */
export function replaced(
  set: readonly string[],
  breaks: Breaks,
  isLarge: (id: string) => boolean,
  seed: number,
): readonly string[] {
  const rest = set.filter((id) => !isLarge(id))
  if (rest.length === set.length) return set
  const others = Object.keys(breaks).filter((id) => !set.includes(id) && !isLarge(id))
  return apart([...rest, ...shuffled(others, seed)], breaks, set.length)
}

/** The result of a set: each rule that its faults break should be violated. */
export function outcomeOf(
  faults: readonly string[],
  breaks: Breaks,
  results: readonly RuleResult[],
  durationMs: number,
): SetOutcome {
  return {
    faults,
    untold: faults.flatMap((fault) => missedOf(breaks[fault] ?? [], results).map((missed) => ({ fault, ...missed }))),
    inconclusive: results.filter(({ verdict }) => verdict === 'inconclusive').length,
    durationMs,
  }
}

/** The result of a set whose service could not be judged at all. */
export function unmetOf(faults: readonly string[], breaks: Breaks, reason: string): SetOutcome {
  const untold = faults.flatMap((fault) =>
    (breaks[fault] ?? []).map((rule): Unreported => ({ fault, rule, verdict: 'not judged', reason })),
  )
  return { faults, untold, inconclusive: 0, durationMs: 0 }
}

/** The number of faults in a set that are reported: all of their rules are violated. */
export const reportedIn = ({ faults, untold }: SetOutcome): number =>
  faults.filter((id) => untold.every(({ fault }) => fault !== id)).length

/** Adds up the results of sets. */
export function tallyOf(sets: readonly SetOutcome[]): Tally {
  const sum = (count: (set: SetOutcome) => number) => sets.reduce((all, set) => all + count(set), 0)
  const faults = sum((set) => set.faults.length)
  const told = sum(reportedIn)
  return {
    faults,
    told,
    percent: faults === 0 ? 0 : (100 * told) / faults,
    inconclusive: {
      most: Math.max(0, ...sets.map(({ inconclusive }) => inconclusive)),
      mean: sum(({ inconclusive }) => inconclusive) / Math.max(sets.length, 1),
    },
    longestMs: Math.max(0, ...sets.map(({ durationMs }) => durationMs)),
  }
}
