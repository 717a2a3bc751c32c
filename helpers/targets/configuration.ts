import { toldBy, type Workspace } from '../facts/workspace.ts'
import type { ArrayEncoding } from '../http/encode.ts'
import { compact } from '../values/compact.ts'
import type { Patience } from './target.ts'
import { sameValues } from './same-values.ts'
import { VARIABLES, type GeneralValues } from './variables.ts'

export { SECRET_VARIABLES, VARIABLE_NAMES } from './variables.ts'

/** What a run is pointed at, checked but not yet met. */
export interface Configuration {
  readonly kind: 'embedded' | 'address' | 'image'
  readonly baseUrl: string
  readonly apiKey?: string
  readonly controlUrl?: string
  readonly controlToken?: string
  /** What the variables tell of the workspace. */
  readonly known: Pick<Workspace, 'facts' | 'features'>
  readonly arrays?: ArrayEncoding
  readonly patience: Patience
  readonly fault?: string
}

/** A variable has a value that cannot be used, or none of this name exists. The message names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const PREFIX = 'ESIGN_'

/** How long an address is waited for: reads lag by seconds at most, lists and completion by more. Seconds. */
const DEFAULT_LAG = { read: 5, slow: 30 }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration of a run against an address.
 * @param environment the variables, flags already laid over them; empty ones count as not set
 * @param suggest finds the nearest of the known names
 * @throws ConfigurationError naming every variable that is wrong
 */
export function readConfiguration(
  environment: Environment,
  suggest: (name: string) => string,
): Omit<Configuration, 'kind' | 'baseUrl'> & { baseUrl?: string } {
  const own = Object.entries(environment).filter(
    ([name, value]) => name.startsWith(PREFIX) && value !== undefined && value !== '',
  )
  const unknown = own.map(([name]) => name).filter((name) => !(name in VARIABLES))
  const problems = unknown.map((name) => `${name}: no such variable; did you mean ${suggest(name)}?`)
  const values: Record<string, unknown> = {}
  for (const [name, text] of own.filter(([known]) => known in VARIABLES)) {
    const read = VARIABLES[name]?.reads.safeParse(text)
    if (read?.success) values[name] = read.data
    else problems.push(`${name}: ${read?.error.issues[0]?.message ?? ''}`)
  }
  problems.push(...sameValues(values))
  if (problems.length > 0) throw new ConfigurationError(problems.join('\n'))
  const v = values as Partial<GeneralValues>
  return compact({
    baseUrl: v.ESIGN_BASE_URL,
    apiKey: v.ESIGN_API_KEY,
    controlUrl: v.ESIGN_CONTROL_URL,
    controlToken: v.ESIGN_CONTROL_TOKEN,
    known: toldBy(values),
    arrays: v.ESIGN_ARRAY_ENCODING,
    patience: {
      readMs: (v.ESIGN_READ_LAG_SECONDS ?? DEFAULT_LAG.read) * 1000,
      slowMs: (v.ESIGN_SLOW_LAG_SECONDS ?? DEFAULT_LAG.slow) * 1000,
    },
  })
}
