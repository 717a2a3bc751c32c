import { isDeepStrictEqual } from 'node:util'
import { fails } from '../../helpers/engine/catalogue/gate.ts'
import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import { some } from '../terminal/layout.ts'
import { countOf } from '../text.ts'
import { countsOf } from './counts.ts'
import { catalogueDigest, isJudged, verdictsDigest } from './digests.ts'
import type { Statement } from './statement.ts'

/** One thing that was checked about a statement. */
export interface Check {
  readonly holds: boolean
  /** The result in one sentence. */
  readonly text: string
}

/** How many ids of a list are named. */
const MOST_IDS = 5

/**
 * Checks that a statement was not changed after its run.
 * @param catalogue the rules of this version of the suite
 * @param version this version of the suite
 */
export function checksOf(statement: Statement, catalogue: ReadonlyMap<string, Rule>, version: string): Check[] {
  const { rules, digests, counts } = statement
  const judged = rules.filter(({ verdict }) => isJudged(verdict))
  return [
    check(
      catalogueDigest(rules) === digests.catalogue,
      `The digest of the rules holds: ${countOf(rules.length, 'rule')}.`,
      'The digest of the rules does not hold: a rule was added, removed or changed after the run.',
    ),
    check(
      verdictsDigest(rules) === digests.verdicts,
      `The digest of the verdicts holds: ${countOf(judged.length, 'judged rule')}.`,
      'The digest of the verdicts does not hold: a judged rule was removed, or a verdict was changed, after the run.',
    ),
    check(
      isDeepStrictEqual(countsOf(rules), counts) && listsFit(statement) && exitCodeFits(statement),
      'The counts, the lists and the exit code fit the verdicts.',
      'The counts, the lists or the exit code do not fit the verdicts: the statement was changed after the run.',
    ),
    catalogueCheck(statement, catalogue, version),
  ]
}

const check = (holds: boolean, yes: string, no: string): Check => ({ holds, text: holds ? yes : no })

/** Whether the lists of rules that were not judged contain exactly those rules. */
function listsFit({ rules, not_judged: lists }: Statement): boolean {
  const idsWith = (matches: (rule: Statement['rules'][number]) => boolean) => rules.filter(matches).map(({ id }) => id)
  const skipped = (left: string | undefined) =>
    idsWith(({ verdict, left_out }) => verdict === 'not-exercised' && left_out === left)
  const inAll = (groups: Statement['not_judged']['inconclusive']) => groups.flatMap((group) => group.rules)
  const pairs = [
    [lists.not_selected, skipped('not-selected')],
    [lists.excluded, skipped('excluded')],
    [inAll(lists.not_exercised), [...skipped(undefined), ...skipped('missing-part')]],
    [inAll(lists.inconclusive), idsWith(({ verdict }) => verdict === 'inconclusive')],
  ] as const
  return pairs.every(([listed, own]) => isDeepStrictEqual(listed.toSorted(), own.toSorted()))
}

/** Whether the exit code is 1 exactly if a violated rule fails the run, and is 0 only without other reasons to fail. */
function exitCodeFits({ rules, gate, unmet, exit_code: exitCode }: Statement): boolean {
  const isViolated = rules.some(({ verdict, known, level }) => verdict === 'violates' && !known && fails(level, gate))
  return isViolated === (exitCode === 1) && (exitCode !== 0 || unmet.length === 0)
}

function catalogueCheck({ rules, suite }: Statement, catalogue: ReadonlyMap<string, Rule>, version: string): Check {
  const listed = new Map(rules.map((rule) => [rule.id, rule]))
  const same = catalogueDigest(rules) === catalogueDigest([...catalogue.values()])
  const missing = [...catalogue.keys()].filter((id) => !listed.has(id))
  const unknown = [...listed.keys()].filter((id) => !catalogue.has(id))
  const changed = rules.flatMap(({ id, level, statement }) => {
    const own = catalogue.get(id)
    return own && (own.level !== level || own.statement !== statement) ? [id] : []
  })
  const parts = [named(missing, 'missing'), named(unknown, 'unknown'), named(changed, 'changed')].flat()
  const differs = parts.length > 0 ? parts.join('; ') : 'a rule is listed twice'
  return check(
    same,
    `The rules are those of this version of the suite (${version}).`,
    `The rules of the statement (version ${suite.version}) are not those of this version of the suite (${version}): ${differs}.`,
  )
}

function named(ids: readonly string[], what: string): string[] {
  if (ids.length === 0) return []
  return [`${countOf(ids.length, 'rule')} ${what}: ${some(ids, MOST_IDS)}`]
}
