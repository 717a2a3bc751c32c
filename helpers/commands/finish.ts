import path from 'node:path'
import type { AllureReporter } from '../../reports/allure/reporter.ts'
import { curlFolder } from '../../reports/curl-folder.ts'
import { printBesideGitHub, tellGitHub } from '../../reports/github/github.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import { summaryText } from '../../reports/terminal/summary-text.ts'
import { REPORTS, writeReports } from '../../reports/write.ts'
import type { Gate } from '../catalogue/gate.ts'
import { pasted } from '../evidence/curl-files.ts'
import type { Shard } from '../gate/shard.ts'
import { unmetOf } from '../gate/unmet.ts'
import { withExcluded, withoutRules } from '../outcome/excluded.ts'
import { withKnown } from '../outcome/known.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { explainedRecords, verdictsOf, type RuleResult } from '../outcome/verdict.ts'
import type { Target } from '../targets/target.ts'
import type { HeldTo } from '../wiring/demands.ts'
import type { JudgedFlags } from '../wiring/environment.ts'
import type { Watched } from '../wiring/run-watched.ts'
import type { Screen } from '../wiring/screen.ts'
import type { Selection } from '../wiring/selection.ts'
import { catalogue } from '../wiring/suite.ts'
import { version } from '../wiring/version.ts'
import { repeatCommand } from './repeat.ts'

/** What is told of a run beside its records. */
export interface Finished extends Selection {
  readonly target: RunOutcome['target']
  readonly seed: number
  readonly startedAt: Date
  readonly durationMs: number
  readonly gate: Gate
  readonly heldTo: HeldTo
  /** Where it is only a part of a run: what is demanded of the whole is demanded once its parts are merged. */
  readonly shard?: Shard
  /** The flags that a command has in common which repeats a rule. */
  readonly flags: JudgedFlags
  /** The folder of the reports. */
  readonly out: string
}

/** What the first page of Allure tells of a run. */
export const allureEnvironment = (target: Pick<Target, 'kind' | 'baseUrl'>, seed: number): Record<string, string> => ({
  target: target.baseUrl,
  kind: target.kind,
  seed: String(seed),
  suite: `countersign ${version}`,
})

/** The verdicts as a run tells them. */
export function resultsOf(
  records: readonly ScenarioRecord[],
  { excluded, heldTo }: Pick<Finished, 'excluded' | 'heldTo'>,
): RuleResult[] {
  return withKnown(withExcluded(verdictsOf(catalogue, records), excluded), heldTo.known)
}

/**
 * Writes the reports of a run that ended, and prints its summary.
 * @returns the exit code
 */
export async function finish(
  watched: Watched,
  facts: Finished,
  allure: AllureReporter,
  screen: Screen,
): Promise<number> {
  const faults = [...watched.faults, ...(await endOf(allure, watched.records, facts))]
  const outcome = outcomeOf({ ...watched, faults }, facts)
  const { out, flags, seed } = facts
  writeReports(outcome, out)
  for (const fault of faults) screen.error(`The run itself failed: ${fault}`)
  const outDir = path.relative(process.cwd(), out) || '.'
  const keep = curlFolder(path.join(out, REPORTS.curl), path.join(outDir, REPORTS.curl))
  const text = summaryText(outcome, {
    color: screen.color,
    width: screen.width,
    outDir,
    repeatCommand: (rule) => repeatCommand(rule, { ...flags, out: outDir, seed }),
    pasted: (replay, rule) => pasted(replay, rule, keep),
  })
  printBesideGitHub(text.trimEnd(), process.env, screen.write)
  const untold = tellGitHub(outcome, process.env, screen.write)
  if (untold !== undefined) screen.error(untold)
  return exitCodeOf(outcome)
}

/** Ends Allure's results; what kept them from being written is told like any other fault of the run. */
async function endOf(allure: AllureReporter, records: readonly ScenarioRecord[], facts: Finished): Promise<string[]> {
  try {
    const explained = explainedRecords(catalogue, records)
    const told = explained.map((record) => withoutRules(record, facts.excluded))
    await allure.end(told, resultsOf(records, facts))
    return []
  } catch (error) {
    return [`Allure results: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function outcomeOf({ records, interrupted, faults, stopped }: Watched, facts: Finished): RunOutcome {
  const { target, seed, startedAt, durationMs, gate, flags, heldTo, selected, shard } = facts
  const complete = !interrupted && stopped === undefined && faults.length === 0
  const results = resultsOf(records, facts)
  const extent = { selected, isWhole: selected.size === catalogue.size, complete }
  return {
    suite: { name: 'countersign', version },
    target,
    startedAt,
    durationMs,
    seed,
    gate,
    requests: records.reduce((sum, { requests }) => sum + requests, 0),
    complete,
    interrupted,
    results,
    records,
    unmet: shard ? [] : unmetOf(results, heldTo.demands, extent, startedAt),
    litter: records.flatMap(({ litter }) => litter),
    ...(shard && { shard }),
    ...(stopped !== undefined && { stopped }),
    ...(flags.fault !== undefined && { fault: flags.fault }),
  }
}
