import os from 'node:os'
import type { Ran } from './command.ts'
import { commitText, type Checked } from './commit.ts'
import { cpuRatioOf, ratioOf } from './figures.ts'
import type { Pass } from './loop.ts'
import { CONCURRENCY, ONE_RULE, type Measured, type Round } from './measure.ts'
import { spreadOf, type Spread } from './statistics.ts'

const over = (rounds: readonly Round[], of: (round: Round) => number): Spread => spreadOf(rounds.map(of))

/** A description of the measurement, in lines of less than 100 columns. */
export function headText(
  { compared, oneRule, wholeRun }: Measured,
  passes: readonly Pass[],
  here: Checked,
  ms: number,
) {
  const rounds = compared.flatMap((one) => one.rounds)
  const { suite } = rounds[0] ?? {}
  const matched = rounds.reduce((sum, { bare }) => sum + (bare.matched ?? 0), 0)
  const sent = rounds.reduce((sum, { bare }) => sum + bare.requests, 0)
  const ends = Object.entries(suite?.ends ?? {}).map(([end, count]) => `${count} ${end}`)
  return [
    commitText(here),
    `node ${process.version}, ${os.availableParallelism()} cores, measured in ${(ms / 1000).toFixed(0)} s`,
    `${suite?.scenarios ?? 0} scenarios (${ends.join(', ')}), ${suite?.requests ?? 0} requests, ${CONCURRENCY} scenarios at once`,
    `raw undici: ${matched} of ${sent} responses have the recorded status`,
    `one rule: run --rule ${ONE_RULE}, ${exitCodesText(oneRule)}`,
    `whole run: ${wholeRun[0]?.requests ?? 0} requests, ${exitCodesText(wholeRun)}`,
    ...passes.map(({ round, state, steps }) => `npm test, round ${round}, ${state}: ${exitCodesText(steps)}`),
  ].join('\n')
}

/** `exit code 0`, or the list of different exit codes. */
function exitCodesText(runs: readonly Pick<Ran, 'exitCode'>[]): string {
  const codes = [...new Set(runs.map(({ exitCode }) => String(exitCode ?? 'none')))]
  return `exit code${codes.length === 1 ? '' : 's'} ${codes.join(', ')}`
}

/** All figures, as JSON for programs. */
export function jsonOf(
  measured: Measured,
  passes: readonly Pass[],
  here: Checked,
  startedAt: Date,
  ms: number,
): object {
  const { compared, firstRequestMs, oneRule, wholeRun } = measured
  return {
    at: startedAt.toISOString(),
    took_ms: Math.round(ms),
    commit: here.commit,
    changed_files: here.changed,
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
    ...(passes.length > 0 && {
      test: passes.map(({ round, state, steps }) => ({
        round,
        state,
        steps: steps.map((run) => ({ step: run.step, ms: run.ms, exit_code: run.exitCode })),
      })),
    }),
  }
}
