import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceReport } from './conformance-json.ts'
import { junitXml } from './junit.ts'
import type { RunOutcome } from '../summary.ts'

/** Everything that a run leaves in its folder. */
export const REPORTS = {
  conformance: 'conformance.json',
  junit: 'junit.xml',
  allureResults: 'allure-results',
  allureReport: 'allure-report',
  /** What a part of a run leaves for the whole of it, and its steps and exchanges. */
  shard: 'shard.json',
  shardEvidence: 'shard-evidence.jsonl.gz',
  /** What curl lines of the terminal send. */
  curl: 'curl',
  /** What a container wrote that was judged and is not all green. */
  containerLog: 'container.log',
} as const

/** Where the reports of the run before are kept, within the folder. */
export const PREVIOUS = 'previous'

/** Where the reports of the run before that wait to be forgotten, within {@link PREVIOUS}. */
const OLDER = '.older'

/**
 * Sets aside what a former run left in the folder, and what that one had set aside for {@link forgetOlder}: nothing but
 * reports. Before a run, not after it: whatever becomes of it, nobody takes old reports for those of the run.
 */
export function setReportsAside(outDir: string): void {
  const names = Object.values(REPORTS)
  const left = names.filter((name) => existsSync(path.join(outDir, name)))
  if (left.length === 0) return
  forgetOlder(outDir)
  const previous = path.join(outDir, PREVIOUS)
  const older = path.join(previous, OLDER)
  mkdirSync(older, { recursive: true })
  for (const name of names)
    if (existsSync(path.join(previous, name))) renameSync(path.join(previous, name), path.join(older, name))
  for (const name of left) renameSync(path.join(outDir, name), path.join(previous, name))
}

/**
 * Takes away what {@link setReportsAside} found in its place. When the new reports are written, as file systems without a
 * journal are slow to make new files just after thousands were taken away: that took a run four seconds.
 */
export function forgetOlder(outDir: string): void {
  rmSync(path.join(outDir, PREVIOUS, OLDER), { recursive: true, force: true })
}

/**
 * Writes `conformance.json` and `junit.xml`, each whole or not at all.
 * @param containerLog what the target wrote, where that is worth a look
 */
export function writeReports(outcome: RunOutcome, outDir: string, containerLog?: string): void {
  mkdirSync(outDir, { recursive: true })
  writeWhole(path.join(outDir, REPORTS.conformance), `${JSON.stringify(conformanceReport(outcome), null, 2)}\n`)
  writeWhole(path.join(outDir, REPORTS.junit), junitXml(outcome))
  if (containerLog !== undefined) writeWhole(path.join(outDir, REPORTS.containerLog), containerLog)
}

/** Under another name first: a run that is killed leaves no half of a file under the real one. */
export function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
