import { stripVTControlCharacters } from 'node:util'
import { causesOf, violatedOf } from '../../causes.ts'
import { excusedBy, type RunOutcome } from '../../summary.ts'
import { brokenLines } from './broken.ts'
import { wrap } from '../layout.ts'

/** The lines of a small terminal that are left beside the prompt of the shell. */
const LAST_SCREEN = 23
/** What is broken is told in so many lines at least, however long the command is that repeats it. */
const LEAST_LINES = 6

/** How the end of a summary is told. */
export interface EndingOptions {
  readonly color: boolean
  readonly width: number
  readonly repeatCommand: (ruleId: string) => string
}

/** The other parts of a summary that the last screen shows as far as there is room. */
interface Around {
  /** All that stands before the end, from the first violated rule on. */
  readonly before: readonly (readonly string[])[]
  /** The verdict. */
  readonly verdict: readonly string[]
}

/**
 * The end of a summary, verdict included: what a person sees without scrolling. What is broken and how to see it again is told
 * here, unless that screen shows it anyhow.
 */
export function endingParts(outcome: RunOutcome, options: EndingOptions, { before, verdict }: Around): string[][] {
  const { width, color } = options
  const example = exampleOf(outcome)
  if (example === undefined) return [[...verdict]]
  const rowsOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + rowsOfLine(line, width), 0)
  const rows = [...before, verdict].reduce((sum, lines) => sum + (lines.length > 0 ? rowsOf(lines) + 1 : 0), -1)
  const isOne = violatedOf(outcome.results).length === 1 && causesOf(outcome.results).length === 0
  if (isOne && rows <= LAST_SCREEN) return [[...verdict]]
  const end = [...wrap('Repeat one rule alone:', width), `  ${options.repeatCommand(example)}`, ...verdict]
  const room = Math.max(LAST_SCREEN - 1 - rowsOf(end), LEAST_LINES)
  return [brokenLines(outcome, color, width, room), end].filter((lines) => lines.length > 0)
}

/** The rule that is worth repeating first: a violated one, else one of which nothing can be concluded. */
function exampleOf({ results, interrupted }: RunOutcome): string | undefined {
  const [violated] = violatedOf(results)
  if (violated) return violated.result.rule.id
  if (interrupted) return undefined
  const excused = excusedBy(results)
  const inconclusive = results.filter((result) => result.verdict === 'inconclusive' && !excused.has(result))
  return (inconclusive.find(({ cause }) => cause === undefined) ?? inconclusive[0])?.rule.id
}

/** The rows that a terminal takes for a line. */
const rowsOfLine = (line: string, width: number) =>
  Math.max(Math.ceil(stripVTControlCharacters(line).length / width), 1)
