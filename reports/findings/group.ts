import { isOwn } from '../../helpers/engine/catalogue/rule.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { oncePer } from '../../helpers/engine/values/once-per.ts'
import { violatedOf } from '../causes.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { differenceText } from './difference-text.ts'
import { filtersOf, isWithin, subjectOfFinding } from './subject.ts'
import { directionOf, isAboutStatus, refusalText, symptomOf, type Symptom } from './symptom.ts'

/** A violated rule with the finding that shows it best. */
export interface ViolatedRule {
  readonly result: RuleResult
  readonly finding: Finding
  readonly subject: string
  readonly symptom: Symptom
}

/** Violations that are alike, so that they probably have one cause. */
export interface FindingGroup {
  /** The violations, beginning with the one that shows the finding best. */
  readonly violated: readonly [ViolatedRule, ...ViolatedRule[]]
  /** The rules that are inconclusive because of these. */
  readonly dependents: readonly RuleResult[]
}

/**
 * Combines violations that are alike: with the same expected and actual value, they differ only in the call, the argument or
 * the member. The group that explains most rules comes first. Cached by results, because most reports name the findings.
 */
export const findingsOf = oncePer((results: readonly RuleResult[]): readonly FindingGroup[] => {
  const violated = violatedOf(results)
  const all = violated.flatMap(({ result }) => seenIn(result))
  const dependents = new Map(violated.map((one) => [one.result.rule.id, one.dependents]))
  return groupsOf(all)
    .map((group): FindingGroup => ({
      violated: inOrder(group),
      dependents: group.flatMap(({ result }) => dependents.get(result.rule.id) ?? []),
    }))
    .toSorted(byUrgency)
})

/** A violated rule with the finding that is easiest to reproduce; empty if it has none. */
function seenIn(result: RuleResult): ViolatedRule[] {
  const [shown] = distinctFindings(result.findings)
  const finding = shown?.finding
  if (!finding) return []
  return [{ result, finding, subject: subjectOfFinding(finding), symptom: symptomOf(finding) }]
}

/** The connected violations: those in a group are alike, directly or through others. */
function groupsOf(all: readonly ViolatedRule[]): ViolatedRule[][] {
  const groups: ViolatedRule[][] = []
  for (const one of all) {
    const [near, far] = [
      groups.filter((group) => group.some((other) => areAlike(one, other))),
      groups.filter((group) => !group.some((other) => areAlike(one, other))),
    ]
    groups.splice(0, groups.length, ...far, [...near.flat(), one])
  }
  return groups
}

/** Whether two violations probably have the same cause. */
function areAlike(a: ViolatedRule, b: ViolatedRule): boolean {
  if (isOwn(a.result.rule) !== isOwn(b.result.rule)) return false
  const [areaA, areaB] = [a.result.rule.area, b.result.rule.area]
  const isSameArea = areaA === areaB
  if (isAboutStatus(a.finding) || isAboutStatus(b.finding)) return areAlikeInStatus(a, b, isSameArea)
  if (isOfRefused(a) !== isOfRefused(b))
    return isSameArea && a.subject === b.subject && a.finding.actual === b.finding.actual
  if (haveOtherFilters(a.finding, b.finding)) return false
  if (a.subject === b.subject && (isSameArea ? areValuesAlike(a, b) : areSymptomsAlike(a, b))) return true
  if ((a.finding.kind === 'shape' || b.finding.kind === 'shape') && areNested(a.subject, b.subject)) return true
  return isSameArea && a.symptom === b.symptom && familyOf(a) === familyOf(b)
}

/** A state that is wrong in two ways has two causes, and so has a list that lacks something and has something else too many. */
function areValuesAlike({ finding: a }: ViolatedRule, { finding: b }: ViolatedRule): boolean {
  if (haveOtherDirections(a, b)) return false
  const isWord = ({ actual = '' }: Finding) => /^"[a-z_]+"$/.test(actual)
  return !(isWord(a) && isWord(b)) || a.actual === b.actual || a.expected === b.expected
}

/** Lists with entirely different filters have different causes; a wrong list without filters may be the cause of them all. */
function haveOtherFilters(a: Finding, b: Finding): boolean {
  const [one, other] = [filtersOf(a), filtersOf(b)]
  return one.length > 0 && other.length > 0 && !one.some((filter) => other.includes(filter))
}

/** A count that is too high may have the cause of an unexpected item, if both are about the same thing. */
function haveOtherDirections(a: Finding, b: Finding): boolean {
  const [one, other] = [directionOf(a), directionOf(b)]
  if (one === undefined || other === undefined || one === other) return false
  return one === 'too little' || other === 'too little' || a.what !== b.what
}

