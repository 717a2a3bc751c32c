import { afterAll, expect, inject } from 'vitest'
import { openSession } from '../../engine/session/session.ts'
import { SCENARIO_MS } from '../process/run-watched.ts'
import { catalogue, shapes, suiteFileOf } from '../project/suite.ts'
import { newSightings } from './sightings.ts'
import './provided.ts'
import { enterFile } from './register.ts'

/** Milliseconds that the clean-up after the scenarios of a file may take. */
const CLEAR_UP_MS = 60_000

// Vitest runs this module before each suite file, whose scenarios become tests with a session of their own.
const { target, seed, concurrency, gate } = inject('countersign')
const session = openSession(target, concurrency)
const { testPath } = expect.getState()
const name = testPath === undefined ? undefined : suiteFileOf(testPath)
const file = enterFile(name, { session, catalogue, shapes, seed, scenarioMs: SCENARIO_MS }, gate)

afterAll(async () => {
  await Promise.allSettled(file.underWay)
  await session.close()
  const error = newSightings(file.records, catalogue, gate)
  if (error) throw error
}, CLEAR_UP_MS)
