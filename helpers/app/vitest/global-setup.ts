import { randomInt } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { NOTHING_CONCLUDED } from '../process/crash.ts'
import { gateOf } from '../options/chosen-gate.ts'
import { readEnvironment, type Environment } from '../options/environment.ts'
import type { MetTarget } from '../target/meet.ts'
import { plannedTarget } from '../options/planned-target.ts'
import { meetSetUp } from '../target/set-up.ts'
import { UsageError } from '../usage/usage-error.ts'
import './provided.ts'
import { cancelOnSignal } from './signals.ts'

/** Nothing was judged. */
const WRONG_SETUP = 2
/** Seeds of the command are not larger. */
const LARGEST_SEED = 2 ** 31 - 1

/** Meets what the environment and `.env` say, as the command does: by default the embedded reference service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = readEnvironment()
  const { target, close } = await metBy(environment)
  const { sequence } = project.vitest.config
  // By `--sequence.seed`; vitest itself has one only where it shuffles. Otherwise drawn, as by the command.
  const seed = Number.isInteger(sequence.seed) ? sequence.seed % LARGEST_SEED : randomInt(LARGEST_SEED)
  project.provide('countersign', {
    target,
    seed,
    concurrency: project.config.maxConcurrency,
    gate: gateOf({}, environment),
  })
  const releaseSignals = cancelOnSignal(project.vitest)
  return async () => {
    releaseSignals()
    await close()
  }
}

/** What fails here has the exit code that the command has for it; a wrong set-up no stack, as its message says all. */
async function metBy(environment: Environment): Promise<MetTarget> {
  try {
    return await meetSetUp(plannedTarget({}, environment), { warn: console.warn })
  } catch (error) {
    const isWrongSetup = error instanceof UsageError
    if (isWrongSetup) error.stack = error.message
    // At the very end, as vitest overwrites it with 1, which says that a rule is violated.
    process.once('exit', () => (process.exitCode = isWrongSetup ? WRONG_SETUP : NOTHING_CONCLUDED))
    throw error
  }
}
