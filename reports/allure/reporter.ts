import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { ContentType, type Attachment, type Label } from 'allure-js-commons'
import { getEnvironmentLabels, getFrameworkLabel, getLanguageLabel } from 'allure-js-commons/sdk/reporter'
import type { Rule } from '../../helpers/engine/catalogue/rule.ts'
import type { ScenarioRecord } from '../../helpers/engine/outcome/record.ts'
import type { RuleResult } from '../../helpers/engine/outcome/verdict.ts'
import { countsOf } from './environment.ts'
import { allureResultsOf, allureSightingsOf, type AllureResult } from './results.ts'
import type { KnownRules } from './shares.ts'
import { unprovedResults } from './unproved.ts'
import { QuickWriter } from './writer.ts'

/** The settings of the Allure results. */
export interface AllureOptions {
  readonly resultsDir: string
  readonly catalogue: ReadonlyMap<string, Rule>
  /** The ids of the rules that were selected for the run. */
  readonly selected: ReadonlySet<string>
  /** The known violations, which do not fail the run. */
  readonly known?: KnownRules
  /** Facts of the run for the first page of the report. */
  readonly environment: Readonly<Record<string, string>>
}

/** Writes Allure results during a run. */
export interface AllureReporter {
  /** Writes the results of a scenario during the run, so that they are on disk if the run is killed. */
  add(record: ScenarioRecord): void
  /**
   * Writes what is known only after all scenarios, and waits until everything is on disk. If the whole run explains a
   * scenario differently than the scenario itself, its results are written again with the same exchanges.
   * @param explained the records of all scenarios, as the whole run explains them
   * @param results the verdicts of all rules
   * @param facts further facts of the run for the first page
   * @throws Error with the reason why a file could not be written
   */
  end(
    explained?: readonly ScenarioRecord[],
    results?: readonly RuleResult[],
    facts?: Readonly<Record<string, string>>,
  ): Promise<void>
}

/** A scenario that was written: its record without the exchanges, and the files of its results. */
interface Written {
  readonly record: ScenarioRecord
  readonly files: readonly ResultFile[]
}

/** A result on disk, with the file of its exchanges. */
interface ResultFile {
  readonly uuid: string
  readonly source: string | undefined
}

/** Opens the folder of results and writes the rules that are judged. */
export function allureReporter(options: AllureOptions): AllureReporter {
  const { resultsDir, catalogue, selected, environment, known } = options
  const writer = new QuickWriter(resultsDir)
  writer.writeEnvironmentInfo({ ...environment })
  const labels = [getFrameworkLabel('countersign'), getLanguageLabel(), ...getEnvironmentLabels()]
  const written = new Map<string, Written>()

  const write = (result: AllureResult, source?: string, uuid: string = randomUUID()): ResultFile => {
    const attachments: Attachment[] =
      source === undefined ? [] : [{ name: 'exchanges', type: ContentType.TEXT, source }]
    writer.writeResult({ ...result, uuid, labels: withLabels(result.labels, labels), attachments })
    return { uuid, source }
  }

  /** Replaces the results of a scenario by those that follow from the whole run. */
  const amend = (record: ScenarioRecord, files: readonly ResultFile[]): Written => {
    const source = files[0]?.source
    const results = allureResultsOf(record, catalogue, known)
    for (const file of files.slice(results.length)) writer.remove(file.uuid, file.source)
    const anew = results.map((result, i) => {
      const file = files[i]
      return file ? write(result, file.source, file.uuid) : write(result, source && writer.copy(source))
    })
    return { record, files: anew }
  }

  /** Writes what is known only after all scenarios have ended. */
  const conclude = async (
    explained: readonly ScenarioRecord[],
    results: readonly RuleResult[],
    facts: Readonly<Record<string, string>>,
  ): Promise<void> => {
    await writer.flush()
    for (const record of explained) {
      const before = written.get(record.key)
      const last = before ? amended(before.record, record) : record
      if (!isDeepStrictEqual(before?.record, last)) written.set(last.key, amend(last, before?.files ?? []))
    }
    const records = [...written.values()].map(({ record }) => record)
    for (const { result, record } of allureSightingsOf(records, catalogue, known)) {
      const source = written.get(record.key)?.files[0]?.source
      write(result, source && writer.copy(source))
    }
    for (const result of unprovedResults(results, selected)) write(result)
    if (results.length > 0)
      writer.writeEnvironmentInfo({ ...environment, ...countsOf(results, selected, records.length), ...facts })
    await writer.flush()
  }

  return {
    add({ log, ...rest }) {
      const record = { ...rest, log: '' }
      // Each result needs its own file of exchanges, as Allure shows a file in one result only.
      const source = () => (log === '' ? undefined : writer.writeText(log))
      const files = allureResultsOf(record, catalogue, known).map((result) => write(result, source()))
      written.set(record.key, { record, files })
    },
    async end(explained = [], results = [], facts = {}) {
      try {
        await conclude(explained, results, facts)
      } finally {
        await writer.close()
      }
    },
  }
}

/**
 * A scenario's record with the explanation of the whole run. Steps come from the scenario, as records of a run have
 * none.
 */
function amended(own: ScenarioRecord, { status, finding, outcomes, breaches }: ScenarioRecord): ScenarioRecord {
  const { finding: _, ...rest } = own
  return { ...rest, status, ...(finding && { finding }), outcomes, breaches }
}

/** A result's own labels, and those of all results whose names it does not use itself. */
function withLabels(own: readonly Label[], all: readonly Label[]): Label[] {
  const names = new Set(own.map(({ name }) => name))
  return [...own, ...all.filter(({ name }) => !names.has(name))]
}
