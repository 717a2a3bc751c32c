import { GATES, type Gate } from '../../engine/catalogue/gate.ts'
import type { Environment } from './environment.ts'
import type { TargetFlags } from './target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

const GATE = 'ESIGN_GATE'

/** Which violated rules fail a run: the flag wins over the environment, which wins over `.env`. */
export function gateOf({ gate }: Pick<TargetFlags, 'gate'>, { variables }: Environment): Gate {
  return gate ?? GATES.find((one) => one === variables[GATE]) ?? 'all'
}

/**
 * Returns the gate for a command that reads no other variables, so it checks the value of this one.
 * @throws UsageError for an unknown value
 */
export function gateAlone(flags: Pick<TargetFlags, 'gate'>, { variables, problem }: Environment): Gate {
  if (problem !== undefined) throw new UsageError(problem)
  const value = variables[GATE] ?? ''
  if (flags.gate === undefined && value !== '' && !GATES.some((one) => one === value))
    throw new UsageError(`${GATE}: must be ${GATES.join(' or ')}, not ${value}`)
  return gateOf(flags, { variables })
}
