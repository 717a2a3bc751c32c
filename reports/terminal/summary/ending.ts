import { stripVTControlCharacters } from 'node:util'
import { causesOf, violatedOf } from '../../causes.ts'
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
 * The end of a summary with the verdict, which a person sees without scrolling. It lists the violated rules and the
 * command to repeat one, unless the last screen shows them already.
 */
export function endingParts(outcome: RunOutcome, options: EndingOptions, { before, verdict }: Around): string[][] {
  const { width, color } = options
  const example = exampleOf(outcome)
  if (example === undefined) return [[...verdict]]
  const rowsOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + rowsOfLine(line, width), 0)
  const rows = [...before, verdict].reduce((sum, lines) => sum + (lines.length > 0 ? rowsOf(lines) + 1 : 0), -1)
  const isOne = violatedOf(outcome.results).length === 1 && causesOf(outcome.results).length === 0
  if (isOne && rows <= LAST_SCREEN) return [[...verdict]]
  const end = [...wrap('Repeat a single rule:', width), `  ${options.repeatCommand(example)}`, ...verdict]
  const room = Math.max(LAST_SCREEN - 1 - rowsOf(end), LEAST_LINES)
  return [brokenLines(outcome, color, width, room), end].filter((lines) => lines.length > 0)
}

/** The rule to repeat first: a violated one, otherwise an inconclusive one. */
function exampleOf({ results, interrupted }: RunOutcome): string | undefined {
  const [violated] = violatedOf(results)
  if (violated) return violated.result.rule.id
  if (interrupted) return undefined
  const excused = excusedByKnown(results)
  const inconclusive = results.filter((result) => result.verdict === 'inconclusive' && !excused.has(result))
  return (inconclusive.find(({ cause }) => cause === undefined) ?? inconclusive[0])?.rule.id
}

/** The rows that a line takes on a terminal. */
const rowsOfLine = (line: string, width: number) =>
  Math.max(Math.ceil(stripVTControlCharacters(line).length / width), 1)
