import path from 'node:path'
import { conformanceReport } from '../../../reports/files/conformance-json.ts'
import { sincePrevious } from '../../../reports/comparison/since.ts'
import type { RunRecordWriter } from '../../../reports/files/run-record.ts'
import { REPORTS, writeReports } from '../../../reports/files/write.ts'
import { repeatLine } from '../../../reports/repeat-line.ts'
import { exitCodeOf, type RunOutcome } from '../../../reports/summary.ts'
import { sinceLines } from '../../../reports/terminal/since.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import type { Watched } from '../process/run-watched.ts'
import { writeAllureResults } from './allure-results.ts'
import type { RunResult } from './options.ts'
import { outcomeOf, type Finished } from './outcome-of.ts'
import { placesInDocument } from './places.ts'
import { runPartOf } from './run-part.ts'

/** The parts of a run that its conclusion completes. */
export interface ToConclude {
  readonly scenarios: readonly Scenario[]
  /** The record of the run, if it has a folder. */
  readonly record?: RunRecordWriter | undefined
  /** Whether the Allure results are written as well. */
  readonly allure: boolean
  /** Reads the log of the container, which is kept unless the run passed. */
  readonly readLog?: (() => string) | undefined
}

/** Draws the conclusions of a run that ended, and writes its reports if it has a folder for them. */
export async function conclude(
  watched: Watched,
  facts: Finished,
  { scenarios, record, allure, readLog }: ToConclude,
): Promise<RunResult> {
  const before = withSince(outcomeOf(watched, facts), facts.out)
  const part = runPartOf(watched, facts, before, scenarios)
  const faults = [
    ...(await problemOf(REPORTS.record, () => record?.end(part))),
    ...(await problemOf(REPORTS.allureResults, () => {
      if (allure && facts.out !== undefined) writeAllureResults(facts.out)
    })),
  ]
  const all = [...watched.faults, ...faults]
  const outcome = faults.length === 0 ? before : outcomeOf({ ...watched, faults: all }, facts)
  const exitCode = exitCodeOf(outcome)
  const containerLog = exitCode === 0 ? undefined : readLog?.()
  if (facts.out !== undefined)
    writeReports(outcome, facts.out, {
      containerLog,
      repeat: (rule) => repeatLine(outcome, rule),
      since: sinceIn(outcome, facts.out),
      placesOf: placesInDocument,
    })
  const report = conformanceReport(outcome)
  return { exitCode, report, faults: all, outcome, ...(containerLog !== undefined && { containerLog }) }
}

/** The changes since the run before, for the page. */
const sinceIn = (outcome: RunOutcome, folder: string): string[] =>
  sinceLines(outcome, { width: SINCE_WIDTH, outDir: path.relative(process.cwd(), folder) || '.' })

/** Characters of a line on the page. */
const SINCE_WIDTH = 120

function withSince(outcome: RunOutcome, out: string | undefined): RunOutcome {
  const since = out === undefined ? undefined : sincePrevious(outcome, out)
  return since ? { ...outcome, since } : outcome
}

/** Writes a report. Returns the error if it cannot be written, as an error of the suite. */
async function problemOf(name: string, write: () => unknown): Promise<string[]> {
  try {
    await write()
    return []
  } catch (error) {
    return [`${name} cannot be written: ${error instanceof Error ? error.message : String(error)}`]
  }
}
