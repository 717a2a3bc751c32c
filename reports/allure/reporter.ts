import { randomUUID } from 'node:crypto'
import { ContentType, type TestResult } from 'allure-js-commons'
import { ReporterRuntime, type Writer } from 'allure-js-commons/sdk/reporter'
import AllureVitestReporter from 'allure-vitest/reporter'
import type { RunnerTask } from 'vitest'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import type { Rule } from '../../helpers/catalogue/rule.ts'
import type { ScenarioRecord } from '../../helpers/outcome/record.ts'
import { allureResultsOf, allureSightingsOf, type AllureResult } from './results.ts'
import { QuickWriter } from './writer.ts'

/** What the Allure results are made with. */
export interface AllureOptions {
  readonly resultsDir: string
  readonly catalogue: ReadonlyMap<string, Rule>
  /** Facts of the run: shown on the first page of the report. */
  readonly environment: Readonly<Record<string, string>>
}

/**
 * allure-vitest's reporter, with every result mended from the scenario's record that the test carries as
 * `meta.countersign`. By itself it nests parallel steps into each other, loses the reasons of skipped tests, takes
 * failed for broken by the words of a message, and names tests by paths that differ between machines.
 */
export function allureReporter(options: AllureOptions): Reporter {
  const writer = new QuickWriter(options.resultsDir)
  return new MendingReporter(new Mender(writer, options.catalogue), writer, options)
}

/** Tells the mender which test a result belongs to, as each test ends: results are on disk should the run be killed. */
class MendingReporter extends AllureVitestReporter {
  readonly #mender: Mender
  readonly #writer: Writer
  readonly #reported = new WeakSet<RunnerTask>()
  #vitest: Vitest | undefined

  constructor(mender: Mender, writer: Writer, { resultsDir, environment }: AllureOptions) {
    super({
      resultsDir,
      environmentInfo: { ...environment },
      reportMatchers: false,
      listeners: [{ beforeTestResultWrite: (result) => mender.mend(result) }],
    })
    this.#mender = mender
    this.#writer = writer
  }

  override onInit(vitest: Vitest): void {
    this.#vitest = vitest
    super.onInit(vitest)
    const runtime: unknown = Reflect.get(this, 'allureReporterRuntime')
    if (runtime instanceof ReporterRuntime) runtime.writer = this.#writer
  }

  onTestCaseResult(test: TestCase): void {
    const task = this.#vitest?.state.idMap.get(test.id)
    if (task) this.handleTask(task)
  }

  override onTestRunEnd(modules: readonly TestModule[]): void {
    super.onTestRunEnd(modules)
    this.#mender.writeSightings()
  }

  override handleTask(task: RunnerTask): void {
    if (task.type === 'suite') return super.handleTask(task)
    const record = task.meta.countersign
    // Without a record it was skipped by a run that was cut short.
    if (this.#reported.has(task) || (!record && task.result?.state !== 'fail')) return
    this.#reported.add(task)
    this.#mender.during(record, () => super.handleTask(task))
  }
}

/** Puts what a record tells in the place of what allure-vitest made of the test. */
class Mender {
  readonly #writer: Writer
  readonly #catalogue: ReadonlyMap<string, Rule>
  readonly #mended: ScenarioRecord[] = []
  #record: ScenarioRecord | undefined

  constructor(writer: Writer, catalogue: ReadonlyMap<string, Rule>) {
    this.#writer = writer
    this.#catalogue = catalogue
  }

  /** Results that are written while `report` runs belong to `record`. */
  during(record: ScenarioRecord | undefined, report: () => void): void {
    this.#record = record
    try {
      report()
    } finally {
      this.#record = undefined
    }
  }

  mend(result: TestResult): void {
    const record = this.#record
    if (!record) return
    this.#mended.push(record)
    const [own, ...others] = allureResultsOf(record, this.#catalogue)
    if (own) Object.assign(result, this.#complete(withLabelsOf(result, own), record))
    for (const other of others) this.#write(withLabelsOf(result, other), record)
  }

  /** What scenarios saw of rules that are not theirs: known only when all have ended. */
  writeSightings(): void {
    for (const { result, record } of allureSightingsOf(this.#mended, this.#catalogue)) this.#write(result, record)
  }

  #write(result: AllureResult, record: ScenarioRecord): void {
    this.#writer.writeResult({ uuid: randomUUID(), ...this.#complete(result, record) })
  }

  /** Each result has a file of its own with the exchanges: Allure shows a file in one result only. */
  #complete(result: AllureResult, { log }: ScenarioRecord): AllureResult {
    if (log === '') return result
    const source = `${randomUUID()}-attachment.txt`
    this.#writer.writeAttachment(source, Buffer.from(log))
    return { ...result, attachments: [{ name: 'exchanges', type: ContentType.TEXT, source }] }
  }
}

/** Labels of allure-vitest that are the same on every machine, and those that the user's environment adds. */
const FOREIGN = new Set(['suite', 'parentSuite', 'subSuite', 'package', 'host', 'thread', '_fallbackTestCaseId'])

function withLabelsOf({ labels }: TestResult, own: AllureResult): AllureResult {
  const names = new Set(own.labels.map(({ name }) => name))
  return { ...own, labels: [...own.labels, ...labels.filter(({ name }) => !FOREIGN.has(name) && !names.has(name))] }
}
