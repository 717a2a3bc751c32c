import { randomUUID } from 'node:crypto'
import { ContentType, type Attachment, type Label } from 'allure-js-commons'
import { getEnvironmentLabels, getFrameworkLabel, getLanguageLabel } from 'allure-js-commons/sdk/reporter'
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

/** Writes Allure results while a run goes on. */
export interface AllureReporter {
  /** Writes what a scenario is in Allure, beside the run: results are on disk should it be killed. */
  add(record: ScenarioRecord): void
  /**
   * Writes what is known only when all scenarios have ended, and waits until everything is on disk.
   * @param explained the records of all scenarios, as the whole run explains them
   * @throws what kept a file from being written
   */
  end(explained?: readonly ScenarioRecord[]): Promise<void>
}

/** Opens the folder of results, and tells there what is judged. */
export function allureReporter({ resultsDir, catalogue, environment }: AllureOptions): AllureReporter {
  const writer = new QuickWriter(resultsDir)
  writer.writeEnvironmentInfo({ ...environment })
  const labels = [getFrameworkLabel('countersign'), getLanguageLabel(), ...getEnvironmentLabels()]
  /** Records with breaches of rules that may be nobody's, without their exchanges: those are on disk, in these files. */
  const seers = new Map<ScenarioRecord, string | undefined>()

  const write = (result: AllureResult, source: string | undefined) => {
    const attachments: Attachment[] =
      source === undefined ? [] : [{ name: 'exchanges', type: ContentType.TEXT, source }]
    writer.writeResult({ ...result, uuid: randomUUID(), labels: withLabels(result.labels, labels), attachments })
  }

  /** Records that another rule may explain, with the file of their exchanges: only the whole run tells whether one does. */
  const pending = new Map<string, { readonly record: ScenarioRecord; readonly source: string | undefined }>()

  const writeRecord = (record: ScenarioRecord, sourceOf: () => string | undefined): string | undefined => {
    let source: string | undefined
    for (const result of allureResultsOf(record, catalogue)) {
      // Each result has a file of its own with the exchanges: Allure shows a file in one result only.
      source = sourceOf()
      write(result, source)
    }
    return source
  }

  return {
    add(record) {
      const text = () => (record.log === '' ? undefined : writer.writeText(record.log))
      const isPending = record.finding?.causes !== undefined
      const source = isPending ? text() : writeRecord(record, text)
      if (isPending) pending.set(record.key, { record: { ...record, log: '' }, source })
      if (record.breaches.length > 0) seers.set({ ...record, log: '' }, source)
    },
    async end(explained = []) {
      const byKey = new Map(explained.map((record) => [record.key, record]))
      for (const [key, { record, source }] of pending) {
        const { status, finding } = byKey.get(key) ?? record
        let isFirst = true
        writeRecord({ ...record, status, ...(finding && { finding }) }, () => {
          const own = isFirst || source === undefined ? source : writer.copy(source)
          isFirst = false
          return own
        })
      }
      for (const { result, record } of allureSightingsOf([...seers.keys()], catalogue)) {
        const source = seers.get(record)
        write(result, source === undefined ? undefined : writer.copy(source))
      }
      await writer.flush()
    },
  }
}

/** A result's own labels, and those of all results whose names it does not use itself. */
function withLabels(own: readonly Label[], all: readonly Label[]): Label[] {
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...all.filter(({ name }) => !names.has(name))]
}
