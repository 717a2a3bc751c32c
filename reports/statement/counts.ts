import type { Level as AnyLevel } from '../../helpers/engine/catalogue/rule.ts'
import type { LeftOut, Verdict } from '../../helpers/engine/outcome/verdict.ts'

/** The levels of rules, as a statement lists them. */
export const LEVELS = ['stated', 'inferred', 'open'] as const satisfies readonly AnyLevel[]

type Level = (typeof LEVELS)[number]

/** The number of rules of one level by verdict. Each rule counts once. */
export interface Counts {
  readonly conforms: number
  /** Violated rules that are not known. */
  readonly violates: number
  readonly known: number
  readonly inconclusive: number
  /** Rules that were not exercised although the run includes them. */
  readonly not_exercised: number
  /** Rules that were not exercised because the run leaves them out. */
  readonly left_out: number
  readonly observed: number
}

/** The part of a rule that decides where it counts. */
export interface Countable {
  readonly level: Level
  readonly verdict: Verdict
  readonly left_out?: LeftOut
  readonly known?: object
}

/** Counts rules by level and verdict. */
export function countsOf(rules: readonly Countable[]): Record<Level, Counts> {
  const of = (level: Level): Counts => {
    const count = (place: keyof Counts) =>
      rules.filter((rule) => rule.level === level && placeOf(rule) === place).length
    return {
      conforms: count('conforms'),
      violates: count('violates'),
      known: count('known'),
      inconclusive: count('inconclusive'),
      not_exercised: count('not_exercised'),
      left_out: count('left_out'),
      observed: count('observed'),
    }
  }
  return { stated: of('stated'), inferred: of('inferred'), open: of('open') }
}

function placeOf({ verdict, left_out, known }: Countable): keyof Counts {
  if (verdict === 'violates') return known ? 'known' : 'violates'
  if (verdict === 'not-exercised') return left_out ? 'left_out' : 'not_exercised'
  return verdict
}
