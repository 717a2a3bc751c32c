import type { TestProject } from 'vitest/node'
import './order.ts'
import { meetEmbedded } from '../wiring/meet.ts'

/** Starts the embedded service for `npx vitest`, and ends it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { target, close } = await meetEmbedded()
  project.provide('order', { target, scenarios: [], seed: 1, concurrency: 32, scenarioMs: 60_000 })
  return close
}
