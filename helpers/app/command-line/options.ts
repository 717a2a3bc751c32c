import { InvalidArgumentError, Option, type Command } from 'commander'
import { GATES } from '../../engine/catalogue/gate.ts'
import { shardIn, type Shard } from '../../engine/gate/shard.ts'

/** The folder of the reports, where no other is given. */
export const DEFAULT_OUT = 'reports/out'

/** A parser of an option that may be repeated. */
export const collect = (value: string, all: string[]): string[] => [...all, value]

/** A parser of whole numbers within bounds. */
export const whole = (least: number, most: number) => (value: string) => {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least && number <= most) return number
  throw new InvalidArgumentError(`must be a whole number from ${least} to ${most}.`)
}

/** The parser of a seed. */
export const SEED = whole(0, 2 ** 31 - 1)

/** Reads `1/3`. */
export const part = (value: string): Shard => {
  const shard = shardIn(value)
  if (shard) return shard
  throw new InvalidArgumentError('must be a part of a whole, from 1/N to N/N, such as 1/3.')
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 }
const WEEK_MS = 7 * 24 * 3_600_000

/** Reads `90s`, `10m` or `1.5h`, as milliseconds. */
export const duration = (value: string): number => {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/.exec(value) ?? []
  const ms = Math.round(Number(number) * (UNIT_MS[unit] ?? 0))
  if (ms >= 1_000 && ms <= WEEK_MS) return ms
  throw new InvalidArgumentError('must be a time from a second to a week, such as 90s, 10m or 1.5h.')
}

/** Options that say what is judged. */
export const aimed = (command: Command): Command =>
  command
    .option('--base-url <url>', 'address of the target, below which /v1 lies (ESIGN_BASE_URL)')
    .option('--control-url <url>', 'address of its control interface (ESIGN_CONTROL_URL)')
    .option('--image <name>', 'container image to judge: it is started, judged and stopped; addresses are paths then')
    .option('--image-port <n>', 'port on which it serves (default: the only one that it exposes)', whole(1, 65_535))
    .option('--image-env <variable>', 'NAME=value for it, or NAME for one of yours; may be repeated', collect, [])
    .option('--image-ready <path>', 'path that it answers with 2xx once it is ready (default: any answer will do)')

/** The option that says which violated rules fail. */
export const gated = (command: Command): Command =>
  command.addOption(
    new Option(
      '--gate <levels>',
      'which violated rules fail the run: all, or only stated ones, inferred ones being told and let pass (ESIGN_GATE; all)',
    ).choices(GATES),
  )

/** Options that say what a run is held to, and what it lets pass. */
export const held = (command: Command): Command =>
  gated(command)
    .option(
      '--known <file>',
      'known violations and judged rules, as YAML: known violations fail no run, but an outdated entry does, and so does a judged rule that is no longer judged',
    )
    .option('--require <glob>', 'these rules must have been judged, or nothing passes; may be repeated', collect, [])
    .option(
      '--max-not-exercised <n>',
      'how many rules within the reach of a client may not be exercised, counting those for which the target shows nothing',
      whole(0, 1_000_000),
    )
