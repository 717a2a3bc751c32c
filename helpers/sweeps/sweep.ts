import type { RuleResult } from '../engine/outcome/verdict.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'

/** One service that goes through scenarios. */
export interface SweepCase {
  /** Names it among those of its sweep: `seed 3, scenarios 2 of 4`. */
  readonly name: string
  /** Whether its service keeps whoever judges it waiting. */
  readonly waits?: boolean
  /**
   * @param scenarios all of the suite
   * @returns what is wrong, a line each; nothing where all is as it must be
   */
  run(scenarios: readonly Scenario[]): Promise<readonly string[]>
}

/** Many services of one kind, of each of which the same must hold. Together they take too long for every change. */
export interface Sweep {
  /** What must hold, in a sentence. */
  readonly story: string
  /** After so many turns, one after another, each of its cases was run. */
  readonly turns: number
  readonly cases: readonly SweepCase[]
}

/** Scenarios are taken in so many parts, file by file. */
const PARTS = 4

/** What a service does with one part of all scenarios, for each part: the parts of all services before the next part. */
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

/** What a conforming service is accused of, or could not be judged in. */
export const accusationsIn = (results: readonly RuleResult[]): string[] =>
  results
    .filter(({ verdict }) => verdict === 'violates' || verdict === 'inconclusive')
    .map(
      ({ rule, verdict, findings, reason }) =>
        `${verdict} ${rule.level} ${rule.id}: ${findings[0]?.message ?? reason ?? ''}`,
    )

/** The rules that the reference service does not come out of as it must: each is judged as far as a client can reach it. */
export const odditiesIn = (results: readonly RuleResult[]): string[] =>
  results
    .filter(({ rule, verdict }) => {
      const due = rule.unreachable ? 'not-exercised' : rule.level === 'open' ? 'observed' : 'conforms'
      return verdict !== due
    })
    .map(({ rule, verdict, reason, findings }) => `${verdict} ${rule.id}: ${reason ?? findings[0]?.message ?? ''}`)
