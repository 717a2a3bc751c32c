import { targetName } from '../../helpers/engine/outcome/target-name.ts'
import { countOf, momentText, oneLine } from '../text.ts'
import type { Comparison, Side } from './comparison.ts'
import type { ListedFinding, RemainingFinding } from './finding-changes.ts'
import { observationText } from './observations.ts'
import type { OnlyJudged, VerdictChange } from './verdict-changes.ts'

/** A line of a comparison, such as a finding or a rule. */
export interface Item {
  /** A sentence, or a text that begins with the rule that it is about. */
  readonly text: string
  /** The rules that a sentence is about, the best first. */
  readonly rules?: readonly string[]
  /** The rule that the text begins with. */
  readonly named?: string
  readonly isKnown?: boolean
}

/** A part of a comparison, as every report shows it. */
export interface Part {
  readonly title: string
  readonly tone: 'worse' | 'better' | 'plain'
  readonly items: readonly Item[]
  /** The run whose page shows the rules of this part. */
  readonly side: 'a' | 'b'
  /** An explanation of all items. */
  readonly note?: string
  /** Whether the terminal shows only the first items of a long part. */
  readonly isBrief?: boolean
}

/** The target, the time and the settings of a run, in a line. */
export function sideText({ target, suite, started_at, seed, complete }: Side): string {
  const facts = [targetName(target), momentText(new Date(started_at)), `seed ${seed}`, `suite ${suite}`]
  return oneLine([...facts, ...(complete ? [] : ['not complete'])].join(', '))
}

/** The numbers of differences, each with its subject. */
export function countLines({ findings, suite, ...all }: Comparison): (readonly [subject: string, counts: string])[] {
  const { appeared, fixed, not_judged: unjudged, remaining } = findings
  const observed = observedItems(all.observations).length
  const gone = unjudged.length === 0 ? '' : `, ${unjudged.length} not judged in B`
  return [
    ['findings', `${appeared.length} appeared, ${fixed.length} fixed, ${remaining.length} still there${gone}`],
    ['verdicts', `${countOf(all.verdicts.length, 'rule')} changed`],
    ['judged', `${countOf(all.judged_only_in_a.length, 'rule')} only in A, ${all.judged_only_in_b.length} only in B`],
    ['observations', `${observed} ${observed === 1 ? 'differs' : 'differ'}`],
    [
      'suite',
      `${countOf(suite.appeared.length, 'rule')} appeared, ${suite.disappeared.length} disappeared, ${suite.changed.length} changed`,
    ],
  ]
}

/** Everything that differs, in parts without empty ones; the most important part first. */
export function partsOf(comparison: Comparison): Part[] {
  const { findings, verdicts, judged_only_in_a: onlyA, judged_only_in_b: onlyB, observations } = comparison
  const findingParts: Part[] = [
    { title: 'Findings that appeared in B', tone: 'worse', side: 'b', items: findings.appeared.map(findingItem) },
    { title: 'Findings that are fixed in B', tone: 'better', side: 'a', items: findings.fixed.map(findingItem) },
    {
      title: 'Findings whose rules B did not judge',
      tone: 'plain',
      side: 'a',
      items: findings.not_judged.map(findingItem),
    },
    { title: 'Findings that are still there', tone: 'plain', side: 'b', items: findings.remaining.map(remainingItem) },
  ]
  return [
    ...findingParts.slice(0, 2),
    ...verdictParts(verdicts),
    {
      title: 'Observations that differ',
      tone: 'plain' as const,
      side: 'b' as const,
      items: observedItems(observations),
    },
    ...findingParts.slice(2),
    ...judgedParts(onlyA, 'A', 'B'),
    ...judgedParts(onlyB, 'B', 'A'),
    ...suiteParts(comparison),
  ].filter(({ items }) => items.length > 0)
}

