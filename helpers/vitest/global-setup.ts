import { randomInt } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { gateOf, judgedBy, readEnvironment } from '../wiring/environment.ts'
import { meet } from '../wiring/meet.ts'
import './provided.ts'
import { cancelOnSignal } from './signals.ts'

/** Seeds of the command are not larger. */
const LARGEST_SEED = 2 ** 31 - 1

/** Meets what the environment and `.env` say, as the command does: by default the embedded reference service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = readEnvironment()
  const { target, close } = await meet(judgedBy({}, environment))
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
