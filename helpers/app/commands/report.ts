import { existsSync } from 'node:fs'
import path from 'node:path'
import { PREVIOUS, REPORTS } from '../../../reports/files/write.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { whereInstalled } from '../project/where-installed.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The packages that make the page. They are optional peers of this package. */
export const PAGE_PACKAGES = ['@allurereport/core', '@allurereport/plugin-awesome'] as const

/**
 * Makes the Allure page from the results of the last run in `out`. Returns its path.
 * @throws UsageError if there are no results, a run is writing them, or Allure is not installed
 */
export async function makeReport(out: string): Promise<string> {
  const results = path.resolve(out, REPORTS.allureResults)
  if (!existsSync(results)) {
    const isBefore = existsSync(path.resolve(out, PREVIOUS, REPORTS.allureResults))
    const before = isBefore ? `, or give --out ${path.join(out, PREVIOUS)} for the run before` : ''
    throw new UsageError(`--out ${out} has no allure-results. Run \`countersign run\` first${before}.`)
  }
  const { writeAllureHtml } = await whereInstalled(
    PAGE_PACKAGES,
    'The page',
    () => import('../../../reports/allure/html.ts'),
  )
  // The lock of a run keeps the page from being made while results are still written.
  return inLockedFolder(out, 'run', async (folder) => {
    const page = await writeAllureHtml(results, path.join(folder, REPORTS.allureReport))
    return path.relative(process.cwd(), page)
  })
}
