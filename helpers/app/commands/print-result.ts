import path from 'node:path'
import { curlFolder } from '../../../reports/files/curl-folder.ts'
import { printForGitHub, reportToGitHub } from '../../../reports/github/github.ts'
import { summaryText } from '../../../reports/terminal/summary/summary-text.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { pasted } from '../../engine/evidence/curl-files.ts'
import type { RunResult } from '../program/options.ts'
import type { Screen } from '../process/screen.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { repeatCommand } from '../options/repeat.ts'

/** The flags of the command that the command to repeat a rule shares. */
interface Printed extends TargetFlags {
  /** The folder of the reports. */
  readonly out: string
}

/** Prints the result of a run; in a GitHub workflow, it also writes annotations and the step summary. */
export function printResult(
  { outcome, faults, containerLog }: RunResult,
  { out, ...flags }: Printed,
  screen: Screen,
): void {
  for (const fault of faults) screen.error(`The suite itself failed: ${fault}`)
  const outDir = path.relative(process.cwd(), path.resolve(out)) || '.'
  if (containerLog !== undefined) screen.error(`Log of the container: ${path.join(outDir, REPORTS.containerLog)}`)
  const keep = curlFolder(path.resolve(out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const text = summaryText(outcome, {
    color: screen.color,
    width: screen.width,
    outDir,
    repeatCommand: (rule) => repeatCommand(rule, { ...flags, out: outDir, seed: outcome.seed }),
    pasted: (replay, rule) => pasted(replay, rule, keep),
  })
  printForGitHub(text.trimEnd(), process.env, screen.write)
  const problem = reportToGitHub(outcome, process.env, screen.write)
  if (problem !== undefined) screen.error(problem)
}
