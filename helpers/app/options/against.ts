import { readFileSync } from 'node:fs'
import { parse } from 'dotenv'
import type { Gate } from '../../engine/catalogue/gate.ts'
import { UsageError } from '../usage/usage-error.ts'
import { secretsIn, type Environment } from './environment.ts'
import { plannedTarget, type PlannedTarget } from './planned-target.ts'

/** The beginning of the variables that describe a target. */
const OWN = 'ESIGN_'

/**
 * The variables of a file that describes a second target. No variable of the first target applies to it, but those of the
 * network, such as proxies, do.
 * @throws UsageError if the file cannot be read
 */
export function againstEnvironment(file: string, { variables }: Environment): Environment {
  const shared = Object.entries(variables).filter(([name]) => !name.startsWith(OWN))
  return { variables: { ...Object.fromEntries(shared), ...variablesIn(file) } }
}

/** The secrets in such a file; none if it cannot be read, which the run reports. */
export function againstSecrets(file: string): [secret: string, shown: string][] {
  try {
    return secretsIn({ variables: variablesIn(file) })
  } catch {
    return []
  }
}

function variablesIn(file: string): Record<string, string> {
  try {
    return parse(readFileSync(file))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error)
    const why = code === 'ENOENT' ? 'no such file' : code === 'EISDIR' ? 'it is a folder' : String(code)
    throw new UsageError(`--against ${file}: ${why}. Give a file of variables, as .env is one.`)
  }
}

/**
 * Decides the second target of a run.
 * @param first the target of the run
 * @throws UsageError naming the file, if it describes no target, a wrong one, or the first one
 */
export function againstTarget(file: string, environment: Environment, gate: Gate, first: PlannedTarget): PlannedTarget {
  const target = plannedAs(file, environment, gate)
  if (target.kind !== 'address')
    throw new UsageError(`--against ${file} has no ESIGN_BASE_URL. Set it to the address of the second target.`)
  if (target.where === first.where)
    throw new UsageError(
      `--against ${file} describes the same target, ${first.where}. To compare two runs of it: countersign compare.`,
    )
  return target
}

function plannedAs(file: string, environment: Environment, gate: Gate): PlannedTarget {
  try {
    return plannedTarget({ gate }, environment)
  } catch (error) {
    throw namedAgainst(file, error)
  }
}

/** The error with the name of the file, if it is a usage error. */
export const namedAgainst = (file: string, error: unknown): unknown =>
  error instanceof UsageError ? new UsageError(`--against ${file}: ${error.message}`) : error
