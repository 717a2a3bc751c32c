import { derivationOf } from '../../../helpers/engine/catalogue/gate.ts'
import type { Finding } from '../../../helpers/engine/outcome/record.ts'
import { areasText, dependentsText, type Violated } from '../../causes.ts'
import { distinctFindings } from '../../distinct-findings.ts'
import { subjectOf } from '../../finding-text.ts'
import { oneLine } from '../../text.ts'
import { wrap, wrapAtMost, type Colors } from '../layout.ts'
import { sidesOf } from './sides.ts'

/** The maximum number of lines of a finding as one sentence, and otherwise of each of its parts. */
const MOST_LINES = 2

/**
 * The introduction to many violated rules.
 * @param command the command that shows the first of them in full
 * @param outDir the folder of the reports, as the user would write it
 */
export function shortFormIntro(command: string, outDir: string, width: number): string[] {
  const text = `Shortened, as there are many. ${outDir}/junit.xml has the curl line of each; a run of one rule shows it in full, for example the first:`
  return [...wrap(text, width), `  ${command}`]
}

/** A violated rule in a few lines: its statement, what was checked, and the expected and actual values. */
export function shortForm({ result, dependents }: Violated, width: number, colors: Colors): string[] {
  const { rule, findings } = result
  const because = derivationOf(rule)
  const under = (text: string) => wrap(text, width - 2).map((line) => `  ${line}`)
  const [shown] = distinctFindings(findings)
  return [
    ...headLines(rule.level === 'stated' ? rule.id : `${rule.id} (${rule.level})`, rule.statement, width, colors),
    ...(dependents.length === 0 ? [] : under(`${dependentsText(dependents)}: ${areasText(dependents)}`)),
    ...(because === undefined ? [] : under(`because: ${because}`).map(colors.dim)),
    ...(shown ? findingLines(shown.finding, width, colors).map((line) => `  ${line}`) : []),
  ]
}

/** The statement is next to the id if both fit, and below it otherwise. */
function headLines(head: string, statement: string, width: number, colors: Colors): string[] {
  if (head.length + 2 + statement.length <= width) return [`${colors.red(head)}  ${colors.dim(statement)}`]
  return [colors.red(head), ...wrap(statement, width - 2).map((line) => `  ${colors.dim(line)}`)]
}

function findingLines(finding: Finding, width: number, colors: Colors): string[] {
  const { expected, actual = 'nothing' } = finding
  const what = oneLine(subjectOf(finding))
  const room = width - 2
  if (expected === undefined) return wrapAtMost(what, room, MOST_LINES)
  const sentence = wrap(`${what}: expected ${oneLine(expected)}, got ${oneLine(actual)}`, room)
  const label = 'expected  '
  const sides = sidesOf(oneLine(expected), oneLine(actual), { width: room - 2 - label.length, lines: MOST_LINES })
  if (sentence.length <= (sides.isDifference ? 1 : MOST_LINES)) return sentence
  const side = (name: string, lines: readonly string[]) =>
    lines.map((line, i) => `  ${(i === 0 ? name : '').padEnd(label.length)}${line}`)
  const alike = sides.alike === undefined ? [] : [sides.alike]
  return [
    ...wrapAtMost(what, room, MOST_LINES),
    ...side('expected', sides.expected).map(colors.green),
    ...side('got', sides.actual).map(colors.red),
    ...side('', alike).map(colors.dim),
  ]
}
