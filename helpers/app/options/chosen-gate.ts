import { GATES, type Gate } from '../../engine/catalogue/gate.ts'
import type { Environment } from './environment.ts'
import type { TargetFlags } from './target-flags.ts'
import { UsageError } from '../usage/usage-error.ts'

const GATE = 'ESIGN_GATE'

/** Which violated rules fail a run: the flag over environment over `.env`. Other values are refused with the target's. */
export function gateOf({ gate }: Pick<TargetFlags, 'gate'>, { variables }: Environment): Gate {
  return gate ?? GATES.find((one) => one === variables[GATE]) ?? 'all'
}

/**
 * The same for a command that judges nothing.
 * @throws UsageError for a value that is none
 */
export function gateAlone(flags: Pick<TargetFlags, 'gate'>, { variables, problem }: Environment): Gate {
  if (problem !== undefined) throw new UsageError(problem)
  const value = variables[GATE] ?? ''
  if (flags.gate === undefined && value !== '' && !GATES.some((one) => one === value))
    throw new UsageError(`${GATE}: ${value} is none of ${GATES.join(', ')}`)
  return gateOf(flags, { variables })
}
