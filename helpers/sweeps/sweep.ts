import type { RuleResult } from '../engine/outcome/verdict.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { share, shareOfQuarter, type Quarter } from './turn.ts'

/** A service that is judged by scenarios. */
export interface SweepCase {
  /** Its unique name in the sweep: `seed 3, scenarios 2 of 4`. */
  readonly name: string
  /** Whether judging its service is mostly waiting. */
  readonly waits?: boolean
  /**
   * @param scenarios all scenarios of the suite
   * @returns the problems, one line each
   */
  run(scenarios: readonly Scenario[]): Promise<readonly string[]>
}

/** Many services of one kind that must all meet one expectation. Judging all of them takes too long for every change. */
export interface Sweep {
  /** The expectation, in a sentence. */
  readonly story: string
  /** The number of consecutive turns in which every case runs once. */
  readonly turns: number
  /** The quarter of the turns in which it runs, if each of its cases takes as long as a whole run. `turns` counts only these. */
  readonly quarter?: Quarter
  readonly cases: readonly SweepCase[]
}

/** The cases of a sweep in a turn; by default in this one. */
export const casesIn = <Item>(
  { turns, quarter }: Pick<Sweep, 'turns' | 'quarter'>,
  cases: readonly Item[],
  turn?: number,
) => (quarter === undefined ? share(turns, cases, turn) : shareOfQuarter(quarter, turns, cases, turn))

/** The number of parts of the scenarios, split by file. */
const PARTS = 4

/** Makes one case for each service and part of the scenarios. The first parts of all services come before the second parts. */
export const inParts = <Item>(
  items: readonly Item[],
  caseOf: (item: Item, partOf: (all: readonly Scenario[]) => readonly Scenario[]) => SweepCase,
): SweepCase[] =>
  Array.from({ length: PARTS }, (_, part) =>
    items.map((item) => {
      const one = caseOf(item, (all) => scenariosOfPart(part, all))
      return { ...one, name: `${one.name}; part ${part + 1} of ${PARTS} of the scenarios` }
    }),
  ).flat()

function scenariosOfPart(part: number, all: readonly Scenario[]): readonly Scenario[] {
  const files = [...new Set(all.map(({ file }) => file))]
  const own = new Set(files.filter((_, i) => i % PARTS === part))
  return all.filter(({ file }) => own.has(file))
}

/** The rules that are violated or inconclusive although the service conforms. */
export const falseVerdictsIn = (results: readonly RuleResult[]): string[] =>
  results
    .filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
    .map(
      ({ rule, verdict, findings, reason }) =>
        `${verdict} ${rule.level} ${rule.id}: ${findings[0]?.message ?? reason ?? ''}`,
    )

/** The unexpected verdicts on the reference service. Every rule that a client can test must be judged, and conform. */
export const unexpectedIn = (results: readonly RuleResult[]): string[] =>
  results
    .filter(({ rule, verdict }) => {
      const due = rule.unreachable ? 'not-exercised' : rule.level === 'open' ? 'observed' : 'conforms'
      return verdict !== due
    })
    .map(({ rule, verdict, reason, findings }) => `${verdict} ${rule.id}: ${reason ?? findings[0]?.message ?? ''}`)
