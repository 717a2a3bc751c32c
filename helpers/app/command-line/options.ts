import { InvalidArgumentError, Option, type Command } from 'commander'
import { GATES } from '../../engine/catalogue/gate.ts'
import { shardIn, type Shard } from '../../engine/gate/shard.ts'

export { DEFAULT_OUT } from '../../../reports/folder.ts'

/** Parses an option that may be repeated. */
export const collect = (value: string, all: string[]): string[] => [...all, value]

/** Returns a parser of whole numbers within bounds. */
export const whole = (least: number, most: number) => (value: string) => {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least && number <= most) return number
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
}

/** Parses a folder. If a variable of a CI workflow is empty, reports must not end up in the current folder. */
export const folder = (value: string): string => {
  if (value !== '') return value
  throw new InvalidArgumentError('Give a folder, or leave the flag out.')
}

/** Parses a folder that may be given several times. */
export const collectFolder = (value: string, all: string[]): string[] => [...all, folder(value)]

/** Parses a seed. */
export const SEED = whole(0, 2 ** 31 - 1)

/** Parses `1/3`. */
export const part = (value: string): Shard => {
  const shard = shardIn(value)
  if (shard) return shard
  throw new InvalidArgumentError('It must be a part of a whole, from 1/N to N/N, such as 1/3.')
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 }
const WEEK_MS = 7 * 24 * 3_600_000

/** Parses `90s`, `10m` or `1.5h` into milliseconds. */
export const duration = (value: string): number => {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(value) ?? []
  const ms = Math.round(Number(number) * (UNIT_MS[unit] ?? 0))
  if (ms >= 1_000 && ms <= WEEK_MS) return ms
  throw new InvalidArgumentError('It must be a time from a second to a week, such as 90s, 10m or 1.5h.')
}

/** Headings of the groups of options. */
export const GROUP = {
  target: 'Target:',
  rules: 'Rules:',
  gate: 'Gate:',
  run: 'Run:',
  output: 'Output:',
} as const

/** Adds the options that choose the target. */
export const withTargetOptions = (command: Command): Command =>
  command
    .optionsGroup(GROUP.target)
    .option(
      '--base-url <url>',
      'take the service at this address, without /v1, as the target (ESIGN_BASE_URL; default: the embedded reference service)',
    )
    .option('--control-url <url>', 'use the control interface at this address (ESIGN_CONTROL_URL)')
    .option(
      '--image <name>',
      'start this container image as the target, and stop it at the end; --base-url and --control-url are then paths in it',
    )
    .option('--image-port <n>', 'connect to this port of the container (default: the one it exposes)', whole(1, 65_535))
    .option(
      '--image-env <variable>',
      'set a variable in the container: NAME=value, or NAME to copy yours; repeatable',
      collect,
      [],
    )
    .option('--image-ready <path>', 'wait until this path responds with 2xx (default: any response of the container)')

/** Adds the option that chooses which violated rules fail the run. */
export const withGateOption = (command: Command): Command =>
  command
    .optionsGroup(GROUP.gate)
    .addOption(
      new Option(
        '--gate <levels>',
        'levels whose violated rules fail the run, others are only reported; document: stated and inferred (ESIGN_GATE; default: all)',
      ).choices(GATES),
    )

/** Adds the options that decide whether a run passes. */
export const withGateOptions = (command: Command): Command =>
  withGateOption(command)
    .option(
      '--known <file>',
      'ignore the known violations in this list; fail if an entry no longer holds, or if a rule that the list records as judged is no longer judged',
    )
    .option('--require <glob>', 'fail unless all of these rules were judged; repeatable', collect, [])
    .option(
      '--max-not-exercised <n>',
      'fail if more than n rules that a client can test were not exercised',
      whole(0, 1_000_000),
    )
