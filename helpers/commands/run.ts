import { randomInt } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { allureReporter } from '../../reports/allure/reporter.ts'
import { exitCodeOf, type RunOutcome } from '../../reports/summary.ts'
import { startProgress } from '../../reports/terminal/progress.ts'
import { summaryText } from '../../reports/terminal/summary-text.ts'
import { clearReports, REPORTS, writeReports } from '../../reports/write.ts'
import { shellQuote } from '../evidence/curl.ts'
import type { ScenarioRecord } from '../outcome/record.ts'
import { verdictsOf } from '../outcome/verdict.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { ContactError } from '../targets/first-contact.ts'
import { judgedBy, type Judged, type TargetFlags } from '../wiring/environment.ts'
import type { Screen } from '../wiring/screen.ts'
import { selectIds } from '../wiring/select.ts'
import { assertKnownFault } from './serve.ts'
import { catalogue, loadScenarios } from '../wiring/suite.ts'
import { meetAddress, meetEmbedded, type MetTarget } from '../wiring/meet.ts'
import { UsageError } from '../wiring/usage-error.ts'
import { version } from '../wiring/version.ts'
import { runInVitest } from '../vitest/vitest-run.ts'

/** The flags of `countersign run`. */
export interface RunFlags extends TargetFlags {
  readonly rule: readonly string[]
  readonly out: string
  readonly seed?: number
  readonly concurrency: number
  readonly strict: boolean
}

/** Milliseconds that one try of a scenario may take, waiting for what lags included. */
const SCENARIO_MS = 120_000

/**
 * Judges a target and leaves reports.
 * @returns the exit code
 * @throws UsageError when the command line, the configuration or the first contact is wrong: nothing was judged then
 */
export async function runConformance(
  flags: RunFlags,
  environment: Record<string, string | undefined>,
  screen: Screen,
): Promise<number> {
  const judged = judgedBy(flags, environment)
  assertKnownFault(flags.fault)
  const selected = new Set(selectIds(flags.rule, [...catalogue.keys()]))
  const scenarios = (await loadScenarios()).filter(({ rules }) => rules.some((id) => selected.has(id)))
  const out = path.resolve(flags.out)
  await assertWritable(out)
  clearReports(out)
  const { target, close } = await meet(judged)
  try {
    const seed = flags.seed ?? randomInt(2 ** 31 - 1)
    const startedAt = new Date()
    const progress = startProgress(scenarios.length, catalogue, screen.progress)
    const { records, interrupted, faults } = await runInVitest({
      order: { target, scenarios: scenarios.map(keyOf), seed, concurrency: flags.concurrency, scenarioMs: SCENARIO_MS },
      reporters: [
        allureReporter({
          resultsDir: path.join(out, REPORTS.allureResults),
          catalogue,
          environment: {
            target: target.baseUrl,
            kind: target.kind,
            seed: String(seed),
            suite: `countersign ${version}`,
          },
        }),
      ],
      onRecord: progress.add,
      onInterrupt: () =>
        progress.print('Interrupted: ending what runs, cleaning up, writing the reports. Again to end at once.'),
    })
    progress.stop()
    const all = [
      ...records,
      ...unfinished(
        scenarios,
        records,
        interrupted ? 'the run was interrupted before it ended' : (faults[0] ?? 'it was not run'),
      ),
    ]
    const outcome: RunOutcome = {
      suite: { name: 'countersign', version },
      target: { kind: target.kind, base_url: target.baseUrl },
      startedAt,
      durationMs: Date.now() - startedAt.getTime(),
      seed,
      requests: records.reduce((sum, { requests }) => sum + requests, 0),
      complete: !interrupted && faults.length === 0,
      interrupted,
      results: verdictsOf(catalogue, all),
      records: all,
      litter: records.flatMap(({ litter }) => litter),
      ...(flags.fault !== undefined && { fault: flags.fault }),
    }
    writeReports(outcome, out, { strict: flags.strict })
    for (const fault of faults) screen.error(`The run itself failed: ${fault}`)
    screen.write(
      summaryText(outcome, {
        color: screen.color,
        width: screen.width,
        strict: flags.strict,
        outDir: path.relative(process.cwd(), out) || '.',
        repeatCommand: (rule) => repeatCommand(rule, flags, seed),
      }),
    )
    return exitCodeOf(outcome, { strict: flags.strict })
  } finally {
    await close()
  }
}

async function meet(judged: Judged): Promise<MetTarget> {
  try {
    return judged.kind === 'embedded' ? await meetEmbedded(judged.fault) : await meetAddress(judged)
  } catch (error) {
    if (error instanceof ContactError) throw new UsageError(error.message)
    throw error
  }
}

/** @throws UsageError when the reports could not be written later */
async function assertWritable(out: string): Promise<void> {
  try {
    await mkdir(out, { recursive: true })
  } catch (error) {
    throw new UsageError(
      `--out ${out}: the folder cannot be made: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Scenarios that did not come to an end: nothing can be concluded about their rules. */
function unfinished(
  scenarios: readonly Scenario[],
  records: readonly ScenarioRecord[],
  message: string,
): ScenarioRecord[] {
  const ended = new Set(records.map(({ key }) => key))
  return scenarios
    .filter((scenario) => !ended.has(keyOf(scenario)))
    .map((scenario) => ({
      key: keyOf(scenario),
      title: scenario.title,
      file: scenario.file,
      rules: scenario.rules,
      status: 'broken',
      finding: { message },
      outcomes: {},
      breaches: [],
      observations: [],
      startedAt: Date.now(),
      durationMs: 0,
      requests: 0,
      steps: [],
      log: '',
      litter: [],
      usedNeeds: [],
    }))
}

/** The command that judges one rule alone, on the same target, with the same seed. Keys come from the environment. */
function repeatCommand(rule: string, { baseUrl, controlUrl, fault }: RunFlags, seed: number): string {
  const words = ['npx', 'countersign', 'run', '--rule', rule, '--seed', String(seed)]
  if (baseUrl !== undefined) words.push('--base-url', baseUrl)
  if (controlUrl !== undefined) words.push('--control-url', controlUrl)
  if (fault !== undefined) words.push('--fault', fault)
  return words.map(shellQuote).join(' ')
}
