import type { RuleResult } from '../outcome/verdict.ts'
import { shuffled } from '../run/shuffle.ts'
import { missedOf } from './proof.ts'

/** The faults that may be drawn, with the rules that each is meant to break. */
export type Breaks = Readonly<Record<string, readonly string[]>>

/** A rule that is not told violated, though its fault is among those of the set. */
export interface Untold {
  readonly fault: string
  readonly rule: string
  readonly verdict: string
  readonly reason: string
  /** The rule whose breach kept it from a conclusion. */
  readonly cause?: string
}

/** What became of faults that were put together. */
export interface SetOutcome {
  readonly faults: readonly string[]
  readonly untold: readonly Untold[]
  /** Rules about which nothing could be concluded. */
  readonly inconclusive: number
  readonly durationMs: number
}

/** What became of all sets. */
export interface Tally {
  readonly faults: number
  readonly told: number
  /** Of a hundred faults, those that are told. */
  readonly percent: number
  readonly inconclusive: { readonly most: number; readonly mean: number }
  readonly longestMs: number
}

/**
 * Random sets of faults whose rules do not overlap, the same for the same seed. Each fault is in one before any is in a
 * second one, as far as the rules allow it.
 * @returns undefined where no set of that size can be drawn
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

/** The first faults of a deck, up to `size`, no two of which break the same rule. */
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
 * Puts other faults in the place of those of a set that are not small, none of which breaks a rule of the rest.
 * @returns the same set where nothing is to be replaced
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

/** What became of a set: each rule that its faults break should be violated. */
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

/** A set whose service could not be judged at all: nothing of it is told. */
export function unmetOf(faults: readonly string[], breaks: Breaks, reason: string): SetOutcome {
  const untold = faults.flatMap((fault) =>
    (breaks[fault] ?? []).map((rule): Untold => ({ fault, rule, verdict: 'not judged', reason })),
  )
  return { faults, untold, inconclusive: 0, durationMs: 0 }
}

/** How many faults of a set are told: each rule of theirs is violated. */
export const toldIn = ({ faults, untold }: SetOutcome): number =>
  faults.filter((id) => untold.every(({ fault }) => fault !== id)).length

/** Adds up what became of sets. */
export function tallyOf(sets: readonly SetOutcome[]): Tally {
  const sum = (count: (set: SetOutcome) => number) => sets.reduce((all, set) => all + count(set), 0)
  const faults = sum((set) => set.faults.length)
  const told = sum(toldIn)
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
