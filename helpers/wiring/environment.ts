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
import { imageOf, type Image, type ImageFlags } from './image.ts'
import { nearest } from './suggest.ts'
import { UsageError } from './usage-error.ts'

/** The flags that say what is judged, and what fails a run. */
export interface JudgedFlags extends ImageFlags {
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: Gate
}

/** The one variable that says nothing of a target. */
const GATE = 'ESIGN_GATE'

/** What is judged: the embedded service, the server at an address, or one that is started from an image. */
export type Judged =
  | { readonly kind: 'embedded'; readonly fault?: string }
  | (Configuration & { readonly kind: 'address' })
  | (Omit<Configuration, 'kind' | 'baseUrl'> & { readonly kind: 'image'; readonly image: Image })

/** The variables that a command may use. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Why `.env` could not be read: told by commands that ask for what is judged. */
  readonly problem?: string
}

/** `.env` of the folder that the command is called in, below the environment. */
export function readEnvironment(folder = process.cwd()): Environment {
  const file = path.join(folder, '.env')
  try {
    return { variables: { ...parse(readFileSync(file)), ...process.env } }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT') return { variables: process.env }
    const why = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'this user may not read it' : String(code)
    const remedy = 'make it a file that can be read, rename it, or call the command in another folder'
    return { variables: process.env, problem: `${file} cannot be read: ${why}; ${remedy}` }
  }
}

/**
 * Decides what is judged: flags over environment over `.env`.
 * @throws UsageError naming each variable or flag that is wrong
 */
export function judgedBy(flags: JudgedFlags, { variables, problem }: Environment): Judged {
  if (problem !== undefined) throw new UsageError(problem)
  const laid: Record<string, string | undefined> = {
    ...variables,
    ...(flags.baseUrl !== undefined && { ESIGN_BASE_URL: flags.baseUrl }),
    ...(flags.controlUrl !== undefined && { ESIGN_CONTROL_URL: flags.controlUrl }),
    ...(flags.gate !== undefined && { [GATE]: flags.gate }),
  }
  const imaged = imageOf(flags, laid)
  if (imaged) {
    const { baseUrl: _, ...rest } = read(imaged.left)
    return { kind: 'image', image: imaged.image, ...rest, ...(flags.fault !== undefined && { fault: flags.fault }) }
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
export function gateOf({ gate }: Pick<JudgedFlags, 'gate'>, { variables }: Environment): Gate {
  return gate ?? GATES.find((one) => one === variables[GATE]) ?? 'all'
}

/** The secrets of the environment, to be kept out of every line that is printed. */
export function secretsIn({ variables }: Environment): [secret: string, shown: string][] {
  return SECRET_VARIABLES.flatMap((name) => {
    const value = variables[name]?.trim()
    return value === undefined || value === '' ? [] : [[value, `$${name}`] as [string, string]]
  })
}
