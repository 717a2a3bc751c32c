import { exploration } from '../../../suites/exploration/index.ts'
import { explore, type Explored } from '../../engine/explore/explore.ts'
import { openSession } from '../../engine/session/session.ts'
import type { Target } from '../../engine/targets/target.ts'
import { noteStrayErrors } from '../process/stray-errors.ts'
import { SCENARIO_MS } from '../process/run-watched.ts'
import { leftoversOf } from '../program/leftovers.ts'
import { catalogue, shapes } from '../project/suite.ts'
import { findingOf, type Finding } from './finding.ts'

/** Requests at the same time. */
const CONNECTIONS = 32

/** The result of an exploration, for reports. */
export interface ExploreResult extends Omit<Explored, 'findings'> {
  readonly findings: readonly Finding[]
  /** Transactions that could not be cancelled. */
  readonly left: readonly string[]
  /** Errors of the suite itself. */
  readonly faults: readonly string[]
}

/** The sequences of an exploration, and its time limits. */
export interface Exploring {
  readonly seed: number
  readonly runs: number
  readonly until?: number
  /** The folder for the list of transactions to cancel. */
  readonly out?: string
  /** Milliseconds in which a sequence that shows a mismatch is shortened. */
  readonly shortenMs?: number
  readonly signal?: AbortSignal
  onPlayed?(sequences: number, findings: number): void
}

/** Explores a target, and cancels everything that was created. */
export async function exploreMet(target: Target, { out, ...options }: Exploring): Promise<ExploreResult> {
  const leftovers = leftoversOf(target, false, out)
  const session = openSession(target, CONNECTIONS, leftovers.of)
  const stray = noteStrayErrors()
  try {
    const run = { session, catalogue, shapes, seed: options.seed, scenarioMs: SCENARIO_MS }
    const explored = await explore(exploration, run, options)
    const findings = explored.findings.map((found) => findingOf(found, session))
    return { ...explored, findings, left: await session.sweep(), faults: [...stray.messages] }
  } finally {
    await session.close()
    leftovers.close()
    stray.release()
  }
}
