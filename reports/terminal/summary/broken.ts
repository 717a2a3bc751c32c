import type { RuleResult } from '../../../helpers/engine/outcome/verdict.ts'
import { areasText, causesOf, verdictText, dependentsText, violatedOf, type Cause } from '../../causes.ts'
import { failsRun, type RunOutcome } from '../../summary.ts'
import { countOf } from '../../text.ts'
import { colors as colorsFor, wrap, type Colors } from '../layout.ts'

/** Lines for the items that do not fit. */
const LINES_OF_REST = 2

/**
 * The violated rules, one per line, beginning with those that others depend on, with the number of these. They are for
 * the last screen of a long summary, which a person sees without scrolling.
 * @param most the maximum number of lines
 */
export function brokenLines({ results, gate }: RunOutcome, color: boolean, width: number, most: number): string[] {
  const causes = causesOf(results).filter(({ result }) => !result?.known)
  const violated = violatedOf(results)
  if (causes.length === 0 && violated.length === 0) return []
  const colors = colorsFor(color)
  const independent = violated
    .filter(({ dependents }) => dependents.length === 0)
    .map(({ result }) => result)
    .toSorted((a, b) => Number(failsRun(b, gate)) - Number(failsRun(a, gate)))
  const title = wrap(titleOf(violated.length, causes), width)
  const room = most - title.length - (independent.length > 0 ? LINES_OF_REST : 0)
  const first = fitting(
    causes.map((cause) => causeLines(cause, colors, width)),
    room,
    (left) => [`  and ${countOf(left, 'more cause')}, listed above`],
  )
  const nameOf = (result: RuleResult) =>
    failsRun(result, gate) ? result.rule.id : `${result.rule.id} (${result.rule.level}, ignored)`
  const others = fitting(
    independent.map((result) => wrap(nameOf(result), width - 2).map((line) => `  ${colors.red(line)}`)),
    most - title.length - first.length,
    (left) => {
      const text = `and ${countOf(left, 'more rule')}: ${areasText(independent.slice(-left))}`
      return wrap(text, width - 2).map((line) => `  ${line}`)
    },
  )
  return [...title.map((line) => colors.bold(colors.red(line))), ...first, ...others]
}

function titleOf(violated: number, causes: readonly Cause[]): string {
  const dependents = causes.reduce((sum, cause) => sum + cause.dependents.length, 0)
  if (violated === 0) return `Why ${countOf(dependents, 'rule is', 'rules are')} inconclusive`
  const more = dependents > 0 ? `; ${countOf(dependents, 'other', 'others')} could not be judged because of them` : ''
  return `Broken: ${countOf(violated, 'rule')}${more}`
}

/** The full id of a cause and its details, in one line if the terminal is wide enough. */
function causeLines(cause: Cause, colors: Colors, width: number): string[] {
  const { rule, result, dependents } = cause
  const details = `${dependentsText(dependents)}${result?.verdict === 'violates' ? '' : ` (${verdictText(cause)})`}`
  if (2 + rule.length + 2 + details.length <= width) return [`  ${colors.red(rule)}  ${details}`]
  return [`  ${colors.red(rule)}`, ...wrap(details, width - 4).map((line) => `    ${line}`)]
}

/** The lines of the items that fit, followed by `rest` for the others. */
function fitting(
  items: readonly (readonly string[])[],
  room: number,
  rest: (left: number) => readonly string[],
): readonly string[] {
  if (items.flat().length <= room) return items.flat()
  for (let shown = items.length - 1; shown > 0; shown -= 1) {
    const lines = [...items.slice(0, shown).flat(), ...rest(items.length - shown)]
    if (lines.length <= room) return lines
  }
  return rest(items.length)
}
