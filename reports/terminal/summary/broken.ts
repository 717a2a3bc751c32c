import { causesOf, dependentsText, verdictText, violatedOf, type Cause } from '../../causes.ts'
import type { RunOutcome } from '../../summary.ts'
import { countOf } from '../../text.ts'
import { colors as colorsFor, wrap, type Colors } from '../layout.ts'
import { overviewLines, type OverviewOptions } from '../violations/overview.ts'

/**
 * The findings, for the last screen of a long summary, which a person sees without scrolling; or without any, the rules
 * that keep others from a conclusion.
 * @param most the maximum number of lines
 */
export function brokenLines(outcome: RunOutcome, options: OverviewOptions, most: number): string[] {
  if (violatedOf(outcome.results).length > 0) return overviewLines(outcome, options, most)
  const causes = causesOf(outcome.results).filter(({ result }) => !result?.known)
  if (causes.length === 0) return []
  const { color, width } = options
  const colors = colorsFor(color)
  const dependents = causes.reduce((sum, cause) => sum + cause.dependents.length, 0)
  const title = wrap(`Why ${countOf(dependents, 'rule is', 'rules are')} inconclusive`, width)
  const items = causes.map((cause) => causeLines(cause, colors, width))
  return [...title.map((line) => colors.bold(colors.red(line))), ...fitting(items, most - title.length)]
}

/** The full id of a cause and its details, in one line if the terminal is wide enough. */
function causeLines(cause: Cause, colors: Colors, width: number): string[] {
  const { rule, dependents } = cause
  const details = `${dependentsText(dependents)} (${verdictText(cause)})`
  if (2 + rule.length + 2 + details.length <= width) return [`  ${colors.red(rule)}  ${details}`]
  return [`  ${colors.red(rule)}`, ...wrap(details, width - 4).map((line) => `    ${line}`)]
}

/** The lines of the items that fit, and the number of the others. */
function fitting(items: readonly (readonly string[])[], room: number): readonly string[] {
  if (items.flat().length <= room) return items.flat()
  for (let shown = items.length - 1; shown > 0; shown -= 1) {
    const lines = [
      ...items.slice(0, shown).flat(),
      `  and ${countOf(items.length - shown, 'more cause')}, listed above`,
    ]
    if (lines.length <= room) return lines
  }
  return items[0] ?? []
}
