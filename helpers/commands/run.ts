import { randomInt } from 'node:crypto'
import path from 'node:path'
import { allureReporter, type AllureReporter } from '../../reports/allure/reporter.ts'
import { curlFolder } from '../../reports/curl-folder.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import type { Progress } from '../../reports/terminal/progress.ts'
import { summaryText } from '../../reports/terminal/summary-text.ts'
import { forgetOlder, REPORTS, writeReports } from '../../reports/write.ts'
import type { Gate } from '../catalogue/gate.ts'
import { pasted } from '../evidence/curl-files.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { explainedRecords, verdictsOf } from '../outcome/verdict.ts'
import type { Scenario } from '../scenario/scenario.ts'
import type { Target } from '../targets/target.ts'
import { gateOf, judgedBy, type Environment, type JudgedFlags } from '../wiring/environment.ts'
import { inLockedFolder } from '../wiring/folder-lock.ts'
import { assertKnownFault } from '../wiring/known-fault.ts'
import { meet } from '../wiring/meet.ts'
import { runWatched, type Watched } from '../wiring/run-watched.ts'
import type { Screen } from '../wiring/screen.ts'
import { selectIds } from '../wiring/select.ts'
import { setAside } from '../wiring/set-aside.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'
import { version } from '../wiring/version.ts'
import { repeatCommand } from './repeat.ts'

/** The flags of `countersign run`. */
export interface RunFlags extends JudgedFlags {
  readonly rule: readonly string[]
  readonly out: string
  readonly seed?: number
  readonly concurrency: number
}

/**
 * Judges a target and leaves reports.
 * @param progress already shows that the command lives
 * @returns the exit code
 * @throws UsageError when the command line, the configuration or the first contact is wrong: nothing was judged then
 */
export async function runConformance(
  flags: RunFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  return inLockedFolder(flags.out, 'run', async (out) => {
    setAside(out)
    try {
      return await runInto(out, flags, environment, screen, progress)
    } finally {
      forgetOlder(out)
    }
  })
}

async function runInto(
  out: string,
  flags: RunFlags,
  environment: Environment,
  screen: Screen,
  progress: Progress,
): Promise<number> {
  const judged = judgedBy(flags, environment)
  const gate = gateOf(flags, environment)
  await assertKnownFault(flags.fault)
  const selected = new Set(selectIds(flags.rule, [...catalogue.keys()]))
  const where = judged.kind === 'embedded' ? 'the embedded reference service' : judged.baseUrl
  progress.say(`meeting the target: ${where} ...`)
  const scenarios = await scenariosOf(selected)
  const { target, close } = await meet(judged)
  try {
    return await judge({ target, selected, scenarios, out, flags, gate, screen, progress })
  } finally {
    await close()
  }
}

interface Setting {
  readonly target: Target
  readonly selected: ReadonlySet<string>
  readonly scenarios: readonly Scenario[]
  /** The folder of the reports. */
  readonly out: string
  readonly flags: RunFlags
  readonly gate: Gate
  readonly screen: Screen
  readonly progress: Progress
}

async function judge({ target, selected, scenarios, out, flags, gate, screen, progress }: Setting): Promise<number> {
  const seed = flags.seed ?? randomInt(2 ** 31 - 1)
  const startedAt = new Date()
  const allure = allureReporter({
    resultsDir: path.join(out, REPORTS.allureResults),
    catalogue,
    selected,
    environment: {
      target: target.baseUrl,
      kind: target.kind,
      seed: String(seed),
      suite: `countersign ${version}`,
    },
  })
  const watched = await runWatched({
    target,
    scenarios,
    seed,
    concurrency: flags.concurrency,
    onBegin: () => progress.begin(scenarios.length, catalogue),
    onEnd: progress.add,
    onTry: (done, total) => progress.note(`confirming ${done} of ${total}`),
    onRecord: allure.add,
    onInterrupt: () =>
      progress.print('Interrupted: ending what runs, cleaning up, writing the reports. Again to end at once.'),
  })
  const faults = [...watched.faults, ...(await endOf(allure, watched.records))]
  progress.stop()
  const outcome = outcomeOf({ ...watched, faults }, { target, seed, startedAt, gate, fault: flags.fault })
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
  screen.write(text.trimEnd())
  return exitCodeOf(outcome)
}

/** Ends Allure's results; what kept them from being written is told like any other fault of the run. */
async function endOf(allure: AllureReporter, records: readonly ScenarioRecord[]): Promise<string[]> {
  try {
    await allure.end(explainedRecords(catalogue, records), verdictsOf(catalogue, records))
    return []
  } catch (error) {
    return [`Allure results: ${error instanceof Error ? error.message : String(error)}`]
  }
}

interface RunFacts {
  readonly target: Target
  readonly seed: number
  readonly startedAt: Date
  readonly gate: Gate
  readonly fault: string | undefined
}

function outcomeOf(
  { records, interrupted, faults }: Watched,
  { target, seed, startedAt, gate, fault }: RunFacts,
): RunOutcome {
  return {
    suite: { name: 'countersign', version },
    target: { kind: target.kind, base_url: target.baseUrl },
    startedAt,
    durationMs: Date.now() - startedAt.getTime(),
    seed,
    gate,
    requests: records.reduce((sum, { requests }) => sum + requests, 0),
    complete: !interrupted && faults.length === 0,
    interrupted,
    results: verdictsOf(catalogue, records),
    records,
    litter: records.flatMap(({ litter }) => litter),
    ...(fault !== undefined && { fault }),
  }
}
