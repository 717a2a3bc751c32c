import { dependentsText } from '../causes.ts'
import { findingsOf, shortestOf, sizeOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { repeatLine } from '../repeat-line.ts'
import { shortFindingText } from '../finding-text.ts'
import { codeBlock, plainLine } from '../markdown.ts'
import { exitCodeOf, summaryOf, type RunOutcome } from '../summary.ts'
import { ownCounts } from '../own-rules.ts'
import { knownText } from '../terminal/known.ts'
import { WORDS } from '../terminal/verdict-words.ts'
import { countOf, cut, oneLine, timeText } from '../text.ts'

/** The maximum number of findings; the rules of others are only named. */
const MOST_FINDINGS = 10
const MOST = 200
/** Characters of a finding. */
const LONGEST = 2_000
/** Longer curl lines contain a document; only the reports have them. */
const LONGEST_CURL = 8_000

/** A run in Markdown, for the page of a workflow's run. */
export function stepSummary(outcome: RunOutcome): string {
  const { results, gate, unmet, target, seed, durationMs, requests } = outcome
  const counts = summaryOf(results)
  const own = ownCounts(results, gate)
  const groups = findingsOf(results)
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
    ...(own.length === 0 ? [] : [`Own rules, which the document does not contain: ${own.join(', ')}`]),
    ...section(
      'Other reasons why the run does not pass',
      unmet.map(({ message }) => `- ${plainLine(message)}`),
    ),
    ...(groups.length === 0 ? [] : findingParts(groups, outcome)),
    ...section(
      'Also violated',
      some(
        groups
          .slice(MOST_FINDINGS)
          .flatMap((group) =>
            group.violated.map(({ result: { rule } }) => `- \`${rule.id}\` ${plainLine(rule.statement)}`),
          ),
      ),
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

/** The list of findings, and each of the first ones with its lines to paste. */
function findingParts(groups: readonly FindingGroup[], outcome: RunOutcome): string[] {
  const violated = groups.reduce((sum, group) => sum + group.violated.length, 0)
  const shown = groups.slice(0, MOST_FINDINGS)
  return [
    `### Fix first: ${countOf(groups.length, 'finding')} in ${countOf(violated, 'violated rule')}`,
    [
      '| no | rules | finding |',
      '| --: | --: | :-- |',
      ...shown.map((group, i) => `| ${i + 1} | ${sizeOf(group)} | ${plainLine(titleOf(group))} |`),
    ].join('\n'),
    `Every request is in \`${PAGE}\` in the folder of the reports.`,
    ...shown.map((group, i) => findingPart(group, i + 1, outcome)),
  ]
}

/** The page of a run, in the folder of its reports. */
const PAGE = 'index.html'

function findingPart(group: FindingGroup, number: number, outcome: RunOutcome): string {
  const { violated, dependents } = group
  const [{ result, finding }] = violated
  const { rule } = result
  const { replay } = shortestOf(group).finding
  const others = violated.slice(1).map(({ result: { rule: other } }) => `\`${other.id}\``)
  const hindered = dependents.length > 0 ? ` ${dependentsText(dependents)}.` : ''
  return [
    `<details><summary>${number}) <code>${rule.id}</code> (${rule.level})</summary>`,
    `${plainLine(rule.statement)}${hindered} *${rule.section}*`,
    ...(others.length === 0 ? [] : [`Violated in the same way: ${some(others).join(', ')}`]),
    codeBlock('Finding', cut(shortFindingText(finding), LONGEST)),
    ...(replay === undefined ? [] : [curlBlock(oneLine(replay))]),
    codeBlock('Repeat only this rule', repeatLine(outcome, rule.id)),
    '</details>',
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

const curlBlock = (line: string): string | undefined =>
  line.length > LONGEST_CURL
    ? 'The curl line is in `junit.xml`, as it contains a document.'
    : codeBlock('Reproduce it with curl', line)
