import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { badgeOf } from './badge.ts'
import { violatedOf } from '../causes.ts'
import { CURL_LINES, CURL_LINES_FROM, PAGE } from '../folder.ts'
import { conformanceReport } from './conformance-json.ts'
import { curlLinesText } from './curl-lines.ts'
import { harText } from './har.ts'
import { junitXml } from './junit.ts'
import type { PageOptions } from '../page/head.ts'
import { runPage } from '../page/html.ts'
import { statementText } from '../statement/statement-text.ts'
import { statementOf } from '../statement/statement.ts'
import type { RunOutcome } from '../summary.ts'

/** All reports that a run writes into its folder. */
export const REPORTS = {
  /** The page for people: verdict, findings, every rule, and the evidence of those that are not in order. */
  page: PAGE,
  conformance: 'conformance.json',
  junit: 'junit.xml',
  /** The exchanges that show the findings, for the network panel of a browser. */
  exchanges: 'exchanges.har',
  /** The conclusions of the run, for a reader without the other reports. */
  statement: 'conformance-statement.json',
  statementText: 'conformance-statement.md',
  badge: 'badge.json',
  allureResults: 'allure-results',
  allureReport: 'allure-report',
  /** Everything that reports are built from: a line of JSON for each scenario, and one for the run. */
  record: 'record.jsonl.br',
  /** The files that curl commands of the terminal send. */
  curl: 'curl',
  /** The curl lines of all violated rules, if these are too many for the terminal. */
  curlLines: CURL_LINES,
  /** The log of the target's container, unless everything is green. */
  containerLog: 'container.log',
} as const

/** The results of earlier runs for the trends of the Allure page. It stays in its place when the reports of a run are moved. */
export const ALLURE_HISTORY = 'allure-history.jsonl.br'

/** The folder within it for the reports of the previous run. */
export const PREVIOUS = 'previous'

/** The folder within it for the reports of the second target of a run. */
export const AGAINST = 'against'

/** The folder within {@link PREVIOUS} for the reports of the run before that, until they are deleted. */
const OLDER = '.older'

/**
 * Sets aside the reports of an earlier run in the folder, and those that it had set aside for {@link deleteOlderReports}; no
 * other files. This happens before a run, so that nobody mistakes old reports for those of this run, however it ends.
 */
export function setReportsAside(outDir: string): void {
  const names = Object.values(REPORTS)
  const left = names.filter((name) => existsSync(path.join(outDir, name)))
  if (left.length === 0) return
  deleteOlderReports(outDir)
  const previous = path.join(outDir, PREVIOUS)
  const older = path.join(previous, OLDER)
  mkdirSync(older, { recursive: true })
  for (const name of names)
    if (existsSync(path.join(previous, name))) renameSync(path.join(previous, name), path.join(older, name))
  for (const name of left) renameSync(path.join(outDir, name), path.join(previous, name))
}

/**
 * Deletes the older reports that {@link setReportsAside} found. This happens when the new reports are written, as file
 * systems without a journal are slow to create files just after thousands were deleted.
 */
export function deleteOlderReports(outDir: string): void {
  rmSync(path.join(outDir, PREVIOUS, OLDER), { recursive: true, force: true })
}

/** The contents of reports besides the outcome of the run. */
export interface ReportOptions extends PageOptions {
  /** The log of the target's container, if it is of interest. */
  readonly containerLog?: string | undefined
}

/**
 * Writes the reports that are single files, each completely or not at all. A part of a run has neither a statement nor a badge,
 * a run that ended early has no statement, and a run without findings has no exchanges.
 */
export function writeReports(
  outcome: RunOutcome,
  outDir: string,
  { containerLog, ...options }: ReportOptions = {},
): void {
  mkdirSync(outDir, { recursive: true })
  const write = (name: string, text: string) => writeWhole(path.join(outDir, name), text)
  write(REPORTS.page, runPage(outcome, options))
  write(REPORTS.conformance, `${JSON.stringify(conformanceReport(outcome))}\n`)
  write(REPORTS.junit, junitXml(outcome))
  const exchanges = harText(outcome)
  if (exchanges !== undefined) write(REPORTS.exchanges, exchanges)
  const statement = statementOf(outcome)
  if (statement) {
    write(REPORTS.statement, `${JSON.stringify(statement)}\n`)
    write(REPORTS.statementText, statementText(statement))
  }
  if (!outcome.shard) write(REPORTS.badge, jsonText(badgeOf(outcome)))
  if (violatedOf(outcome.results).length >= CURL_LINES_FROM) write(REPORTS.curlLines, curlLinesText(outcome))
  if (containerLog !== undefined) write(REPORTS.containerLog, containerLog)
}

const jsonText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Writes to a temporary name first, so that a killed run leaves no incomplete file with the real name. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
