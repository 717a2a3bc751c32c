import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { conformanceReport } from './conformance-json.ts'
import { junitXml } from './junit.ts'
import type { RunOutcome } from './summary.ts'

/** Everything that a run leaves in its folder. */
export const REPORTS = {
  conformance: 'conformance.json',
  junit: 'junit.xml',
  allureResults: 'allure-results',
  allureReport: 'allure-report',
} as const

/** Makes the folder, and takes away what a former run left there: nothing but our own. Before the run, not after it. */
export function clearReports(outDir: string): void {
  mkdirSync(outDir, { recursive: true })
  for (const name of Object.values(REPORTS)) rmSync(path.join(outDir, name), { recursive: true, force: true })
}

/** Writes `conformance.json` and `junit.xml`, each whole or not at all. */
export function writeReports(outcome: RunOutcome, outDir: string): void {
  mkdirSync(outDir, { recursive: true })
  writeWhole(path.join(outDir, REPORTS.conformance), `${JSON.stringify(conformanceReport(outcome), null, 2)}\n`)
  writeWhole(path.join(outDir, REPORTS.junit), junitXml(outcome))
}

/** Under another name first: a run that is killed leaves no half of a file under the real one. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, text)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