/** One item for each difference: rules that share a scenario share its observations. */
function observedItems(observations: Comparison['observations']): Item[] {
  const rules = new Map<string, string[]>()
  for (const one of observations) {
    const text = oneLine(observationText(one))
    rules.set(text, [...(rules.get(text) ?? []), one.rule])
  }
  return [...rules].map(([text, ids]) => ({ text, rules: ids }))
}

const findingItem = ({ title, rule, violated, known }: ListedFinding): Item => ({
  text: oneLine(`${title}${violated.length > 1 ? ` (${countOf(violated.length, 'rule')})` : ''}`),
  rules: [rule],
  ...(known && { isKnown: true }),
})

function remainingItem(finding: RemainingFinding): Item {
  const { text, ...rest } = findingItem(finding)
  const changes = [
    ...(finding.fixed.length > 0 ? [`${countOf(finding.fixed.length, 'rule')} fixed`] : []),
    ...(finding.added.length > 0 ? [`${countOf(finding.added.length, 'rule')} more`] : []),
  ]
  return { text: [text, ...changes].join(', '), ...rest }
}

const BEST = ['violates', 'inconclusive', 'observed', 'conforms']

/** One part for each pair of verdicts, the worst verdicts in B first. */
function verdictParts(changes: readonly VerdictChange[]): Part[] {
  const pairs = [...new Set(changes.map(({ from, to }) => `${from} -> ${to}`))]
  const rank = (pair: string) => BEST.indexOf(pair.split(' -> ')[1] ?? '')
  return pairs
    .toSorted((one, other) => rank(one) - rank(other))
    .map((pair) => {
      const [from, to] = pair.split(' -> ')
      const isBetter = to === 'conforms' && from !== 'observed'
      const isWorse = to === 'violates' || to === 'inconclusive'
      return {
        title: `Verdict: ${pair}`,
        tone: isBetter ? 'better' : isWorse ? 'worse' : 'plain',
        side: isBetter ? 'a' : 'b',
        items: changes.filter((one) => `${one.from} -> ${one.to}` === pair).map(verdictItem),
      }
    })
}

const verdictItem = ({ rule, reason, known, level_changed: isOther }: VerdictChange): Item => ({
  text: oneLine(
    `${rule}${isOther ? ' (its level differs, see below)' : ''}${reason === undefined ? '' : `: ${reason}`}`,
  ),
  named: rule,
  ...(known && { isKnown: true }),
})

/** One part for each reason why the other run did not judge rules, the most frequent reason first. */
function judgedParts(only: readonly OnlyJudged[], here: 'A' | 'B', there: 'A' | 'B'): Part[] {
  const reasons = [...new Set(only.map(({ reason }) => reason))]
  return reasons
    .map((reason) => only.filter((one) => one.reason === reason))
    .toSorted((one, other) => other.length - one.length)
    .map((some) => ({
      title: `Judged in ${here}, not in ${there}`,
      note: oneLine(`Reason: ${some[0]?.reason}`),
      tone: 'plain',
      side: here === 'A' ? 'a' : 'b',
      isBrief: true,
      items: some.map(({ rule, verdict }) => ({ text: `${rule} (${verdict} in ${here})`, named: rule })),
    }))
}

const SUITE_NOTE = 'The suites differ, not the targets.'

function suiteParts({ suite: { appeared, disappeared, changed } }: Comparison): Part[] {
  const textOf = ({ rule, statement, level }: (typeof changed)[number]) =>
    [
      rule,
      ...(level ? [`level ${level.a} in A, ${level.b} in B`] : []),
      ...(statement ? [`"${statement.a}" in A, "${statement.b}" in B`] : []),
    ].join(': ')
  const part = (title: string, texts: readonly string[]): Part => ({
    title,
    note: SUITE_NOTE,
    tone: 'plain',
    side: 'b',
    isBrief: true,
    items: texts.map((text) => ({ text })),
  })
  return [
    part('Rules that only the suite of B has', appeared),
    part('Rules that only the suite of A has', disappeared),
    part('Rules with another statement or level', changed.map(textOf)),
  ]
}
