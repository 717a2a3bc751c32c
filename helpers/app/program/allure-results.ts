import path from 'node:path'
import { allureReporter } from '../../../reports/allure/reporter.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { LEAST_REPORTED_MS } from '../../../reports/summary.ts'
import { timeText } from '../../../reports/text.ts'
import { withoutRules } from '../../engine/outcome/excluded.ts'
import { explainedRecords } from '../../engine/outcome/verdict.ts'
import { catalogue } from '../project/suite.ts'
import type { RecordedRun } from './recorded-run.ts'

/**
 * Writes the Allure results of a run from its record.
 * @param out the folder of its reports
 * @returns the folder of the results
 */
export async function writeAllureResults({ outcome, record, selection }: RecordedRun, out: string): Promise<string> {
  const { target, seed, suite, results, throttledMs } = outcome
  const { selected, excluded } = selection
  const resultsDir = path.join(out, REPORTS.allureResults)
  const reporter = allureReporter({
    resultsDir,
    catalogue,
    selected,
    known: new Map(Object.entries(record.part.known)),
    environment: {
      target: target.base_url,
      kind: target.kind,
      ...(target.image && { image: target.image.name }),
      seed: String(seed),
      suite: `${suite.name} ${suite.version}`,
    },
  })
  for (const one of record.evidence()) reporter.add(withoutRules(one, excluded))
  const explained = explainedRecords(catalogue, outcome.records).map((one) => withoutRules(one, excluded))
  await reporter.end(explained, results, throttledMs < LEAST_REPORTED_MS ? {} : { throttled: timeText(throttledMs) })
  return resultsDir
}
