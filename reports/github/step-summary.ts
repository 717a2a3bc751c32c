import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { dependentsText, violatedOf } from '../causes.ts'
import { shortFindingText } from '../finding-text.ts'
import { codeBlock, plainLine } from '../markdown.ts'
import { exitCodeOf, summaryOf, type RunOutcome } from '../summary.ts'
import { knownText } from '../terminal/known.ts'
import { WORDS } from '../terminal/verdict-words.ts'
import { countOf, cut, timeText } from '../text.ts'

/** Violated rules that are shown with a finding; further rules are only named. */
const MOST_IN_FULL = 20
const MOST = 200
/** Characters of a finding. */
const LONGEST = 2_000

/** A run in Markdown, for the page of a workflow's run. */
export function stepSummary(outcome: RunOutcome): string {
  const { results, unmet, target, seed, durationMs, requests } = outcome
  const counts = summaryOf(results)
  const violated = violatedOf(results)
  const known = results.filter((result) => result.known)
  const unshown = results.filter(({ isUnshown }) => isUnshown)
  const parts = [
    `## Conformance: ${WORDS[exitCodeOf(outcome)]}`,
    `${plainLine(target.base_url)}, seed ${seed}, ${timeText(durationMs)}, ${countOf(requests, 'request')}`,
    [
      '| conform | violate | inferred | known | inconclusive | not exercised | observed |',
      '| --: | --: | --: | --: | --: | --: | --: |',
      `| ${counts.conforms} | ${counts.violates} | ${counts.violates_inferred} | ${counts.known} | ${counts.inconclusive} | ${counts.not_exercised} | ${counts.observed} |`,
    ].join('\n'),
    ...section(
      'Other reasons why the run does not pass',
      unmet.map(({ message }) => `- ${plainLine(message)}`),
    ),
    ...(violated.length === 0 ? [] : [`### Violated: ${countOf(violated.length, 'rule')}`]),
    ...violated.slice(0, MOST_IN_FULL).map(({ result, dependents }) => violationPart(result, dependents.length)),
    ...section(
      'Also violated',
      some(violated.slice(MOST_IN_FULL).map(({ result: { rule } }) => `- \`${rule.id}\` ${plainLine(rule.statement)}`)),
    ),
    ...section(
      `Known: ${countOf(known.length, 'violated rule')}`,
      some(known.flatMap(({ rule, known: why }) => (why ? [`- \`${rule.id}\` ${plainLine(knownText(why))}`] : []))),
    ),
    ...section(
      `Not exercised because the target shows nothing: ${countOf(unshown.length, 'rule')}`,
      some(unshown.map(({ rule, reason = '' }) => `- \`${rule.id}\` ${plainLine(reason)}`)),
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`### ${title}`, lines.join('\n')]

const some = (lines: readonly string[]) =>
  lines.length > MOST ? [...lines.slice(0, MOST), `- and ${lines.length - MOST} more`] : lines

function violationPart({ rule, findings }: RuleResult, dependents: number): string {
  const [finding] = findings
  const more = dependents > 0 ? ` ${dependentsText(Array.from({ length: dependents }))}.` : ''
  return [
    `<details><summary><code>${rule.id}</code> (${rule.level})</summary>`,
    `${plainLine(rule.statement)}${more} *${rule.section}*`,
    ...(finding ? [codeBlock('Finding', cut(shortFindingText(finding), LONGEST))] : []),
    '</details>',
  ].join('\n\n')
}
