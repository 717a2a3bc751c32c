import type { Gate } from '../../../helpers/engine/catalogue/gate.ts'
import { findingsOf, isOwnFinding, sizeOf, type FindingGroup } from '../../findings/group.ts'
import { fittingTitleOf } from '../../findings/title.ts'
import { failsRun, type RunOutcome } from '../../summary.ts'
import { countOf } from '../../text.ts'
import { colors as colorsFor, wrap } from '../layout.ts'
import { showCommand } from '../show-command.ts'

/** The maximum number of findings on one screen. */
const MOST_FINDINGS = 10
/** The columns before a title: the number of the finding, and the number of its rules. */
const NUMBER_WIDTH = 4
const RULES_WIDTH = 7
const INDENT = NUMBER_WIDTH + RULES_WIDTH + 2
/** The columns of a terminal on which each title takes one line. */
const WIDE = 100

/** How the list is shown. */
export interface OverviewOptions {
  readonly color: boolean
  readonly width: number
  /** The folder of the reports, as the user would write it. */
  readonly outDir: string
}

/**
 * The list of what to fix first: a line for each of the first findings, with the number of rules behind it, and the command that shows
 * one in full. Empty if no rule is violated.
 * @param rows the maximum number of lines, if there is a limit
 */
export function overviewLines(
  { results, gate }: Pick<RunOutcome, 'results' | 'gate'>,
  { color, width, outDir }: OverviewOptions,
  rows = Infinity,
): string[] {
  const groups = findingsOf(results)
  if (groups.length === 0) return []
  const colors = colorsFor(color)
  // With few rows, more titles are worth more than whole ones.
  const titleWidth = (rows === Infinity ? Math.max(width, WIDE) : width) - INDENT
  const items = groups.slice(0, MOST_FINDINGS).map((group, i) => {
    const mark = markOf(group, gate)
    const title = `${fittingTitleOf(group, titleWidth - mark.length)}${mark}`
    const head = `${String(i + 1).padStart(NUMBER_WIDTH)}${String(sizeOf(group)).padStart(RULES_WIDTH)}  `
    return wrap(title, width - INDENT).map((line, at) => `${at === 0 ? head : ' '.repeat(INDENT)}${colors.red(line)}`)
  })
  const heading = wrap(headingOf(groups), width).map((line) => colors.bold(colors.red(line)))
  const columns = colors.dim(`${'no'.padStart(NUMBER_WIDTH)}${'rules'.padStart(RULES_WIDTH)}  finding`)
  const command = ['See the first one with its requests:', `  ${colors.cyan(showCommand(1, outDir))}`]
  const shown = fitting(items, rows - heading.length - command.length - 2)
  const more = groups.length - shown.length
  return [
    ...heading,
    columns,
    ...shown.flat(),
    ...(more > 0 ? [`${' '.repeat(INDENT)}${countOf(more, 'more finding')}, from number ${shown.length + 1}`] : []),
    ...command,
  ]
}

/** Marks a finding that does not fail the run, or is not about the document. */
function markOf(group: FindingGroup, gate: Gate): string {
  const isIgnored = !group.violated.some(({ result }) => failsRun(result, gate))
  if (isOwnFinding(group)) return isIgnored ? ' (own, ignored)' : ' (own)'
  return isIgnored ? ' (inferred, ignored)' : ''
}

function headingOf(groups: readonly FindingGroup[]): string {
  const violated = groups.reduce((sum, group) => sum + group.violated.length, 0)
  const others = groups.reduce((sum, group) => sum + group.dependents.length, 0)
  const more = others === 0 ? '' : `; ${countOf(others, 'other', 'others')} could not be judged because of them`
  return `Fix first: ${countOf(groups.length, 'finding')} in ${countOf(violated, 'violated rule')}${more}`
}

/** The items that fit, but at least one. */
function fitting(items: readonly string[][], rows: number): readonly string[][] {
  let used = 0
  const count = items.findIndex((lines) => (used += lines.length) > rows)
  return count < 0 ? items : items.slice(0, Math.max(count, 1))
}
