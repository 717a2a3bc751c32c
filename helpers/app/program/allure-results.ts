import path from 'node:path'
import { writeAllureFiles } from '../../../reports/allure/files.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { placesInDocument } from './places.ts'
import { recordedRun } from './recorded-run.ts'

/**
 * Writes the Allure results of a run from its record.
 * @param out the folder of its reports
 */
export function writeAllureResults(out: string): void {
  const { outcome, record } = recordedRun(out)
  writeAllureFiles(
    { outcome, evidence: () => record.evidence(), placesOf: placesInDocument },
    path.join(out, REPORTS.allureResults),
  )
}
