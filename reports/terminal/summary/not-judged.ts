import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { areasText, causesOf, verdictText, type Cause } from '../../causes.ts'
import { groupsOf, lackedBy, sharedReason } from '../../groups.ts'
import { countOf, cut, oneLine, printable } from '../../text.ts'
import { some, wrap, type Colors } from '../layout.ts'

/** The maximum number of lines of a reason, such as a stack trace; the reports have all of it. */
const MOST_LINES = 4
const MOST_IDS = 5
/** The maximum length of a line of a reason. */
const MOST_CHARACTERS = 400
/** The maximum number of causes, those with most rules first. */
const MOST_CAUSES = 5
/** The maximum number of reasons, the most common ones first; the reports have all of them. */
const MOST_REASONS = 12
/** The maximum number of needs and of other reasons in a line. */
const MOST_NEEDS = 6
const MOST_OTHERS = 3

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
    ...byCause.slice(0, MOST_CAUSES).flatMap((cause) => item(causeText(cause), width)),
    ...moreCauses(byCause.slice(MOST_CAUSES), width),
    ...reasonLines(byReason, colors, width),
    ...lostLines(others, width),
  ]
}

/** Messages of lost connections, and the number of rules that are many. */
const LOST = /no response, (other side closed|read ECONNRESET|socket hang up)/
const MANY = 10

/** Some gateways drop connections beyond a number instead of responding 429. */
function lostLines(inconclusive: readonly RuleResult[], width: number): string[] {
  const lost = inconclusive.filter((result) => reasonsOf(result).some((reason) => LOST.test(reason)))
  if (lost.length < MANY) return []
  return wrap('Many connections were lost. If a gateway limits their number, run with --concurrency 4.', width - 2).map(
    (line) => `  ${line}`,
  )
}

function moreCauses(causes: readonly Cause[], width: number): string[] {
  if (causes.length === 0) return []
  const count = causes.reduce((sum, { dependents }) => sum + dependents.length, 0)
  return item(`${countOf(count, 'rule')} because of ${countOf(causes.length, 'other rule')} (see junit.xml)`, width)
}

/** The most common reasons, each with some of its rules. */
function reasonLines(byReason: readonly [string, RuleResult[]][], colors: Colors, width: number): string[] {
  const others = byReason.slice(MOST_REASONS).flatMap(([, group]) => group)
  return [
    ...byReason
      .slice(0, MOST_REASONS)
      .flatMap(([reason, group]) => [
        ...item(`${countOf(group.length, 'rule')}: ${shortened(reason)}`, width),
        ...wrap(some(idsOf(group), MOST_IDS), width - 4).map((line) => colors.dim(`    ${line}`)),
      ]),
    ...(others.length > 0 ? item(`${countOf(others.length, 'rule')} for other reasons (see junit.xml)`, width) : []),
  ]
}

/** The first lines of a reason. */
const shortened = (reason: string): string =>
  printable(reason)
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => cut(line, MOST_CHARACTERS))
    .join('\n')

function causeText(cause: Cause): string {
  const { rule, dependents } = cause
  const count = countOf(dependents.length, 'rule')
  return `${count} could not be judged because of ${rule} (${verdictText(cause)}): ${areasText(dependents)}`
}

/** The rules that were not exercised: a line for each kind of reason, and the command that says what would exercise more. */
export function notExercisedLines(results: readonly RuleResult[], colors: Colors, width: number): string[] {
  const skipped = results.filter(({ verdict }) => verdict === 'not-exercised')
  if (skipped.length === 0) return []
  const untestable = skipped.filter(({ rule }) => rule.unreachable)
  const unshown = skipped.filter(({ isUnshown }) => isUnshown)
  const testable = skipped.filter(({ rule, isUnshown }) => !rule.unreachable && !isUnshown)
  const lacking = testable.filter((result) => lackedBy(result).length > 0)
  const others = testable.filter((result) => lackedBy(result).length === 0)
  const lines = [
    ...(unshown.length === 0 ? [] : [unshownText(unshown)]),
    ...(lacking.length === 0 ? [] : [lackingText(lacking)]),
    ...(others.length + untestable.length === 0 ? [] : [othersText(others, untestable)]),
  ]
  // For rules that were not selected, nothing is missing.
  const isRun = [...testable, ...unshown].some(({ scenarios }) => scenarios.length > 0)
  const pointer = !isRun ? [] : ['  See how to exercise more: npx countersign doctor']
  return [
    colors.bold(colors.cyan(`Not exercised: ${countOf(skipped.length, 'rule')}`)),
    ...lines.map((line) => `  - ${cut(line, width - 4)}`),
    ...pointer,
  ]
}

/** The rules for which the target shows nothing that could be judged, with the most common reason. */
function unshownText(unshown: readonly RuleResult[]): string {
  const reasons = groupsOf(unshown, reasonsOf)
  const [first, own] = reasons[0] ?? ['', []]
  const more = reasons.length > 1 ? ` (${own.length}) and ${countOf(reasons.length - 1, 'more reason')}` : ''
  return `${countOf(unshown.length, 'rule')} because the target shows nothing to judge: ${oneLine(first)}${more}`
}

/** The needs that the target or the set-up lacks, the most common one first. */
function lackingText(lacking: readonly RuleResult[]): string {
  const needs = groupsOf(lacking, lackedBy).map(([need, group]) => `${need} ${group.length}`)
  return `${countOf(lacking.length, 'rule needs', 'rules need')} something that is not there: ${some(needs, MOST_NEEDS)}`
}

/** The rules that were not selected or had another reason, and those that no client can test. */
function othersText(others: readonly RuleResult[], untestable: readonly RuleResult[]): string {
  const parts = [
    ...groupsOf(others, reasonsOf).map(([reason, group]) => `${countOf(group.length, 'rule')}: ${oneLine(reason)}`),
    ...(untestable.length === 0
      ? []
      : [`${countOf(untestable.length, 'rule is', 'rules are')} not testable by a client`]),
  ]
  const more = parts.length - MOST_OTHERS
  return [...parts.slice(0, MOST_OTHERS), ...(more > 0 ? [countOf(more, 'more reason')] : [])].join('; ')
}

function item(text: string, width: number): string[] {
  return wrap(text, width - 4).map((line, i) => `${i === 0 ? '  - ' : '    '}${line}`)
}

const reasonsOf = (result: RuleResult) => [sharedReason(result)]

const idsOf = (results: readonly RuleResult[]) => results.map(({ rule }) => rule.id)
