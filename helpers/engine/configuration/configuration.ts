import { factsFromVariables, type Workspace } from '../facts/workspace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import type { Network } from '../http/network.ts'
import { compact } from '../values/compact.ts'
import { gatewayHeaders, isHeaderVariable } from './gateway-headers.ts'
import { readNetwork } from './network.ts'
import { halfPairs } from './pairs.ts'
import type { Patience } from '../targets/target.ts'
import { sameValues } from './same-values.ts'
import { VARIABLES, type GeneralValues } from './variables.ts'

export { SECRET_VARIABLES, VARIABLE_NAMES } from './variables.ts'

/** The configured target of a run; checked, but not contacted yet. */
export interface Configuration {
  readonly kind: 'embedded' | 'address' | 'image'
  readonly baseUrl: string
  readonly apiKey?: string
  readonly controlUrl?: string
  readonly controlToken?: string
  /** The facts and feature switches of the workspace that variables state. */
  readonly known: Pick<Workspace, 'facts' | 'features'>
  readonly arrays?: ArrayEncoding
  readonly patience: Patience
  /** The maximum number of requests per second. */
  readonly maxRate?: number
  /** The domain of the participants' email addresses, if it is not a reserved one. */
  readonly mailDomain?: string
  /** Headers, certificates and proxies of the network path to the target. */
  readonly network?: Network
  readonly fault?: string
}

/** A variable has an unusable value or does not exist. The message names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const PREFIX = 'ESIGN_'

type Environment = Readonly<Record<string, string | undefined>>

/** The values of the variables: the target, and the hosts that are allowed as targets. */
export type Read = Omit<Configuration, 'kind' | 'baseUrl'> & {
  readonly baseUrl?: string
  readonly testHosts: readonly string[]
}

/**
 * Reads the configuration of a run against an address.
 * @param environment the variables with command-line flags already applied; empty ones count as unset
 * @param suggest finds the nearest known name
 * @throws ConfigurationError naming every wrong variable
 */
export function readConfiguration(environment: Environment, suggest: (name: string) => string): Read {
  const own = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[0].startsWith(PREFIX) && entry[1] !== undefined && entry[1] !== '',
  )
  const { headers, problems } = gatewayHeaders(environment)
  const values: Record<string, unknown> = {}
  for (const [name, text] of own.filter(([one]) => !isHeaderVariable(one))) {
    const read = VARIABLES[name]?.reads.safeParse(text)
    if (read?.success) values[name] = read.data
    else
      problems.push(
        `${name}: ${read?.error.issues[0]?.message ?? `there is no such variable; the nearest is ${suggest(name)}`}`,
      )
  }
  const v = values as Partial<GeneralValues>
  const { network, problems: ofNetwork } = readNetwork(v, headers, environment)
  const set = own.map(([name]) => name)
  problems.push(...sameValues(values), ...halfPairs(values, set), ...ofNetwork)
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  return compact({
    baseUrl: v.ESIGN_BASE_URL,
    apiKey: v.ESIGN_API_KEY,
    controlUrl: v.ESIGN_CONTROL_URL,
    controlToken: v.ESIGN_CONTROL_TOKEN,
    known: factsFromVariables(values),
    arrays: v.ESIGN_ARRAY_ENCODING,
    mailDomain: v.ESIGN_MAIL_DOMAIN,
    maxRate: v.ESIGN_MAX_RPS,
    network,
    testHosts: v.ESIGN_TEST_HOSTS ?? [],
    patience: { readMs: msOf('ESIGN_READ_LAG_SECONDS', v), slowMs: msOf('ESIGN_SLOW_LAG_SECONDS', v) },
  })
}

/** The allowed lag in milliseconds. */
const msOf = (name: 'ESIGN_READ_LAG_SECONDS' | 'ESIGN_SLOW_LAG_SECONDS', values: Partial<GeneralValues>): number =>
  (values[name] ?? Number(VARIABLES[name]?.byDefault)) * 1000
