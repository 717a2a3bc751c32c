import { findingsOf, shortestOf, sizeOf, type FindingGroup } from '../findings/group.ts'
import { titleOf } from '../findings/title.ts'
import { repeatLine } from '../repeat-line.ts'
import { failsRun, type RunOutcome } from '../summary.ts'
import { countOf, cut, oneLine } from '../text.ts'

/** GitHub shows at most this many errors of a step. */
const MOST = 10
/** In characters. The reports have the complete message. */
const LONGEST = 2_000

/** The findings of a run as commands to GitHub, which shows them next to a workflow's run. */
export function annotationsOf(outcome: RunOutcome): string[] {
  const { results, gate, unmet } = outcome
  const unmetErrors = unmet.map(({ kind, message }) => ({
    isFirst: kind === 'missing-shard',
    title: 'The run does not pass',
    message: oneLine(message),
  }))
  const errors = [
    ...unmetErrors.filter(({ isFirst }) => isFirst),
    ...findingsOf(results)
      .map((group, i) => ({ group, number: i + 1 }))
      .filter(({ group }) => group.violated.some(({ result }) => failsRun(result, gate)))
      .map(({ group, number }) => ({
        title: `${number}) ${titleOf(group)}`,
        message: messageOf(group, outcome),
      })),
    ...unmetErrors.filter(({ isFirst }) => !isFirst),
  ]
  const shown = errors.length > MOST ? errors.slice(0, MOST - 1) : errors
  const more = errors.length - shown.length
  const rest = {
    title: countOf(more, 'more finding'),
    message: 'See the summary of the run, or its reports.',
  }
  return [...shown, ...(more > 0 ? [rest] : [])].map(
    ({ title, message }) => `::error title=${property(title)}::${escaped(cut(message, LONGEST))}`,
  )
}

/** The rule that shows it best, and lines to paste: the one that repeats the rule, and the curl line if it is short enough. */
function messageOf(group: FindingGroup, outcome: RunOutcome): string {
  const [{ result, finding }] = group.violated
  const { rule } = result
  const others = sizeOf(group) - 1
  const lines = [
    `${rule.id}: ${rule.statement}${others > 0 ? ` ${countOf(others, 'other rule')} with the same finding.` : ''}`,
    oneLine(finding.message),
    repeatLine(outcome, rule.id),
  ]
  const { replay } = shortestOf(group).finding
  const whole = [...lines, ...(replay === undefined ? [] : [oneLine(replay)])].join('\n')
  return whole.length <= LONGEST ? whole : [lines[0], lines[2], cut(lines[1] ?? '', LONGEST / 2)].join('\n')
}

/** A text inside a command to GitHub, escaped as in GitHub's own toolkit. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
