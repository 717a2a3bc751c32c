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

/** The exit code if nothing was judged. */
const WRONG_SETUP = 2
/** The largest seed of the command. */
const LARGEST_SEED = 2 ** 31 - 1

/** Makes the first contact with the target that the environment and `.env` configure, as the command does. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = readEnvironment()
  const { target, close } = await metBy(environment)
  const { sequence } = project.vitest.config
  // The seed is that of `--sequence.seed`, which vitest sets only if it shuffles. Otherwise it is random, as in the command.
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

/** Makes the first contact. A failure has the same exit code as in the command, and a wrong set-up has no stack. */
async function metBy(environment: Environment): Promise<MetTarget> {
  try {
    return await meetSetUp(plannedTarget({}, environment), { warn: console.warn })
  } catch (error) {
    const isWrongSetup = error instanceof UsageError
    if (isWrongSetup) error.stack = error.message
    // Vitest sets the exit code to 1, which means that a rule is violated, so this must come last.
    process.once('exit', () => (process.exitCode = isWrongSetup ? WRONG_SETUP : NOTHING_CONCLUDED))
    throw error
  }
}
