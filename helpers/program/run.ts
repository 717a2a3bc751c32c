import { randomInt } from 'node:crypto'
import path from 'node:path'
import { allureReporter, type AllureReporter } from '../../reports/allure/reporter.ts'
import { conformanceReport, type ConformanceReport } from '../../reports/conformance-json.ts'
import { exitCodeOf, type ExitCode, type RunOutcome } from '../../reports/summary.ts'
import { REPORTS, writeReports } from '../../reports/write.ts'
import { createRedactor, type Redactor } from '../evidence/redact.ts'
import type { Rule } from '../catalogue/rule.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { explainedRecords, verdictsOf } from '../outcome/verdict.ts'
import {
  gateOf,
  judgedBy,
  readEnvironment,
  secretsIn,
  whereOf,
  type Environment,
  type JudgedFlags,
} from '../wiring/environment.ts'
import { inLockedFolder } from '../wiring/folder-lock.ts'
import { assertKnownFault } from '../wiring/known-fault.ts'
import { runWatched, type Watched } from '../wiring/run-watched.ts'
import { selectIds } from '../wiring/select.ts'
import { meetSetUp } from '../wiring/set-up.ts'
import { setAside } from '../wiring/set-aside.ts'
import { catalogue, scenariosOf } from '../wiring/suite.ts'
import { UsageError } from '../wiring/usage-error.ts'
import type { Target } from '../targets/target.ts'
import type { Gate } from '../catalogue/gate.ts'
import { version } from '../wiring/version.ts'

/** Scenarios side by side, where nothing else is asked for, and at most; and the largest seed. */
const CONCURRENCY = 32
const MOST_AT_ONCE = 512
const LARGEST_SEED = 2 ** 31 - 1

/** What a run is asked for: what the flags of `countersign run` ask for, by the same names. */
export interface RunOptions extends JudgedFlags {
  /** Only these rules: ids, areas, or globs; by default all. */
  readonly rule?: readonly string[]
  /** The folder of the reports; without one nothing is written. */
  readonly out?: string
  /** The seed of names, texts and order, from 0 to 2,147,483,647; by default drawn. */
  readonly seed?: number
  /** Scenarios side by side, from 1 to 512; by default 32. */
  readonly concurrency?: number
  /** Whether what is told of the workspace is looked at before the first rule; by default it is. */
  readonly doctor?: boolean
  /** Keys and facts of the workspace; by default the variables of this process, over those of `.env` in its folder. */
  readonly environment?: Environment
  /** Ends the run early once it is aborted: what runs is ended, cleaned up and reported. */
  readonly signal?: AbortSignal
  /** Is told how the run goes on. */
  readonly watch?: RunWatch
}

/** What is told while a run goes on. */
export interface RunWatch {
  /** The target is about to be met, at this address. */
  readonly onMeet?: (where: string) => void
  /** Something in the set-up should be looked at; the run goes on. */
  readonly onWarning?: (warning: string) => void
  /** The target was met: so many scenarios begin. */
  readonly onBegin?: (scenarios: number, catalogue: ReadonlyMap<string, Rule>) => void
  /** A scenario ended for the first time: what it found may not come again. */
  readonly onEnd?: (record: ScenarioRecord) => void
  /** What found a rule violated is run anew, after the others. */
  readonly onTry?: (done: number, total: number) => void
  /** All is judged and written; the folder of the reports, and the target, are the run's for as long as this takes. */
  readonly onResult?: (result: RunResult) => void
}

/** What came of a run. */
export interface RunResult {
  /** 0 passed; 1 violated; 3 nothing can be concluded; 130 ended early. */
  readonly exitCode: ExitCode
  /** The run rule by rule: what `conformance.json` holds. */
  readonly report: ConformanceReport
  /** What went wrong outside of scenarios, a sentence each: of the suite, not of the target. */
  readonly faults: readonly string[]
  /** All that reports are made from. Unlike the report it may look otherwise in any version. */
  readonly outcome: RunOutcome
  /** What the container wrote, where one was judged and not all is green. */
  readonly containerLog?: string
}

/**
 * Judges a target rule by rule: the embedded reference service, or the one that the options or the variables name. One run at
 * a time in a process: errors that nobody waits for count as faults of the run while it lasts.
 * @throws UsageError when an option, the configuration or the first contact is wrong: nothing was judged then; the reason of
 * the signal where it came while a container was starting
 */
