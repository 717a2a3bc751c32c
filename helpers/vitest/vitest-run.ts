import os from 'node:os'
import path from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import type { ScenarioRecord } from '../outcome/record.ts'
import type { Order } from './order.ts'
import { PROJECT } from '../wiring/suite.ts'

export interface VitestRunOptions {
  readonly order: Order
  /** Further reporters, for example Allure's. */
  readonly reporters: readonly Reporter[]
  onRecord(record: ScenarioRecord): void
  /** Called at the first signal. */
  onInterrupt(): void
}

export interface VitestRun {
  readonly records: readonly ScenarioRecord[]
  readonly interrupted: boolean
  /** What went wrong outside of scenarios: a suite file that cannot be loaded, an unhandled error. */
  readonly faults: readonly string[]
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs scenarios as vitest tests in one worker, concurrently, without any vitest configuration of the user's. */
export async function runInVitest({ order, reporters, onRecord, onInterrupt }: VitestRunOptions): Promise<VitestRun> {
  const records: ScenarioRecord[] = []
  const faults: string[] = []
  const collector: Reporter = {
    onTestCaseResult(test: TestCase) {
      const record = test.meta().countersign
      if (!record) return
      records.push(record)
      onRecord(record)
    },
    onTestRunEnd(modules: readonly TestModule[], unhandled) {
      faults.push(...[...unhandled, ...modules.flatMap((module) => module.errors())].map(({ message }) => message))
    },
  }
  const listeners = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]))
  const { createVitest } = await import('vitest/node')
  const vitest: Vitest = await createVitest(
    'test',
    {
      root: PROJECT,
      dir: PROJECT,
      config: false,
      watch: false,
      include: ['helpers/vitest/conformance.vitest.ts'],
      exclude: [],
      reporters: [collector, ...reporters],
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      maxConcurrency: order.concurrency,
      sequence: { concurrent: true, shuffle: { tests: true }, seed: order.seed },
      testTimeout: 0,
      teardownTimeout: 5_000,
      cache: false,
      attachmentsDir: path.join(os.tmpdir(), 'countersign-attachments'),
      provide: { order },
    },
    {
      cacheDir: path.join(os.tmpdir(), 'countersign-cache'),
      server: { watch: null },
      envDir: false,
      css: { postcss: {} },
      logLevel: 'error',
      clearScreen: false,
    },
  )
  let interrupted = false
  const restore = replaceSignals(listeners, () => {
    if (interrupted) process.exit(130)
    interrupted = true
    onInterrupt()
    void vitest.cancelCurrentRun('keyboard-input')
  })
  try {
    await vitest.start([])
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error))
  } finally {
    await vitest.close()
    restore()
  }
  return { records, interrupted, faults }
}

/** vitest's own handlers end the process at once, without reports: they make way for ours. */
function replaceSignals(
  before: ReadonlyMap<(typeof SIGNALS)[number], readonly unknown[]>,
  handler: () => void,
): () => void {
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!before.get(signal)?.includes(listener)) process.off(signal, listener)
    }
    process.on(signal, handler)
  }
  return () => {
    for (const signal of SIGNALS) process.off(signal, handler)
  }
}
