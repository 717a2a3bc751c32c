import { HEADERS_TELL, isHeaderVariable } from '../../engine/configuration/gateway-headers.ts'
import { shownProxies } from '../../engine/configuration/proxies.ts'
import { SECRET_VARIABLES, VARIABLES } from '../../engine/configuration/variables.ts'
import type { Environment } from './environment.ts'
import { FLAGS_OF, withFlags, type TargetFlags } from './target-flags.ts'

/** A variable with its value in effect, and the source of that value. */
export interface Effective {
  readonly variable: string
  /** Absent if the variable is not set and has no default. */
  readonly value?: string
  readonly source: 'flag' | 'environment' | '.env' | 'default' | 'not set'
  /** Whether its value is masked. */
  readonly isSecret: boolean
  readonly tells: string
}

/** The text that replaces a secret. */
const MASKED = '(secret)'

/** Masks a user and a password. A run refuses such an address, but it is printed here. */
const withoutUser = (value: string) => value.replace(/\/\/[^/@]*@/, `//${MASKED}@`)

/** Every variable of the suite with its value in effect: flags win over environment, `.env` and defaults, in this order. */
export function effectiveOf(flags: TargetFlags, environment: Environment): Effective[] {
  const laid = withFlags(flags, environment)
  const sourceOf = (name: string): Effective['source'] => {
    const flag = FLAGS_OF[name as keyof typeof FLAGS_OF] as (typeof FLAGS_OF)[keyof typeof FLAGS_OF] | undefined
    if (flag !== undefined && flags[flag] !== undefined) return 'flag'
    return environment.fromFile?.has(name) ? '.env' : 'environment'
  }
  const own = Object.entries(VARIABLES).map(([variable, { tells, byDefault }]): Effective => {
    const value = laid[variable] ?? ''
    const isSecret = SECRET_VARIABLES.includes(variable)
    if (value !== '')
      return { variable, value: isSecret ? MASKED : withoutUser(value), source: sourceOf(variable), isSecret, tells }
    if (byDefault !== undefined) return { variable, value: byDefault, source: 'default', isSecret, tells }
    return { variable, source: 'not set', isSecret, tells }
  })
  const headers = Object.keys(laid)
    .filter((name) => isHeaderVariable(name) && laid[name] !== '')
    .map((variable) => ({ variable, value: MASKED, source: sourceOf(variable), isSecret: true, tells: HEADERS_TELL }))
  const proxies = shownProxies(laid).map(([variable, value]) => ({
    variable,
    value,
    source: sourceOf(variable),
    isSecret: false,
    tells: 'the proxy of all tools',
  }))
  return [...own, ...headers, ...proxies]
}
