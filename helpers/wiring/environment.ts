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
import { gatewaySecrets } from '../http/network.ts'
import { targetName } from '../outcome/target-name.ts'
import { gatewayHeaders, isHeaderVariable } from '../targets/gateway-headers.ts'
import { refusalOf } from '../targets/guard.ts'
import { proxySecrets } from '../targets/proxies.ts'
import { nearest } from './suggest.ts'
import { UsageError } from './usage-error.ts'

/** The flags that say what is judged, and what fails a run. */
export interface JudgedFlags extends ImageFlags {
  readonly baseUrl?: string
  readonly controlUrl?: string
  readonly fault?: string
  readonly gate?: Gate
}

const GATE = 'ESIGN_GATE'
/** Variables that say nothing of one target: what they say holds for the embedded service, too, or for none. */
const OF_NO_TARGET = [GATE, 'ESIGN_TEST_HOSTS', 'ESIGN_MAIL_DOMAIN']

/** What is judged: the embedded service, the server at an address, or one that is started from an image. */
export type Judged =
  | { readonly kind: 'embedded'; readonly fault?: string; readonly mailDomain?: string }
  | (Configuration & { readonly kind: 'address' })
  | (Omit<Configuration, 'kind' | 'baseUrl'> & { readonly kind: 'image'; readonly image: Image })

/** The variables that a command may use. */
export interface Environment {
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Those of them that `.env` tells, and nothing above it. */
  readonly fromFile?: ReadonlySet<string>
  /** Why `.env` could not be read: told by commands that ask for what is judged. */
  readonly problem?: string
}

/** `.env` of the folder that the command is called in, below the environment. */
export function readEnvironment(folder = process.cwd()): Environment {
  const file = path.join(folder, '.env')
  try {
    const told = parse(readFileSync(file))
    const fromFile = new Set(Object.keys(told).filter((name) => process.env[name] === undefined))
    return { variables: { ...told, ...process.env }, fromFile }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    if (code === 'ENOENT') return { variables: process.env }
    const why = code === 'EISDIR' ? 'it is a folder' : code === 'EACCES' ? 'this user may not read it' : String(code)
    const remedy = 'make it a file that can be read, rename it, or call the command in another folder'
    return { variables: process.env, problem: `${file} cannot be read: ${why}; ${remedy}` }
  }
}

/** What flags say, by the variables in the place of which they stand. */
export const FLAGS_OF = { ESIGN_BASE_URL: 'baseUrl', ESIGN_CONTROL_URL: 'controlUrl', ESIGN_GATE: 'gate' } as const

/** The variables with what the flags say laid over them. */
export function laidOver(flags: JudgedFlags, { variables }: Environment): Record<string, string | undefined> {
  const said = Object.entries(FLAGS_OF).map(([name, flag]) => [name, flags[flag] ?? variables[name]] as const)
  return { ...variables, ...Object.fromEntries(said) }
}

/**
 * Decides what is judged: flags over environment over `.env`.
 * @throws UsageError naming each variable or flag that is wrong, or a host that is not there for tests
 */
export function judgedBy(flags: JudgedFlags, environment: Environment): Judged {
  if (environment.problem !== undefined) throw new UsageError(environment.problem)
  // An empty variable of a workflow must not have the embedded service judged in the place of the target.
  const empty = flags.baseUrl === '' ? '--base-url' : flags.controlUrl === '' ? '--control-url' : undefined
  if (empty !== undefined) throw new UsageError(`${empty} is empty; give an address, or leave the flag out`)
  const laid = laidOver(flags, environment)
  const imaged = imageOf(flags, laid)
  const { baseUrl, testHosts, ...rest } = read(imaged?.left ?? laid)
  const fault = flags.fault === undefined ? {} : { fault: flags.fault }
  const refusal = refusalOf({ baseUrl, ...rest }, testHosts)
  if (imaged) {
    if (refusal !== undefined) throw new UsageError(refusal)
    return { kind: 'image', image: imaged.image, ...rest, ...fault }
  }
  if (baseUrl !== undefined) {
    if (refusal !== undefined) throw new UsageError(refusal)
    return { kind: 'address', baseUrl, ...rest, ...fault }
  }
  const isStray = (name: string) => VARIABLE_NAMES.includes(name) || isHeaderVariable(name)
  const set = Object.keys(laid).filter((name) => laid[name] !== undefined && laid[name] !== '')
  const stray = set.filter((name) => isStray(name) && !OF_NO_TARGET.includes(name))
  if (stray.length > 0) {
    throw new UsageError(
      `${stray.join(', ')} set, but no address to go with it: set ESIGN_BASE_URL (or --base-url) to judge a server, ` +
        `or unset ${stray.length === 1 ? 'it' : 'them'} to judge the embedded reference service`,
    )
  }
  return { kind: 'embedded', ...fault, ...(rest.mailDomain !== undefined && { mailDomain: rest.mailDomain }) }
}

/** What a person is told of the target before it is met. */
export function whereOf(judged: Judged): string {
  if (judged.kind === 'image') return targetName({ kind: 'image', base_url: '', image: judged.image.name })
  return targetName({ kind: judged.kind, base_url: judged.kind === 'embedded' ? '' : judged.baseUrl })
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

/**
 * The same for a command that judges nothing.
 * @throws UsageError for a value that is none
 */
export function gateAlone(flags: Pick<JudgedFlags, 'gate'>, { variables, problem }: Environment): Gate {
  if (problem !== undefined) throw new UsageError(problem)
  const value = variables[GATE] ?? ''
  if (flags.gate === undefined && value !== '' && !GATES.some((one) => one === value))
    throw new UsageError(`${GATE}: ${value} is none of ${GATES.join(', ')}`)
  return gateOf(flags, { variables })
}

/** The secrets of the environment, to be kept out of every line that is printed. */
export function secretsIn({ variables }: Environment): [secret: string, shown: string][] {
  const own = SECRET_VARIABLES.flatMap((name): [string, string][] => {
    const value = variables[name]?.trim() ?? ''
    return value === '' ? [] : [[value, `$${name}`]]
  })
  const { headers } = gatewayHeaders(variables)
  return [...own, ...gatewaySecrets(headers), ...proxySecrets(variables)]
}
