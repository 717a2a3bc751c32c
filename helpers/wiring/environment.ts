import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import { GATES, type Gate } from '../catalogue/gate.ts'
import {
  ConfigurationError,
  readConfiguration,
  SECRET_VARIABLES,
  VARIABLE_NAMES,
  type Configuration,
} from '../targets/configuration.ts'
import { nearest } from './select.ts'
import { UsageError } from './usage-error.ts'

/** The flags that say what is judged, and what fails a run. */
export interface JudgedFlags {
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: Gate
}

/** The one variable that says nothing of a target. */
const GATE = 'ESIGN_GATE'

/** What is judged: the embedded service, or the server at an address. */
export type Judged =
  | { readonly kind: 'embedded'; readonly fault?: string }
  | (Configuration & { readonly kind: 'address' })

/** `.env` of the folder that the command is called in, below the environment. */
export function readEnvironment(folder = process.cwd()): Record<string, string | undefined> {
  return { ...readDotenv(path.join(folder, '.env')), ...process.env }
}

function readDotenv(file: string): Record<string, string> {
  try {
    return parse(readFileSync(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Decides what is judged: flags over environment over `.env`.
 * @throws UsageError naming each variable or flag that is wrong
 */
export function judgedBy(flags: JudgedFlags, environment: Record<string, string | undefined>): Judged {
  const laid: Record<string, string | undefined> = {
    ...environment,
    ...(flags.baseUrl !== undefined && { ESIGN_BASE_URL: flags.baseUrl }),
    ...(flags.controlUrl !== undefined && { ESIGN_CONTROL_URL: flags.controlUrl }),
    ...(flags.gate !== undefined && { [GATE]: flags.gate }),
  }
  const { baseUrl, ...rest } = read(laid)
  if (baseUrl !== undefined)
    return { kind: 'address', baseUrl, ...rest, ...(flags.fault !== undefined && { fault: flags.fault }) }
  const stray = VARIABLE_NAMES.filter((name) => name !== GATE && laid[name] !== undefined && laid[name] !== '')
  if (stray.length > 0) {
    throw new UsageError(
      `${stray.join(', ')} set, but no address to go with it: set ESIGN_BASE_URL (or --base-url) to judge a server, ` +
        `or unset ${stray.length === 1 ? 'it' : 'them'} to judge the embedded reference service`,
    )
  }
  return { kind: 'embedded', ...(flags.fault !== undefined && { fault: flags.fault }) }
}

function read(environment: Record<string, string | undefined>) {
  try {
    return readConfiguration(environment, (name) => nearest(name, VARIABLE_NAMES, 1)[0] ?? '')
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UsageError(error.message)
    throw error
  }
}

/** Which violated rules fail a run: the flag over environment over `.env`. Other values are told by `judgedBy`. */
export function gateOf({ gate }: Pick<JudgedFlags, 'gate'>, environment: Record<string, string | undefined>): Gate {
  return gate ?? GATES.find((one) => one === environment[GATE]) ?? 'all'
}

/** The secrets of the environment, to be kept out of every line that is printed. */
export function secretsIn(environment: Record<string, string | undefined>): [secret: string, shown: string][] {
  return SECRET_VARIABLES.flatMap((name) => {
    const value = environment[name]?.trim()
    return value === undefined || value === '' ? [] : [[value, `$${name}`] as [string, string]]
  })
}
