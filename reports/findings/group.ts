import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import type { Finding } from '../../helpers/engine/outcome/record.ts'
import { violatedOf } from '../causes.ts'
import { distinctFindings } from '../distinct-findings.ts'
import { isWithin, subjectOfFinding } from './subject.ts'
import { isAboutStatus, refusalText, symptomOf, type Symptom } from './symptom.ts'

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
 * the member. The group that explains most rules comes first.
 */
export function findingsOf(results: readonly RuleResult[]): FindingGroup[] {
  const violated = violatedOf(results)
  const all = violated.flatMap(({ result }) => seenIn(result))
  const dependents = new Map(violated.map((one) => [one.result.rule.id, one.dependents]))
  return groupsOf(all)
    .map((group) => ({
      violated: inOrder(group),
      dependents: group.flatMap(({ result }) => dependents.get(result.rule.id) ?? []),
    }))
    .toSorted(byUrgency)
}

function seenIn(result: RuleResult): ViolatedRule[] {
  const [shown] = distinctFindings(result.findings)
  const finding = shown?.finding
  if (!finding) return []
  return [{ result, finding, subject: subjectOfFinding(finding), symptom: symptomOf(finding) }]
}

/** The connected violations: members of a group are alike, directly or through others. */
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
export function areAlike(a: ViolatedRule, b: ViolatedRule): boolean {
  const [areaA, areaB] = [a.result.rule.area, b.result.rule.area]
  const isSameArea = areaA === areaB
  if (isAboutStatus(a.finding) || isAboutStatus(b.finding)) return areAlikeInStatus(a, b, isSameArea)
  if (isOfRefused(a) !== isOfRefused(b)) return a.subject === b.subject && a.finding.actual === b.finding.actual
  if (a.subject === b.subject && (a.symptom === b.symptom || isSameArea)) return true
  if ((a.finding.kind === 'shape' || b.finding.kind === 'shape') && areNested(a.subject, b.subject)) return true
  return isSameArea && a.symptom === b.symptom && familyOf(a) === familyOf(b)
}

/** A refused request that changes something is the cause, whichever member it changes. */
const isOfRefused = ({ finding: { kind, what = '' } }: ViolatedRule): boolean =>
  kind === 'unchanged' && what.endsWith('after the refused request')

/** Whether one member is the other or a part of it. A plain name such as `name` occurs in many objects. */
const areNested = (a: string, b: string): boolean =>
  (isWithin(a, b) && b.includes('.')) || (isWithin(b, a) && a.includes('.'))

function areAlikeInStatus(a: ViolatedRule, b: ViolatedRule, isSameArea: boolean): boolean {
  if (!isAboutStatus(a.finding) || !isAboutStatus(b.finding)) return false
  const isSameAnswer = refusalText(a.finding.actual ?? '') === refusalText(b.finding.actual ?? '')
  if (isSameAnswer && a.subject === b.subject) return true
  return isSameArea && a.symptom === b.symptom && familyOf(a) === familyOf(b)
}

/** The kind of a rule within its area: the beginning of its id, `missing-key` or `survives`. */
const familyOf = ({ result: { rule } }: ViolatedRule): string =>
  rule.id.split('/')[1]?.split('-').slice(0, 2).join('-') ?? ''

const isStated = ({ result }: ViolatedRule) => result.rule.level === 'stated'

/** Stated rules before inferred ones, then the shortest command. */
function inOrder(group: readonly ViolatedRule[]): [ViolatedRule, ...ViolatedRule[]] {
  return group.toSorted((a, b) => Number(isStated(b)) - Number(isStated(a))) as [ViolatedRule, ...ViolatedRule[]]
}

const sizeOf = ({ violated, dependents }: FindingGroup) => violated.length + dependents.length
const byUrgency = (a: FindingGroup, b: FindingGroup): number =>
  sizeOf(b) - sizeOf(a) || Number(isStated(b.violated[0])) - Number(isStated(a.violated[0]))
