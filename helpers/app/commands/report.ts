import path from 'node:path'
import { allureFiles } from '../../../reports/allure/files.ts'
import { ALLURE_HISTORY, REPORTS } from '../../../reports/files/write.ts'
import { targetName } from '../../engine/outcome/target-name.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { placesInDocument } from '../program/places.ts'
import { recordedRun, requireRecord } from '../program/recorded-run.ts'
import { whereInstalled } from '../project/where-installed.ts'

/** The packages that make the page. They are optional peers of this package. */
export const PAGE_PACKAGES = ['@allurereport/core', '@allurereport/plugin-awesome'] as const

/**
 * Makes the Allure page from the record of the last run in `out`; nothing is judged again. Returns its path.
 * @throws UsageError if there is no record, a run is writing it, or Allure is not installed
 */
export async function makeReport(out: string): Promise<string> {
  requireRecord(out)
  const { writeAllureHtml } = await whereInstalled(
    PAGE_PACKAGES,
    'The page',
    () => import('../../../reports/allure/html.ts'),
  )
  // The lock of a run keeps the page from being made while the record is still written.
  return inLockedFolder(out, 'run', async (folder) => {
    const { outcome, record } = recordedRun(out)
    const { target, startedAt } = outcome
    const content = {
      files: allureFiles({ outcome, evidence: () => record.evidence(), placesOf: placesInDocument }),
      run: { target: targetName({ ...target, image: target.image?.name }), startedAt },
      history: path.join(folder, ALLURE_HISTORY),
    }
    const page = await writeAllureHtml(content, path.join(folder, REPORTS.allureReport))
    return path.relative(process.cwd(), page)
  })
}
