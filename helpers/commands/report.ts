import { existsSync } from 'node:fs'
import path from 'node:path'
import { writeAllureHtml } from '../../reports/allure/html.ts'
import { REPORTS } from '../../reports/write.ts'
import { UsageError } from '../wiring/usage-error.ts'

/**
 * Makes the Allure page from the results of the last run in `out`. Returns its path.
 * @throws UsageError when there are no results
 */
export async function makeReport(out: string): Promise<string> {
  const results = path.resolve(out, REPORTS.allureResults)
  if (!existsSync(results))
    throw new UsageError(`--out ${out}: no allure-results there; call \`countersign run\` first`)
  const page = await writeAllureHtml(results, path.resolve(out, REPORTS.allureReport))
  return path.relative(process.cwd(), page)
}
