import type { TestProject } from 'vitest/node'
import { judgedBy, readEnvironment } from '../wiring/environment.ts'
import { meet } from '../wiring/meet.ts'
import './provided.ts'
import { cancelOnSignal } from './signals.ts'

/** Seeds of the command are not larger. */
const SEEDS = 2 ** 31

/** Meets what the environment and `.env` say, as the command does: by default the embedded reference service. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { target, close } = await meet(judgedBy({}, readEnvironment()))
  const { maxConcurrency, sequence } = project.config
  project.provide('countersign', { target, seed: sequence.seed % SEEDS, concurrency: maxConcurrency })
  const releaseSignals = cancelOnSignal(project.vitest)
  return async () => {
    releaseSignals()
    await close()
  }
}
