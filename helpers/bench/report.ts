import os from 'node:os'
import { CONCURRENCY, ONE_RULE, type Compared, type Measured, type Round } from './measure.ts'
import { spreadOf, type Spread } from './statistics.ts'
import type { Row } from './table.ts'

/** What a ratio is wanted to be at most, by milliseconds that are added to each answer. */
const RATIO_GOALS: Readonly<Record<number, string>> = { 0: 'at most 2.5', 50: 'at most 1.3' }

const over = (rounds: readonly Round[], of: (round: Round) => number): Spread => spreadOf(rounds.map(of))

const ratioOf = ({ suite, bare }: Round) => suite.ms / bare.ms
const cpuRatioOf = ({ suite, bare }: Round) => suite.cpuMs / bare.cpuMs

/** The rows of the table. */
export function rowsOf({ compared, firstRequestMs, oneRule, wholeRun }: Measured): Row[] {
  return [
    ...compared.filter(({ parted }) => !parted).flatMap(comparedRows),
    { heading: 'The command' },
    { name: 'from the command to the first request', unit: 's', spread: spreadOf(firstRequestMs) },
    { name: `run --rule ${ONE_RULE}`, unit: 's', spread: spreadOf(oneRule.map(({ ms }) => ms)), goal: 'at most 1.5 s' },
    {
      name: '  its peak memory',
      unit: 'MB',
      spread: spreadOf(oneRule.map(({ peakMb }) => peakMb)),
      goal: 'at most 250 MB',
    },
    { name: 'run', unit: 's', spread: spreadOf(wholeRun.map(({ ms }) => ms)) },
    {
      name: '  its peak memory',
      unit: 'MB',
      spread: spreadOf(wholeRun.map(({ peakMb }) => peakMb)),
      goal: 'under 350 MB',
    },
    ...compared.filter(({ parted }) => parted).flatMap(comparedRows),
  ]
}

function comparedRows({ parted, delayMs, rounds }: Compared): Row[] {
  const goal = parted ? undefined : RATIO_GOALS[delayMs]
  const place = parted ? 'in a process of its own, for information' : 'in the same process'
  return [
    { heading: `${delayMs} ms added to each answer, service ${place}` },
    { name: 'suite, first request to last', unit: 's', spread: over(rounds, ({ suite }) => suite.ms) },
    { name: 'bare loop, first request to last', unit: 's', spread: over(rounds, ({ bare }) => bare.ms) },
    { name: 'ratio', unit: 'times', spread: over(rounds, ratioOf), ...(goal !== undefined && { goal }) },
    { name: 'ratio of processor times', unit: 'times', spread: over(rounds, cpuRatioOf) },
  ]
}

/** What was run, in one or two lines below 100 columns. */
export function headText({ compared, wholeRun }: Measured, ms: number): string {
  const rounds = compared.flatMap((one) => one.rounds)
  const { suite } = rounds[0] ?? {}
  const matched = rounds.reduce((sum, { bare }) => sum + (bare.matched ?? 0), 0)
  const sent = rounds.reduce((sum, { bare }) => sum + bare.requests, 0)
  const ends = Object.entries(suite?.ends ?? {}).map(([end, count]) => `${count} ${end}`)
  return [
    `node ${process.version}, ${os.availableParallelism()} cores, measured in ${(ms / 1000).toFixed(0)} s`,
    `${suite?.scenarios ?? 0} scenarios (${ends.join(', ')}), ${suite?.requests ?? 0} requests, ${CONCURRENCY} scenarios side by side`,
    `bare loop: ${matched} of ${sent} answers with the status of the recording`,
    `run: ${wholeRun[0]?.requests ?? 0} requests, exit code ${String(wholeRun[0]?.exitCode ?? 'none')}`,
  ].join('\n')
}

/** Everything for a machine to read. */
export function jsonOf(measured: Measured, startedAt: Date, ms: number): object {
  const { compared, firstRequestMs, oneRule, wholeRun } = measured
  return {
    at: startedAt.toISOString(),
    took_ms: Math.round(ms),
    node: process.version,
    cores: os.availableParallelism(),
    platform: `${os.platform()} ${os.arch()}`,
    concurrency: CONCURRENCY,
    scenarios: compared[0]?.rounds[0]?.suite.scenarios,
    requests: compared[0]?.rounds[0]?.suite.requests,
    compared: compared.map(({ parted, delayMs, rounds }) => ({
      service: parted ? 'own process' : 'same process',
      added_ms: delayMs,
      ratio: over(rounds, ratioOf),
      cpu_ratio: over(rounds, cpuRatioOf),
      suite_ms: over(rounds, ({ suite }) => suite.ms),
      bare_ms: over(rounds, ({ bare }) => bare.ms),
      suite_cpu_ms: over(rounds, ({ suite }) => suite.cpuMs),
      bare_cpu_ms: over(rounds, ({ bare }) => bare.cpuMs),
      rounds: rounds.map(({ suite, bare }) => ({
        suite: { requests: suite.requests, ends: suite.ends },
        bare: { requests: bare.requests, statuses_as_recorded: bare.matched },
      })),
    })),
    first_request_ms: spreadOf(firstRequestMs),
    one_rule: {
      rule: ONE_RULE,
      ms: spreadOf(oneRule.map((ran) => ran.ms)),
      peak_mb: spreadOf(oneRule.map((ran) => ran.peakMb)),
    },
    whole_run: wholeRun.map((ran) => ({
      ms: ran.ms,
      peak_mb: ran.peakMb,
      requests: ran.requests,
      exit_code: ran.exitCode,
    })),
  }
}