/** In other areas, a plain name such as `name` may belong to another object, so its values have to differ in the same way. */
function areSymptomsAlike(a: ViolatedRule, b: ViolatedRule): boolean {
  if (a.symptom !== b.symptom) return false
  const isVague = a.symptom === 'equal' && !/[.[]/.test(a.subject)
  return !isVague || changeIn(a) === changeIn(b)
}

function changeIn({ finding: { expected = '', actual = '' } }: ViolatedRule): string {
  const change = differenceText(expected, actual)
  return change === undefined ? `${expected} -> ${actual}` : change.replaceAll(/\d+/g, '…')
}

/** A refused request that changes something is the cause, whichever member it changes. */
const isOfRefused = ({ finding: { kind, what = '' } }: ViolatedRule): boolean =>
  kind === 'unchanged' && what.endsWith('after the refused request')

/** Whether one member is the other or a part of it. A plain name such as `name` occurs in many objects. */
const areNested = (a: string, b: string): boolean =>
  (isWithin(a, b) && b.includes('.')) || (isWithin(b, a) && a.includes('.'))

function areAlikeInStatus(a: ViolatedRule, b: ViolatedRule, isSameArea: boolean): boolean {
  if (!isAboutStatus(a.finding) || !isAboutStatus(b.finding))
    return isSameArea && familyOf(a) === familyOf(b) && (isChangeByAccepted(a, b) || isChangeByAccepted(b, a))
  if (isSameAnswer(a.finding, b.finding) && a.subject === b.subject) return true
  return isSameArea && a.symptom === b.symptom && familyOf(a) === familyOf(b)
}

/** Whether a request that must be refused is accepted, and changes something. */
const isChangeByAccepted = (accepted: ViolatedRule, changed: ViolatedRule): boolean =>
  isOfRefused(changed) && isAboutStatus(accepted.finding) && /^\W*2\d\d\b/.test(accepted.finding.actual ?? '')

/** Some assertions report only the status of a response, without its error. */
function isSameAnswer({ actual: a = '' }: Finding, { actual: b = '' }: Finding): boolean {
  const [one, other] = [refusalText(a), refusalText(b)]
  return (
    one === other ||
    (/^[45]\d\d$/.test(one) && other.startsWith(`${one},`)) ||
    (/^[45]\d\d$/.test(other) && one.startsWith(`${other},`))
  )
}

/** The kind of a rule within its area: the beginning of its id, `missing-key` or `survives`. */
const familyOf = ({ result: { rule } }: ViolatedRule): string =>
  rule.id.split('/')[1]?.split('-').slice(0, 2).join('-') ?? ''

const isStated = ({ result }: ViolatedRule) => result.rule.level === 'stated'

/**
 * The violation that explains the others first: a wrong type, a request that was wrongly refused, then any other status. Then stated
 * rules before inferred ones, then the shortest command.
 */
function inOrder(group: readonly ViolatedRule[]): [ViolatedRule, ...ViolatedRule[]] {
  return group.toSorted(
    (a, b) =>
      weightOf(b) - weightOf(a) || Number(isStated(b)) - Number(isStated(a)) || replayLength(a) - replayLength(b),
  ) as [ViolatedRule, ...ViolatedRule[]]
}

function weightOf({ finding }: ViolatedRule): number {
  if (finding.kind === 'shape') return 3
  if (finding.kind === 'accepted') return 2
  return isAboutStatus(finding) ? 1 : 0
}
const replayLength = ({ finding: { replay } }: ViolatedRule): number => replay?.length ?? Infinity

/** The violation whose request is the smallest one, to reproduce the finding with. */
export function shortestOf({ violated }: FindingGroup): ViolatedRule {
  return violated.reduce((best, next) => (replayLength(next) < replayLength(best) ? next : best))
}

/** The number of rules behind a finding. */
export const sizeOf = ({ violated, dependents }: FindingGroup): number => violated.length + dependents.length

/** The areas that a transaction goes through, before the details of its parts. Others follow in the order of the document. */
const LIFE = ['lifecycle', 'transaction', 'authentication', 'document', 'field', 'signature', 'review', 'instruction']
const placeOf = ({ violated: [{ result }] }: FindingGroup): number => {
  const at = LIFE.indexOf(result.rule.area)
  return at < 0 ? LIFE.length : at
}

/** Whether the finding is about promises beyond the document. Such findings come after those about the document. */
export const isOwnFinding = ({ violated: [{ result }] }: FindingGroup): boolean => isOwn(result.rule)

const byUrgency = (a: FindingGroup, b: FindingGroup): number =>
  Number(isOwnFinding(a)) - Number(isOwnFinding(b)) ||
  sizeOf(b) - sizeOf(a) ||
  Number(b.violated.some(isStated)) - Number(a.violated.some(isStated)) ||
  placeOf(a) - placeOf(b)
