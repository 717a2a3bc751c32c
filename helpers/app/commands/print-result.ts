import path from 'node:path'
import { curlFolder } from '../../../reports/files/curl-folder.ts'
import { printForGitHub, reportToGitHub } from '../../../reports/github/github.ts'
import { repeatLine } from '../../../reports/repeat-line.ts'
import { summaryText } from '../../../reports/terminal/summary/summary-text.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { pasted } from '../../engine/evidence/curl-files.ts'
import type { RunResult } from '../program/options.ts'
import type { Screen } from '../process/screen.ts'

/**
 * Prints the result of a run; in a GitHub workflow, it also writes annotations and the step summary.
 * @param out the folder of the reports
 */
export function printResult({ outcome, faults, containerLog }: RunResult, out: string, screen: Screen): void {
  for (const fault of faults) screen.error(`The suite itself failed: ${fault}`)
  const outDir = path.relative(process.cwd(), path.resolve(out)) || '.'
  if (containerLog !== undefined) screen.error(`Log of the container: ${path.join(outDir, REPORTS.containerLog)}`)
  const keep = curlFolder(path.resolve(out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const text = summaryText(outcome, {
    color: screen.color,
    width: screen.width,
    outDir,
    repeatCommand: (rule) => repeatLine(outcome, rule),
    pasted: (replay, rule) => pasted(replay, rule, keep),
  })
  printForGitHub(text.trimEnd(), process.env, screen.write)
  const problem = reportToGitHub(outcome, process.env, screen.write)
  if (problem !== undefined) screen.error(problem)
}
