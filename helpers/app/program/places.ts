import { coverageTable } from '../../../suites/coverage/table.ts'
import { accountOf, placesByRule } from '../../engine/coverage/account.ts'
import { catalogue } from '../project/suite.ts'

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The sentences and rows of the document that a rule comes from: `Limits, row 4: metadata`. */
export function placesInDocument(ruleId: string): readonly string[] {
  known ??= placesByRule(accountOf(coverageTable, catalogue))
  return known.get(ruleId) ?? []
}