export async function run(options: RunOptions = {}): Promise<RunResult> {
  const environment = options.environment ?? readEnvironment()
  const { out } = options
  try {
    if (out === undefined) return await judge(options, environment)
    return await inLockedFolder(out, 'run', (folder) => {
      setAside(folder)
      return judge(options, environment, folder)
    })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    throw new UsageError(redactorOf(secretsIn(environment)).redact(error.message))
  }
}

/** @param out the folder of the reports, if there are to be any */
async function judge(options: RunOptions, environment: Environment, out?: string): Promise<RunResult> {
  const { rule = [], fault, watch = {}, concurrency = CONCURRENCY, seed = randomInt(LARGEST_SEED) } = options
  assertWhole('seed', seed, 0, LARGEST_SEED)
  assertWhole('concurrency', concurrency, 1, MOST_AT_ONCE)
  const judged = judgedBy(options, environment)
  const gate = gateOf(options, environment)
  await assertKnownFault(fault)
  const selected = new Set(selectIds(rule, [...catalogue.keys()]))
  watch.onMeet?.(whereOf(judged))
  // Before scenarios are loaded, which takes longer than all else: whoever gave a wrong address is told at once.
  const { target, close, log } = await meetSetUp(judged, {
    warn: (warning) => watch.onWarning?.(warning),
    ...(options.doctor !== undefined && { look: options.doctor }),
    ...(options.signal && { signal: options.signal }),
  })
  try {
    const scenarios = await scenariosOf(selected)
    const startedAt = new Date()
    const allure = out === undefined ? undefined : allureOf(out, { target, seed, selected })
    const watched = await runWatched({
      target,
      scenarios,
      seed,
      concurrency,
      ...(options.signal && { signal: options.signal }),
      onBegin: () => watch.onBegin?.(scenarios.length, catalogue),
      onEnd: (record) => watch.onEnd?.(record),
      onTry: (done, total) => watch.onTry?.(done, total),
      onRecord: (record) => allure?.add(record),
    })
    const faults = [...watched.faults, ...(await endOf(allure, watched.records))]
    const outcome = outcomeOf({ ...watched, faults }, { target, seed, startedAt, gate, fault })
    const exitCode = exitCodeOf(outcome)
    const containerLog = exitCode === 0 || !log ? undefined : logOf(log(), environment, target)
    if (out !== undefined) writeReports(outcome, out, containerLog)
    const report = conformanceReport(outcome)
    const result = { exitCode, report, faults, outcome, ...(containerLog !== undefined && { containerLog }) }
    watch.onResult?.(result)
    return result
  } finally {
    await close()
  }
}

function redactorOf(secrets: readonly (readonly [secret: string, shown: string])[]): Redactor {
  const redactor = createRedactor()
  for (const [secret, shown] of secrets) redactor.add(secret, shown)
  return redactor
}

/** What a container wrote, without the secrets that it may have written. */
function logOf(log: string, environment: Environment, { workspace }: Target): string {
  return redactorOf([...secretsIn(environment), [workspace.key, '$ESIGN_API_KEY']]).redact(log)
}

/** @throws UsageError naming an option that is no whole number within its bounds: programs need not be checked by a compiler */
function assertWhole(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw new UsageError(`${name}: must be a whole number from ${least} to ${most}, not ${String(value)}`)
}

/** Opens the folder of Allure's results. */
function allureOf(
  out: string,
  { target, seed, selected }: Pick<RunFacts, 'target' | 'seed'> & { selected: ReadonlySet<string> },
): AllureReporter {
  return allureReporter({
    resultsDir: path.join(out, REPORTS.allureResults),
    catalogue,
    selected,
    environment: {
      target: target.baseUrl,
      kind: target.kind,
      ...(target.image && { image: target.image.name }),
      seed: String(seed),
      suite: `countersign ${version}`,
    },
  })
}

/** Ends Allure's results; what kept them from being written is told like any other fault of the run. */
async function endOf(allure: AllureReporter | undefined, records: readonly ScenarioRecord[]): Promise<string[]> {
  try {
    await allure?.end(explainedRecords(catalogue, records), verdictsOf(catalogue, records))
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
    target: { kind: target.kind, base_url: target.baseUrl, ...(target.image && { image: target.image }) },
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
