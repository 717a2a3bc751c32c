import { eventually } from '../judge/eventually.ts'
import { Violation } from '../outcome/errors.ts'
import type { Patience } from '../targets/target.ts'
import { shownInFull } from '../values/json.ts'

/** A difference between the model and the target, and the rule on which the model rests in this place. */
export interface Difference<Rule extends string = string> {
  readonly rule: Rule
  /** The compared value, such as `state` or `name of a document`. */
  readonly what: string
  readonly expected: unknown
  readonly actual: unknown
}

/** The target differs from the model. */
export class Mismatch extends Violation {
  readonly rule: string

  constructor({ rule, what, expected, actual }: Difference) {
    super(what, typeof expected === 'string' ? expected : shownInFull(expected), shownInFull(actual), { value: actual })
    this.rule = rule
  }
}

/** The target differs only where it is known to differ: the sequence ends, because the model no longer applies. */
export class Diverged extends Violation {}

/** The model cannot follow the target any further, although the target may conform. */
export class Lost extends Error {
  override readonly name = 'Lost'
}

/** Compares the target with the model. */
export interface Judge {
  /**
   * Asserts that there are no differences, in a response that cannot lag.
   * @throws Mismatch for the first difference that is not known yet, Diverged if all are known
   */
  at(differences: readonly Difference[]): void
  /**
   * Repeats `look` until it finds no difference, because responses may lag.
   * @param lag `reads` for a single resource; `lists` for lists, events, counters and completion
   * @throws Mismatch for the first difference that is not known yet, Diverged if all are known
   */
  soon(lag: 'reads' | 'lists', look: () => Promise<readonly Difference[]>): Promise<void>
}

/**
 * Creates a judge.
 * @param isWanted whether a difference is news: differences from rules that are reported already are not
 */
export function judgeFor(
  { readMs, slowMs }: Patience,
  isWanted: (rule: string) => boolean,
  signal: AbortSignal | undefined,
): Judge {
  const at = (differences: readonly Difference[]) => {
    const [first] = differences
    if (!first) return
    const wanted = differences.find(({ rule }) => isWanted(rule))
    if (wanted) throw new Mismatch(wanted)
    throw new Diverged(first.what, 'the value of the model', 'a difference that is known')
  }
  return {
    at,
    soon: (lag, look) => eventually(lag === 'reads' ? readMs : slowMs, async () => at(await look()), signal),
  }
}
