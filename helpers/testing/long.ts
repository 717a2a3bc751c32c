import type { Scenario } from '../scenario/scenario.ts'

/** Whether the tests that go through everything go through all of it: `npm run test:long`. */
export const isLong = process.env['COUNTERSIGN_LONG'] === 'true'

/** All of a list where tests may take long; otherwise one of so many, the first one among them. */
export const oneInEach = <T>(many: number, list: readonly T[]): readonly T[] =>
  isLong ? list : list.filter((_, i) => i % many === 0)

/** A list in so many groups, whose members are taken together, where tests may not take long; otherwise each by itself. */
export const inGroups = <T>(many: number, list: readonly T[]): readonly (readonly T[])[] =>
  isLong
    ? list.map((one) => [one])
    : Array.from({ length: many }, (_, group) => list.filter((__, i) => i % many === group))

/** So many cases in a row go through all scenarios together, where tests may not take long. */
const PARTS = 3

/** All scenarios where tests may take long; otherwise those of every third file: of others in the next turns. */
export function partOf(turn: number, scenarios: readonly Scenario[]): readonly Scenario[] {
  if (isLong) return scenarios
  const files = inGroups(PARTS, [...new Set(scenarios.map(({ file }) => file))])[turn % PARTS]
  return scenarios.filter(({ file }) => files?.includes(file))
}
