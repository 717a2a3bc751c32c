import path from 'node:path'
import { curlFolder } from '../../../reports/files/curl-folder.ts'
import { printBesideGitHub, tellGitHub } from '../../../reports/github/github.ts'
import { summaryText } from '../../../reports/terminal/summary/summary-text.ts'
import { REPORTS } from '../../../reports/files/write.ts'
import { pasted } from '../../engine/evidence/curl-files.ts'
import type { RunResult } from '../program/options.ts'
import type { Screen } from '../process/screen.ts'
import type { TargetFlags } from '../options/target-flags.ts'
import { repeatCommand } from './repeat.ts'

/** What the command that repeats a rule has in common with the one that tells. */
interface Told extends TargetFlags {
  /** The folder of the reports. */
  readonly out: string
}

/** Prints what came of a run; where GitHub runs it, beside its log as well. */
export function printResult(
  { outcome, faults, containerLog }: RunResult,
  { out, ...flags }: Told,
  screen: Screen,
): void {
  for (const fault of faults) screen.error(`The run itself failed: ${fault}`)
  const outDir = path.relative(process.cwd(), path.resolve(out)) || '.'
  if (containerLog !== undefined)
    screen.error(`What the container wrote is in ${path.join(outDir, REPORTS.containerLog)}`)
  const keep = curlFolder(path.resolve(out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const text = summaryText(outcome, {
    color: screen.color,
    width: screen.width,
    outDir,
    repeatCommand: (rule) => repeatCommand(rule, { ...flags, out: outDir, seed: outcome.seed }),
    pasted: (replay, rule) => pasted(replay, rule, keep),
  })
  printBesideGitHub(text.trimEnd(), process.env, screen.write)
  const untold = tellGitHub(outcome, process.env, screen.write)
  if (untold !== undefined) screen.error(untold)
}
