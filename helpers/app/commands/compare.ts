import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { comparisonOf, type Comparison } from '../../../reports/comparison/comparison.ts'
import { comparisonPage, type PagesOfRuns } from '../../../reports/comparison/page.ts'
import { readReport, UnreadableReportError, type ComparedReport } from '../../../reports/comparison/report.ts'
import { comparisonLines } from '../../../reports/comparison/screen.ts'
import { REPORTS, writeWhole } from '../../../reports/files/write.ts'
import type { Screen } from '../process/screen.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags of `countersign compare`. */
export interface CompareFlags {
  readonly json: boolean
  readonly html: boolean
  /** The file of the page. */
  readonly out?: string
  readonly failOn?: 'regressions'
}

/** The file of the page, unless another one is given. */
const PAGE = 'comparison.html'

/**
 * Compares two runs, and prints or writes what differs.
 * @param a the folder of the first run, or its `conformance.json`
 * @param b the same for the second run
 * @returns the exit code: 1 if something got worse and `failOn` asks for it
 * @throws UsageError if a report cannot be read, or the page cannot be written
 */
export async function compare(
  a: string,
  b: string,
  { json, html, out, failOn }: CompareFlags,
  screen: Pick<Screen, 'write' | 'width' | 'color'>,
): Promise<number> {
  if (json && html) throw new UsageError('--json and --html cannot be combined. Leave one of them out.')
  if (out !== undefined && !html) throw new UsageError(`--out ${out} needs --html. Give both, or leave --out out.`)
  const comparison = comparisonOf(reportIn(a), reportIn(b))
  if (json) screen.write(JSON.stringify(comparison, null, 2))
  else if (html) screen.write(await writtenPage(comparison, [a, b], out ?? PAGE))
  else for (const line of comparisonLines(comparison, screen)) screen.write(line)
  return failOn === 'regressions' && comparison.regressions.length > 0 ? 1 : 0
}

function reportIn(place: string): ComparedReport {
  try {
    return readReport(place)
  } catch (error) {
    if (error instanceof UnreadableReportError) throw new UsageError(error.message)
    throw error
  }
}

/** Writes the page, with links to the pages of the runs that exist. Returns its path. */
function writtenPage(comparison: Comparison, [a, b]: readonly [string, string], file: string): Promise<string> {
  const pages = { ...pageOf('a', a, file), ...pageOf('b', b, file) }
  return comparisonPage(comparison, pages).then((page) => written(file, page))
}

/** The address of the page of a run as a link in `file` names it. */
function pageOf(side: 'a' | 'b', place: string, file: string): PagesOfRuns {
  const folder = statSync(place).isDirectory() ? place : path.dirname(place)
  const page = path.join(folder, REPORTS.page)
  if (!existsSync(page)) return {}
  const words = path.relative(path.dirname(path.resolve(file)), path.resolve(page)).split(path.sep)
  return { [side]: words.map(encodeURIComponent).join('/') }
}

function written(file: string, page: string): string {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
    writeWhole(file, page)
    return file
  } catch (error) {
    throw new UsageError(
      `--out ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}. Give another file.`,
    )
  }
}
