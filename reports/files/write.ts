import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceReport } from './conformance-json.ts'
import { junitXml } from './junit.ts'
import type { RunOutcome } from '../summary.ts'

/** All reports that a run writes into its folder. */
export const REPORTS = {
  conformance: 'conformance.json',
  junit: 'junit.xml',
  allureResults: 'allure-results',
  allureReport: 'allure-report',
  /** Everything that reports are built from: a line of JSON for each scenario, and one for the run. */
  record: 'record.jsonl.br',
  /** The files that curl commands of the terminal send. */
  curl: 'curl',
  /** The log of the target's container, unless everything is green. */
  containerLog: 'container.log',
} as const

/** The results of earlier runs for the trends of the Allure page. It stays in its place when the reports of a run are moved. */
export const ALLURE_HISTORY = 'allure-history.jsonl.br'

/** The folder within it for the reports of the previous run. */
export const PREVIOUS = 'previous'

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

/**
 * Writes `conformance.json` and `junit.xml`, each completely or not at all.
 * @param containerLog the log of the target, if it is of interest
 */
export function writeReports(outcome: RunOutcome, outDir: string, containerLog?: string): void {
  mkdirSync(outDir, { recursive: true })
  writeWhole(path.join(outDir, REPORTS.conformance), `${JSON.stringify(conformanceReport(outcome))}\n`)
  writeWhole(path.join(outDir, REPORTS.junit), junitXml(outcome))
  if (containerLog !== undefined) writeWhole(path.join(outDir, REPORTS.containerLog), containerLog)
}

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
