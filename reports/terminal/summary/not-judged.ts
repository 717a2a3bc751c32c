import { howToSupply } from '../../../helpers/engine/catalogue/needs.ts'
import { UNREACHABLE } from '../../../helpers/engine/catalogue/rule.ts'
import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { areasText, causesOf, verdictText, type Cause } from '../../causes.ts'
import { groupsOf, lackedBy, sharedReason } from '../../groups.ts'
import { countOf, printable } from '../../text.ts'
import { some, wrap, type Colors } from '../layout.ts'

/** The maximum number of lines of a reason, such as a stack trace; the reports have all of it. */
const MOST_LINES = 4
const MOST_IDS = 5
/** The maximum number of reasons, the most common ones first; the reports have all of them. */
const MOST_REASONS = 12

/** The inconclusive rules, by reason. */
export function inconclusiveLines(results: readonly RuleResult[], colors: Colors, width: number): string[] {
  const inconclusive = results.filter(({ verdict }) => verdict === 'inconclusive')
  if (inconclusive.length === 0) return []
  const byCause = causesOf(results)
  const caused = new Set(byCause.flatMap(({ dependents }) => dependents))
  const others = inconclusive.filter((result) => !caused.has(result))
  const byReason = groupsOf(others, reasonsOf)
  return [
    colors.bold(colors.yellow(`Inconclusive: ${countOf(inconclusive.length, 'rule')}`)),
    ...byCause.flatMap((cause) => item(causeText(cause), width)),
    ...reasonLines(byReason, colors, width),
  ]
}

/** The most common reasons, each with some of its rules. */
function reasonLines(byReason: readonly [string, RuleResult[]][], colors: Colors, width: number): string[] {
  const others = byReason.slice(MOST_REASONS).flatMap(([, group]) => group)
  return [
    ...byReason
      .slice(0, MOST_REASONS)
      .flatMap(([reason, group]) => [
        ...item(
          `${countOf(group.length, 'rule')}: ${printable(reason).split('\n').slice(0, MOST_LINES).join('\n')}`,
          width,
        ),
        ...wrap(some(idsOf(group), MOST_IDS), width - 4).map((line) => colors.dim(`    ${line}`)),
      ]),
    ...(others.length > 0 ? item(`${countOf(others.length, 'rule')} for other reasons (see junit.xml)`, width) : []),
  ]
}

function causeText(cause: Cause): string {
  const { rule, dependents } = cause
  const count = countOf(dependents.length, 'rule')
  return `${count} could not be judged because of ${rule} (${verdictText(cause)}): ${areasText(dependents)}`
}

/** The rules that were not exercised, by what they need. */
export function notExercisedLines(results: readonly RuleResult[], colors: Colors, width: number): string[] {
  const skipped = results.filter(({ verdict }) => verdict === 'not-exercised')
  if (skipped.length === 0) return []
  const untestable = skipped.filter(({ rule }) => rule.unreachable)
  const unshown = skipped.filter(({ isUnshown }) => isUnshown)
  const testable = skipped.filter(({ rule, isUnshown }) => !rule.unreachable && !isUnshown)
  const lacking = testable.filter((result) => lackedBy(result).length > 0)
  const others = testable.filter((result) => lackedBy(result).length === 0)
  const byNeed = groupsOf(lacking, lackedBy)
  const byReason = groupsOf(others, reasonsOf)
  return [
    colors.bold(colors.cyan(`Not exercised: ${countOf(skipped.length, 'rule')}`)),
    ...unshownLines(unshown, colors, width),
    ...byNeed.flatMap(([need, group]) =>
      item(`${countOf(group.length, 'rule needs', 'rules need')} \`${need}\`: ${howToSupply(need)}`, width),
    ),
    ...byReason.flatMap(([reason, group]) => item(`${countOf(group.length, 'rule')}: ${printable(reason)}`, width)),
    ...(untestable.length === 0 ? [] : item(untestableText(untestable), width)),
  ]
}

/** The rules for which the target shows nothing that could be judged, by what it does not show. */
function unshownLines(unshown: readonly RuleResult[], colors: Colors, width: number): string[] {
  if (unshown.length === 0) return []
  const title = `${countOf(unshown.length, 'rule')} because the target shows nothing that could be judged:`
  const reasons = reasonLines(groupsOf(unshown, reasonsOf), colors, width - 2)
  return [...item(title, width).map((line) => colors.bold(line)), ...reasons.map((line) => `  ${line}`)]
}

function untestableText(results: readonly RuleResult[]): string {
  const byReason = groupsOf(results, ({ rule }) => (rule.unreachable ? [rule.unreachable.reason] : []))
  const parts = byReason.map(([reason, group]) => `${group.length} (${UNREACHABLE[reason]})`)
  return `${countOf(results.length, 'rule is', 'rules are')} not testable by a client: ${parts.join(', ')}`
}

function item(text: string, width: number): string[] {
  return wrap(text, width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
}

const reasonsOf = (result: RuleResult) => [sharedReason(result)]

const idsOf = (results: readonly RuleResult[]) => results.map(({ rule }) => rule.id)
