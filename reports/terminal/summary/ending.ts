import { stripVTControlCharacters } from 'node:util'
import { causesOf, violatedOf } from '../../causes.ts'
import { findingsOf } from '../../findings/group.ts'
import { excusedByKnown, type RunOutcome } from '../../summary.ts'
import { brokenLines } from './broken.ts'
import { wrap } from '../layout.ts'

/** The lines of a small terminal without the line of the prompt. */
const LAST_SCREEN = 23
/** The minimum number of lines for violated rules, however long the command below them is. */
const LEAST_LINES = 6

/** How the end of a summary is shown. */
export interface EndingOptions {
  readonly color: boolean
  readonly width: number
  /** The folder of the reports, as the user would write it. */
  readonly outDir: string
  readonly repeatCommand: (ruleId: string) => string
}

/** The parts of a summary around its end, which the last screen shows if there is room. */
interface Around {
  /** The parts before the end, from the first violated rule on. */
  readonly before: readonly (readonly string[])[]
  /** The verdict. */
  readonly verdict: readonly string[]
}

/**
 * The end of a summary with the verdict, which a person sees without scrolling. It lists the findings and the command to
 * repeat one, unless the last screen shows them already.
 */
export function endingParts(outcome: RunOutcome, options: EndingOptions, { before, verdict }: Around): string[][] {
  const { width } = options
  const example = exampleOf(outcome)
  if (example === undefined) return [[...verdict]]
  const rowsOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + rowsOfLine(line, width), 0)
  const rows = [...before, verdict].reduce((sum, lines) => sum + (lines.length > 0 ? rowsOf(lines) + 1 : 0), -1)
  if (isOneViolation(outcome) && rows <= LAST_SCREEN) return [[...verdict]]
  const end = [...wrap('Repeat a single rule:', width), `  ${options.repeatCommand(example)}`, ...verdict]
  const room = Math.max(LAST_SCREEN - 1 - rowsOf(end), LEAST_LINES)
  return [brokenLines(outcome, options, room), end].filter((lines) => lines.length > 0)
}

/** Whether a run found one violation, on which nothing else depends. */
export const isOneViolation = ({ results }: RunOutcome): boolean =>
  violatedOf(results).length === 1 && causesOf(results).length === 0

/** The rule to repeat first: the one that shows the first finding, otherwise an inconclusive one. */
function exampleOf({ results, interrupted }: RunOutcome): string | undefined {
  const [first] = findingsOf(results)
  if (first) return first.violated[0].result.rule.id
  if (interrupted) return undefined
  const excused = excusedByKnown(results)
  const inconclusive = results.filter((result) => result.verdict === 'inconclusive' && !excused.has(result))
  return (inconclusive.find(({ cause }) => cause === undefined) ?? inconclusive[0])?.rule.id
}

/** The rows that a line takes on a terminal. */
const rowsOfLine = (line: string, width: number) =>
  Math.max(Math.ceil(stripVTControlCharacters(line).length / width), 1)
